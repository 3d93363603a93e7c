import { cleanCode } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import { freeCode } from './codes.ts';

test('a code is one that people can type, and never one that is taken', async () => {
  const taken = new Set<string>();
  for (let i = 0; i < 500; i++) taken.add(await freeCode((code) => Promise.resolve(taken.has(code))));
  expect(taken.size).toBe(500);
  for (const code of taken) expect(cleanCode(code)).toBe(code);
});

test('who draws what is taken draws again, and not for ever', async () => {
  const drawn = ['BBBBB', 'CCCCC'];
  const isTaken = (code: string) => Promise.resolve(code === 'BBBBB');
  expect(await freeCode(isTaken, () => drawn.shift() ?? '')).toBe('CCCCC');
  await expect(freeCode(() => Promise.resolve(true))).rejects.toThrow('no code is free');
});
