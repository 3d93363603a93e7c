import { nodeBudget, playMatch, type Level } from '@cubarium/bots/kit';
import { seededRng } from '@cubarium/core';
import { pig } from '../rules/index.ts';
import { describeBot } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { bots, statistics } from './index.ts';

for (const level of ['novice', 'expert'] as const)
  describeBot({
    name: `Pig's ${level}`,
    // The suite serves all games, so it takes them without their own types.
    rules: () => Promise.resolve(pig as never),
    bot: () => Promise.resolve(bots.bot(level) as never),
    tables: [{ target: 50 }, { seats: 3, mercy: true }],
  });

const GAMES = 400;
const LEVELS: readonly Level[] = ['novice', 'expert'];

/** A match in which the bold bot sits now here, now there. */
function play(i: number) {
  const options = pig.parseOptions({ target: 100, limitMs: 60_000 });
  if (!options.ok) throw new Error('options refused');
  const levels = i % 2 === 0 ? LEVELS : LEVELS.toReversed();
  const played = playMatch(pig, pig.setup(options.value), {
    bots: levels.map((level) => bots.bot(level)),
    dice: seededRng(`dice ${i}`),
    rng: seededRng(i),
    budget: () => nodeBudget(1),
  });
  return { ...played, levels };
}

test('who dares more wins more often', () => {
  const winners = Array.from({ length: GAMES }, (_, i) => {
    const { state, levels } = play(i);
    return levels[pig.result(state)?.winners[0] ?? -1];
  });
  expect(winners.filter((level) => level === 'expert').length).toBeGreaterThan(0.55 * GAMES);
});

test('statistics count what was rolled', () => {
  const { counts } = statistics.figures(play(0));
  expect(counts.rolls).toBeGreaterThan(10);
  expect(counts.points).toBeGreaterThanOrEqual(50);
});
