import type { MatchEntry } from '@cubarium/core';
import { expect, test } from 'vitest';
import { hear, heardAlready, type Heard } from './announcing.ts';
import type { LogLine } from './log.ts';

const line = (seq: number, actor: 0 | 1, kind: string): LogLine => {
  const entry: MatchEntry = { seq, at: seq, actor, action: { kind } };
  return { seq, entry, text: `${actor} ${kind}`, mark: null, seat: actor, turn: null, final: false };
};
const texts = ({ spoken }: Heard): readonly string[] => spoken.map(({ text }) => text);
const ids = ({ spoken }: Heard): readonly number[] => spoken.map(({ id }) => id);

test('an own move is told once, though another came before it', () => {
  const told = hear(heardAlready([line(0, 0, 'throw')]), {
    log: [line(0, 0, 'throw'), line(1, 0, 'cover')],
    settled: true,
  });
  expect(texts(told)).toEqual(['0 throw', '0 cover']);
  const after = hear(told, {
    log: [line(0, 0, 'throw'), line(1, 1, 'cover'), line(2, 0, 'cover')],
    settled: true,
  });
  expect(texts(after)).toEqual(['0 throw', '0 cover', '1 cover']);
  expect(ids(after)).toEqual([0, 1, 2]);
});

test('also when it is gone from the log for a while', () => {
  const own = hear(heardAlready([]), { log: [line(0, 0, 'cover')], settled: true });
  const between = hear(own, { log: [line(0, 1, 'cover')], settled: false });
  const after = hear(between, { log: [line(0, 1, 'cover'), line(1, 0, 'cover')], settled: true });
  expect(texts(after)).toEqual(['0 cover', '1 cover']);
});

test('a move that was refused, and is made again, is told again', () => {
  const own = hear(heardAlready([]), { log: [line(0, 0, 'cover')], settled: true });
  const refused = hear(own, { log: [], settled: true });
  const anew = hear(refused, { log: [line(0, 0, 'cover')], settled: true });
  expect(texts(anew)).toEqual(['0 cover', '0 cover']);
});

test('the same move twice is two moves, and only the last lines stay', () => {
  const log = Array.from({ length: 8 }, (_, seq) => line(seq, 0, 'throw'));
  const first = hear(heardAlready([]), { log: log.slice(0, 2), settled: true });
  expect(ids(first)).toEqual([0, 1]);
  const later = hear(first, { log, settled: true });
  expect(ids(later)).toEqual([2, 3, 4, 5, 6, 7]);
});

test('what was there before anybody listened is there to be read', () => {
  expect(texts(heardAlready([line(0, 0, 'throw')]))).toEqual(['0 throw']);
});
