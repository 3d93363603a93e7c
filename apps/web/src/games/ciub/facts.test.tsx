import { applyEntry, isSeat, seededRng, startMatch, type Actor, type Match, type Seat } from '@cubarium/core';
import { CARDS, ciub, OPUS, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import type { Step } from '../../table/model/director.ts';
import type { Ended } from '../../table/model/game-ui.ts';
import { factsOf } from './facts.tsx';
import { messages as m } from './messages/en.ts';
import { playerOf } from './view.ts';

/** A whole game of people who gain whatever they can, and remove cards. */
function wholeGame(seed: string): Ended<CiubState, CiubAction> {
  const rng = seededRng(seed);
  const options = ciub.parseOptions({ seats: 2, length: 'short' });
  if (!options.ok) throw new Error('no options');
  let match: Match<CiubState, CiubAction> = startMatch(ciub, {
    options: options.value,
    bots: [null, null],
    time: null,
  });
  const history: Step<CiubState, CiubAction>[] = [];
  while (match.end === null) {
    const turn = ciub.turn(match.state);
    const actor: Actor = turn.who === 'seats' ? (turn.seats[0] ?? 'chance') : 'chance';
    const action = isSeat(actor) ? eager(match.state, actor, rng) : ciub.drawChance(match.state, rng);
    if (!action) throw new Error('nothing to do');
    const entry = { seq: history.length, at: history.length, actor, action };
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(next.error.code);
    history.push({ before: match, entry, after: next.value });
    match = next.value;
  }
  const players = [0, 1].map((seat) => ({
    seat: seat as Seat,
    name: `P${seat}`,
    bot: null,
    mine: seat === 0,
  }));
  return { end: match.end, match, history, players };
}

function eager(state: CiubState, seat: Seat, rng: ReturnType<typeof seededRng>): CiubAction | null {
  const legal = ciub.legal(state, { seat, at: 0 }).filter((each): each is CiubAction => !('choose' in each));
  const wanted = legal.find(({ kind }) => kind === 'gain') ?? legal.find(({ kind }) => kind === 'removeCard');
  return wanted ?? ciub.sample(state, { seat, at: 0 }, rng);
}

test('a finished game tells the greatest gain of who won and the best of who looks on, and where they were', () => {
  const ended = wholeGame('facts');
  const winner = ended.end.winners[0] ?? 0;
  const facts = factsOf(m, ended);
  expect(facts.length).toBeGreaterThan(0);
  for (const { seq } of facts) expect(ended.history[seq ?? -1]?.entry.action.kind).toBe('gain');
  const worth = playerOf(ended.match.state, winner)
    .cards.filter((card) => card !== OPUS)
    .map((card) => CARDS[card].points);
  const [decisive] = facts;
  expect(Number(/(\d+) points?$/.exec(decisive?.text ?? '')?.[1])).toBeGreaterThanOrEqual(Math.max(...worth));
  expect(decisive?.text).toContain(`P${winner}`);
  expect(new Set(facts.map(({ seq }) => seq)).size).toBe(facts.length);
});

test('of a game that nobody has won there is nothing to tell', () => {
  const ended = wholeGame('facts');
  expect(factsOf(m, { ...ended, end: { ...ended.end, winners: [] } })).toEqual([]);
});
