import { botNonce, commitment, matchSeed } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import {
  dealtFrom,
  EMPTY_SEAT,
  infoOf,
  isBanned,
  namedIn,
  newRecord,
  sameFields,
  withBotNonces,
  withoutPerson,
  type TableRecord,
} from './record.ts';

const secret = '5e'.repeat(32);
const person = (name: string) => ({
  ...EMPTY_SEAT,
  person: name,
  name: name.toUpperCase(),
  ready: true,
  nonce: name,
});
const bot = { ...EMPTY_SEAT, bot: 'casual', ready: true };
const empty = newRecord({ id: 't', game: 'pig', options: { seats: 3 }, host: 'ann', createdAt: 5, secret });
const record: TableRecord = { ...empty, seats: [bot, person('ann'), EMPTY_SEAT] };

test('a new table is open, for those who have its link, and waits a minute for who is away', () => {
  expect(empty).toMatchObject({ access: 'link', time: 'none', chat: true, awayMs: 60_000, status: 'open' });
  expect(empty).toMatchObject({ seats: [EMPTY_SEAT, EMPTY_SEAT, EMPTY_SEAT], zero: null, next: null });
});

describe('what everybody may know', () => {
  test('names no person, and says which seats are taken and which is the host’s', () => {
    const info = infoOf({ ...record, recent: ['ann:1'], banned: ['eve'], owed: 'link' });
    expect(info.seats.map(({ taken }) => taken)).toEqual([true, true, false]);
    expect(info.host).toBe(1);
    expect(infoOf({ ...record, host: 'bob' }).host).toBeNull();
    expect(infoOf({ ...record, seats: [person('ann'), bot] }).host).toBe(0);
    for (const field of ['recent', 'banned', 'owed']) expect(info).not.toHaveProperty(field);
    expect(JSON.stringify(info)).not.toMatch(/"ann:1"|"eve"|"person"/);
  });

  test('holds the commitment, and the secret only when nothing can be dealt any more', () => {
    const told = (['open', 'running', 'ended', 'closed'] as const).map((status) =>
      infoOf({ ...record, status }),
    );
    expect(told.map((info) => info.secret)).toEqual([null, null, secret, secret]);
    expect(new Set(told.map((info) => info.commitment))).toEqual(new Set([commitment(secret)]));
  });
});

test('the dice of a table hang on its secret and on what every seat adds', () => {
  const seats = withBotNonces(record);
  expect(seats.map(({ nonce }) => nonce)).toEqual([botNonce(secret, 0), 'ann', null]);
  const seed = matchSeed(secret, [botNonce(secret, 0), 'ann', '']);
  expect(dealtFrom({ ...record, seats })).toEqual({ seed, secret });
});

test('records are the same when every field is', () => {
  expect(sameFields(bot, bot)).toBe(true);
  expect(sameFields(bot, { ...bot })).toBe(true);
  expect(sameFields(bot, { ...bot, bot: 'expert' })).toBe(false);
  expect(sameFields<object>(bot, { ...bot, more: 1 })).toBe(false);
  expect(sameFields<object>({ ...bot, more: 1 }, bot)).toBe(false);
  expect(sameFields(bot, undefined)).toBe(false);
});

describe('a person', () => {
  const busy: TableRecord = { ...record, recent: ['bob:7', 'anna:1', 'ann:2'], banned: ['eve', 'ann'] };

  test('is named as sitting, host, sender of a command or banned', () => {
    expect(namedIn(busy)).toEqual(new Set(['ann', 'bob', 'anna', 'eve']));
    expect(namedIn({ ...empty, host: '' })).toEqual(new Set());
    expect([isBanned(busy, 'eve'), isBanned(busy, 'bob'), isBanned(empty, 'eve')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('leaves no trace when forgotten: before the start the seat is free, later it has no name', () => {
    const open = withoutPerson(busy, 'ann');
    expect(open).toMatchObject({ recent: ['bob:7', 'anna:1'], banned: ['eve'], host: '' });
    expect(open.seats).toEqual([bot, EMPTY_SEAT, EMPTY_SEAT]);
    const running = withoutPerson({ ...busy, status: 'running' }, 'ann');
    expect(running.seats[1]).toEqual({ ...person('ann'), person: null, name: null });
    expect(namedIn(open).has('ann')).toBe(false);
    expect(withoutPerson(record, 'bob')).toEqual(record);
    expect(withoutPerson(record, 'bob')).not.toHaveProperty('banned');
  });

  test('who hosts hands the table to the next who sits there', () => {
    const seats = [bot, person('ann'), person('bob')];
    expect(withoutPerson({ ...record, seats }, 'ann').host).toBe('bob');
    expect(withoutPerson({ ...record, seats }, 'bob').host).toBe('ann');
  });
});
