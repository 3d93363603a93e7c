import { describe, expect, it } from 'vitest';
import { applyEntry, seededRng, startMatch, type Match, type Seat } from '@cubarium/core';
import { cubo, scoreSquare, total, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import { factsOf } from '../facts.ts';
import { messages as m } from '../messages/en.ts';
import { roundsOf, type CuboStep } from './rounds.ts';

/** A whole calm game by chance, step by step. */
function playedSteps(seed: string): readonly CuboStep[] {
  const options = cubo.parseOptions({ seats: 3, pace: 'calm' });
  if (!options.ok) throw new Error(options.error.code);
  let match: Match<CuboState, CuboAction> = startMatch(cubo, {
    options: options.value,
    bots: [null, null, null],
    time: null,
  });
  const rng = seededRng(seed);
  const steps: CuboStep[] = [];
  while (!match.end) {
    const turn = cubo.turn(match.state);
    const seat: Seat = turn.who === 'seats' ? (turn.seats[0] ?? 0) : 0;
    const action =
      turn.who === 'chance'
        ? cubo.drawChance(match.state, rng)
        : cubo.sample(match.state, { seat, at: match.at }, rng);
    if (!action) throw new Error('nobody can act');
    const entry = {
      seq: match.seq,
      at: match.at,
      actor: turn.who === 'chance' ? 'chance' : seat,
      action,
    } as const;
    const after = applyEntry(cubo, match, entry);
    if (!after.ok) throw new Error(after.error.code);
    steps.push({ before: match, entry, after: after.value });
    match = after.value;
  }
  return steps;
}

describe('the rounds of a game, told from its steps', () => {
  const seeds = ['rounds 1', 'rounds 2', 'rounds 3'];

  it.each(seeds)('[cubo W1] [cubo W6] shows the square that was scored (%s)', (seed) => {
    const rounds = roundsOf(playedSteps(seed));
    expect(rounds).toHaveLength(6);
    for (const { scored } of rounds)
      for (const { square, points } of scored) expect(square && scoreSquare(square).points).toBe(points);
  });

  it.each(seeds)('[cubo W8] adds up to the totals of the end (%s)', (seed) => {
    const steps = playedSteps(seed);
    const last = roundsOf(steps).at(-1);
    const end = steps.at(-1)?.after.state;
    for (const { seat, total: shown } of last?.scored ?? [])
      expect(shown).toBe(total(end?.seats[seat]?.points ?? []));
  });

  it('knows where a die from the middle went', () => {
    const all = roundsOf(playedSteps('rounds 4')).flatMap(({ scored }) => scored);
    const used = all.filter(({ exchanged }) => exchanged !== null);
    expect(used.length).toBeGreaterThan(0);
    expect(used.length).toBeLessThan(all.length);
  });

  it('are told by the one in which who won left the others behind, and by the best of who looks on', () => {
    const history = playedSteps('rounds 5');
    const match = history.at(-1)?.after;
    if (!match?.end) throw new Error('no end');
    const players = ([0, 1, 2] as const).map((seat) => ({
      seat,
      name: `P${seat}`,
      bot: null,
      mine: seat === 1,
    }));
    const facts = factsOf(m, { end: match.end, match, history, players });
    const best = Math.max(...(match.state.seats[1]?.points ?? []));
    expect(facts.at(-1)?.text).toMatch(new RegExp(`^Your best: ${best} points? in round \\d$`));
    for (const { seq } of facts) expect(history.some(({ entry }) => entry.seq === seq)).toBe(true);
  });
});
