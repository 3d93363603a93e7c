import { expect, test } from 'vitest';
import { anchorsAt, diceAt, isTimeName, TIMES, type TableInfo } from './table-info.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

test('the thinking times that tables offer', () => {
  expect(TIMES).toEqual({
    none: null,
    fast: { bankMs: 2 * MINUTE, creditMs: 20 * SECOND },
    normal: { bankMs: 5 * MINUTE, creditMs: 45 * SECOND },
    slow: { bankMs: 15 * MINUTE, creditMs: 2 * MINUTE },
    days: { bankMs: 3 * DAY, creditMs: DAY },
  });
  expect(Object.keys(TIMES).every(isTimeName)).toBe(true);
  for (const value of ['toString', '', 1, null]) expect(isTimeName(value)).toBe(false);
});

const seat = { name: null, taken: true, bot: null, ready: true, nonce: 'n' };
const info: TableInfo = {
  id: 't',
  game: 'pig',
  options: {},
  access: 'link',
  time: 'none',
  chat: true,
  awayMs: 0,
  createdAt: 0,
  commitment: 'c',
  secret: null,
  seats: [{ ...seat, anchor: 'a' }, seat, { ...seat, nonce: null, anchor: null }],
  host: 0,
  status: 'running',
  zero: 0,
  next: null,
};

test('a table of version 1 has no anchors, one of version 2 has one or null for each seat', () => {
  expect(anchorsAt(info)).toBeNull();
  expect(anchorsAt({ ...info, version: 1 })).toBeNull();
  expect(anchorsAt({ ...info, version: 2 })).toEqual(['a', null, null]);
  const dice = { kind: 'committed', commitment: 'c', nonces: ['n', 'n', ''], secret: null };
  expect(diceAt(info)).toStrictEqual({ version: 1, dice });
  expect(diceAt({ ...info, version: 2, secret: 's' })).toEqual({
    version: 2,
    dice: { ...dice, anchors: ['a', null, null], secret: 's' },
  });
});
