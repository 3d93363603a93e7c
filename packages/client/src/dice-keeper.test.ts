import { chainOf, type TableInfo } from '@cubarium/core';
import { runningMatch } from '@cubarium/testkit';
import { ciub } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { DiceKeeper, memoryKeep, type Keep } from './dice-keeper.ts';

/** A device whose secrets are 00…, 01…, and so on. */
function device(keep: Keep = memoryKeep()) {
  let made = 0;
  const asked: number[] = [];
  const randomHex = (bytes: number): string => {
    asked.push(bytes);
    return `0${made++}`.repeat(bytes);
  };
  return { keep, asked, keeper: new DiceKeeper('table', { keep, randomHex }) };
}
const tip = (number: number): string => `0${number}`.repeat(16);

describe('the chain of a seat', () => {
  test('is made once, of 2000 links, and found again after a reload', () => {
    const { keep, keeper, asked } = device();
    const anchor = keeper.anchor(0);
    expect(anchor).toBe(chainOf(tip(0), 2000)[0]);
    expect(keeper.anchor(0)).toBe(anchor);
    expect(keeper.anchor(1)).toBe(chainOf(tip(1), 2000)[0]);
    expect(asked).toEqual([16, 16]);
    const later = device(keep);
    expect(later.keeper.anchor(0)).toBe(anchor);
    expect(later.asked).toEqual([]);
  });

  test('gives way to a new one', () => {
    const { keeper } = device();
    const old = keeper.anchor(0);
    const fresh = keeper.newAnchor(0);
    expect(fresh).not.toBe(old);
    expect(keeper.anchor(0)).toBe(fresh);
    expect([keeper.isOwn(0, fresh), keeper.isOwn(0, old), keeper.isOwn(0, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(keeper.isOwn(1, fresh)).toBe(false);
  });

  test('is nobody’s before it is made: asking whose it is makes none', () => {
    const { keeper, asked } = device();
    expect(keeper.isOwn(0, chainOf(tip(0), 2000)[0] ?? '')).toBe(false);
    expect(keeper.next(0, tip(0))).toBeNull();
    expect(asked).toEqual([]);
  });

  test('is revealed link by link, and comes to its end', () => {
    const { keeper } = device();
    const links = chainOf(tip(0), 2000);
    expect(keeper.anchor(0)).toBe(links[0]);
    for (const at of [0, 1, 1998, 1999]) expect(keeper.next(0, links[at] ?? '')).toBe(links[at + 1]);
    expect(keeper.next(0, tip(0))).toBeNull();
    expect(keeper.next(0, tip(5))).toBeNull();
    expect(keeper.next(0, null)).toBeNull();
  });
});

test.each([
  '{',
  '7',
  'null',
  '[]',
  '{}',
  '{"tips":7}',
  '{"tips":[]}',
  '{"tips":{"0":"no link"},"commitment":7}',
])('whatever else is kept counts for nothing: %s', (text) => {
  const { keep, keeper, asked } = device();
  keep.set('table', text);
  expect(keeper.next(0, tip(0))).toBeNull();
  expect(keeper.anchor(0)).toBe(chainOf(tip(0), 2000)[0]);
  expect(asked).toHaveLength(1);
});

describe('a promise', () => {
  const share = { kind: 'ready', seat: 0, nonce: 'mine', chain: tip(7) } as const;
  const told = async (change: Partial<TableInfo>, place: Partial<TableInfo['seats'][number]> = {}) => {
    const { party } = await runningMatch(ciub, { chains: true });
    const { info } = party.table;
    const own = { ...info.seats[0], nonce: 'mine', anchor: tip(7), ready: true, ...place };
    return { ...info, ...change, seats: [own, ...info.seats.slice(1)] } as TableInfo;
  };

  test('is the commitment that was shown first, also after a reload', async () => {
    const { keep, keeper } = device();
    keeper.anchor(0);
    expect(keeper.holds(await told({ commitment: 'a' }))).toBe(true);
    expect(keeper.holds(await told({ commitment: 'a' }))).toBe(true);
    expect(keeper.holds(await told({ commitment: 'b' }))).toBe(false);
    const later = device(keep);
    expect(later.keeper.holds(await told({ commitment: 'b' }))).toBe(false);
    expect(later.keeper.isOwn(0, later.keeper.anchor(0))).toBe(true);
    expect(later.asked).toEqual([]);
  });

  test('is to begin with the share that was taken', async () => {
    const { keeper } = device();
    keeper.gave(share);
    expect(keeper.holds(await told({}))).toBe(true);
    expect(keeper.holds(await told({}, { nonce: 'other' }))).toBe(false);
    expect(keeper.holds(await told({}, { anchor: tip(8) }))).toBe(false);
    expect(keeper.holds(await told({}, { anchor: null }))).toBe(false);
    keeper.gave({ kind: 'ready', seat: 0, nonce: 'mine' });
    expect(keeper.holds(await told({}, { anchor: null }))).toBe(true);
    keeper.gave({ ...share, seat: 3 });
    expect(keeper.holds(await told({}))).toBe(true);
  });

  test('does not bind who changes their mind before the start, but who stays ready', async () => {
    const { keeper } = device();
    const open = { status: 'open' } as const;
    keeper.gave(share);
    expect(keeper.holds(await told(open, { nonce: 'other' }))).toBe(true);
    expect(keeper.holds(await told({}, { nonce: 'other' }))).toBe(false);
    expect(keeper.holds(await told(open, { nonce: null, ready: false }))).toBe(true);
    expect(keeper.holds(await told({}, { nonce: 'other' }))).toBe(true);
  });
});
