import { deal, textSeed, type Entry } from '@cubarium/core';
import { expect, test } from 'vitest';
import { logOf, readGoldens, textOf, type Golden } from './goldens.ts';

const goldens = await readGoldens();

test.each(goldens)('$name: the log leads through the same states', (golden) => {
  expect(textOf(golden, logOf(golden))).toBe(golden.text);
});

test.each(goldens)('$name: the dealer still gives the same dice', (golden) => {
  const log = logOf(golden);
  expect(log.length).toBeGreaterThan(50);
  expect(redealt(golden, log)).toEqual(log);
});

/** The log with every chance entry dealt anew. */
function redealt({ game, options, seed }: Golden, log: readonly Entry[]): readonly unknown[] {
  let state = game.setup(options);
  return log.map((entry) => {
    const about = { seed: textSeed(seed), seq: entry.seq, at: entry.at, state };
    const again = entry.actor === 'chance' ? deal(game, about) : entry;
    const next = game.apply(state, entry);
    if (next.ok) state = next.value;
    return again;
  });
}
