import type { GameDefinition, MatchFile } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { DealtMatch } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { fairnessOf } from './fairness.ts';

const game = ciub as GameDefinition;

function played(): MatchFile {
  const dealt = new DealtMatch(game, { options: { seats: 2, first: 0 }, secret: '5e'.repeat(32), bots: [1] });
  dealt.play(60, 'fairness');
  return dealt.file();
}

const file = played();
const { dice } = file;
if (dice.kind !== 'committed') throw new Error('not committed');

test('every throw and card of a fair match is counted', () => {
  const n = file.log.filter(({ actor }) => actor === 'chance').length;
  expect(fairnessOf(game, file)).toEqual({ kind: 'fair', n });
});

test('an entry whose link or dice were changed is named', () => {
  const entry = file.log.findIndex(({ link }) => link !== undefined);
  const changed = { ...file.log[entry]!, link: '00'.repeat(16) };
  expect(fairnessOf(game, { ...file, log: file.log.with(entry, changed) })).toEqual({
    kind: 'unfair',
    entry,
  });
});

test('another secret than was promised gives other dice', () => {
  expect(fairnessOf(game, { ...file, dice: { ...dice, secret: '5f'.repeat(32) } })).toEqual({
    kind: 'other',
  });
});

test('without a secret there is nothing to say', () => {
  expect(fairnessOf(game, { ...file, dice: { ...dice, secret: null } })).toBeNull();
});
