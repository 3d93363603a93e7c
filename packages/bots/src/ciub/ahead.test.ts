import { seededRng } from '@cubarium/core';
import { ciub, type CiubState } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { nodeBudget, playMatch } from '../kit/index.ts';
import { outcomes, promise } from './aims.ts';
import { createChances } from './chances.ts';
import { createJudge } from './judge.ts';
import { createBots } from './levels.ts';
import { sharedChart } from './shared.ts';
import { standingOf, type Standing } from './standing.ts';
import { WEIGHTS } from './weights.ts';

const chances = createChances(sharedChart);
const { ahead } = createJudge(chances, WEIGHTS, 'ahead');

const start = (options: object): CiubState => {
  const parsed = ciub.parseOptions(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return ciub.setup(parsed.value);
};

/** The beginnings of all turns of a game between novices. */
function turns(options: object, seed: string): readonly Standing[] {
  const { log } = playMatch(ciub, start(options), {
    bots: Array.from({ length: 4 }, () => createBots(chances).bot('novice')),
    dice: seededRng(`${seed} dice`),
    rng: seededRng(seed),
    budget: () => nodeBudget(100),
  });
  let state = start(options);
  return log.flatMap((entry) => {
    const next = ciub.apply(state, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    const begins = state.turn.phase !== 'foresight' && next.value.turn.phase === 'foresight';
    state = next.value;
    return begins ? [standingOf(state)] : [];
  });
}

describe.each([{ seats: 2 }, { seats: 3, length: 'short' }])(
  'the turn that begins, at a table of %j',
  (options) => {
    const standings = turns(options, 'ahead');

    test('all chances add up to 1', () => {
      expect(standings.length).toBeGreaterThan(20);
      for (const standing of standings) {
        const shares = ahead(standing);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }
    });
  },
);

test('[ciub F4] a card that bears the token of the other seat is worth nothing to who begins', () => {
  for (const standing of turns({ seats: 2 }, 'tokens').filter(({ opus }) => opus === null)) {
    const { next, tokens, bottom } = standing;
    const other = next === 0 ? 1 : 0;
    if (tokens[other] !== null) continue;
    for (const card of bottom) {
      const taken = { ...standing, tokens: tokens.with(other, card) };
      expect(ahead(taken)[next]).toBeLessThanOrEqual((ahead(standing)[next] as number) + 1e-9);
    }
  }
});

test('how a turn ends adds up to what it promises', () => {
  const rng = seededRng('outcomes');
  for (let i = 0; i < 200; i++) {
    const aims = Array.from({ length: 1 + rng.below(4) }, () => ({
      gain: 1 + rng.below(9),
      chance: rng.below(999) / 1000,
    }));
    const likely = outcomes(aims);
    const gain = aims.reduce((sum, aim, a) => sum + aim.gain * (likely[a] as number), 0);
    expect(gain).toBeCloseTo(promise(aims), 9);
    expect(likely.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test('what a bot was asked before does not change what it answers', () => {
  const fresh = () => createBots(createChances(sharedChart)).bot('expert');
  const used = fresh();
  const { log } = playMatch(ciub, start({ seats: 2, length: 'short' }), {
    bots: [used, used],
    dice: seededRng('memory dice'),
    rng: seededRng('memory'),
    budget: () => nodeBudget(5),
  });
  let state = start({ seats: 2, length: 'short' });
  const asked: unknown[] = [];
  const answered: unknown[] = [];
  for (const entry of log) {
    const ask = (bot: typeof used) =>
      bot.choose({
        state,
        seat: state.turn.seat,
        at: 0,
        rng: seededRng(entry.seq),
        shouldStop: nodeBudget(5),
      });
    if (entry.seq % 5 === 0) {
      answered.push(ask(used));
      asked.push(ask(fresh()));
    }
    const next = ciub.apply(state, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    state = next.value;
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(answered).toEqual(asked);
});
