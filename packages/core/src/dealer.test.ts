import { pig } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { chanceRng, commitment, deal, matchSeed, textSeed } from './dealer.ts';
import { replay } from './replay.ts';

const secret = 'ab'.repeat(32);
const words = (seed: string, seq: number): readonly number[] => {
  const rng = chanceRng(seed, { number: seq, mix: '' });
  return Array.from({ length: 20 }, () => rng.below(2 ** 32));
};

describe('the match seed', () => {
  test('depends on the secret, on every nonce and on whose it is', () => {
    const seeds = [
      matchSeed(secret, ['a', 'b']),
      matchSeed(secret, ['b', 'a']),
      matchSeed(secret, ['ab', '']),
      matchSeed(secret, ['', 'ab']),
      matchSeed(secret, ['a', 'b', '']),
      matchSeed('cd'.repeat(32), ['a', 'b']),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('a commitment tells secrets apart', () => {
    expect(commitment(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(secret)).not.toBe(commitment('ac'.repeat(32)));
  });
});

describe('chance entries', () => {
  test('are the same for the same seed and place, and differ otherwise', () => {
    expect(words(textSeed('a'), 5)).toEqual(words(textSeed('a'), 5));
    expect(words(textSeed('a'), 5)).not.toEqual(words(textSeed('a'), 6));
    expect(words(textSeed('a'), 5)).not.toEqual(words(textSeed('b'), 5));
  });

  test('differ for numbers of more than 32 bits too', () => {
    const first = (number: number) => words(textSeed('a'), number)[0];
    expect(new Set([5, 5 + 2 ** 32, 5 + 2 ** 33].map(first)).size).toBe(3);
    // 2³² is the word 1, then the word 0; the value is that of another implementation.
    expect(first(2 ** 32)).toBe(2595676918);
  });

  test('are dealt at the place and moment they are due, and only then', () => {
    const state = pig.setup({ seats: 2, target: 20, mercy: false, limitMs: 5000 });
    const about = { seed: textSeed('a'), seq: 0, at: 7 };
    const entry = deal(pig, { ...about, state });
    expect(entry).toMatchObject({ seq: 0, at: 7, actor: 'chance', action: { kind: 'deal' } });
    const next = replay(pig, state, entry ? [entry] : []);
    expect(next.ok && deal(pig, { ...about, seq: 1, state: next.value })).toBeNull();
  });
});

describe('replay', () => {
  test('names the entry that is refused', () => {
    const start = pig.setup({ seats: 2, target: 20, mercy: false, limitMs: 5000 });
    const roll = { at: 0, actor: 0, action: { kind: 'roll' } } as const;
    const dealt = { at: 0, actor: 'chance', action: { kind: 'deal', first: 0 } } as const;
    expect(replay(pig, start, [dealt, roll]).ok).toBe(true);
    expect(replay(pig, start, [dealt, roll, roll])).toEqual({
      ok: false,
      error: { entry: 2, refusal: { code: 'chance-due' } },
    });
  });
});
