import { expect, test } from 'vitest';
import { cleanCode, CODE_LETTERS } from './index.ts';

test('a code is read however it was typed', () => {
  for (const typed of ['BCDFG', 'bcdfg', ' bc dfg ', 'b-c-d-f-g', 'ｂｃｄｆｇ'])
    expect(cleanCode(typed)).toBe('BCDFG');
});

test.each(['', 'BCDF', 'BCDFGH', 'BCDF1', 'BCDFO', 'BCDFA', 'ÉCDFG', '<b>cd'])('%s is none', (typed) => {
  expect(cleanCode(typed)).toBeNull();
});

test('no letter is there twice, and none that is taken for another', () => {
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  for (const letter of 'AEIOUYLQ0125') expect(CODE_LETTERS).not.toContain(letter);
});
