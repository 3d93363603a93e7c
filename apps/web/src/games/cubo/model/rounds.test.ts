import { describe, expect, it } from 'vitest';
import { scoreSquare, total } from '@cubarium/games/cubo';
import { factsOf } from '../facts.ts';
import { messages as m } from '../messages/en.ts';
import { roundsOf } from './rounds.ts';
import { playedSteps } from './state.testkit.ts';

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
