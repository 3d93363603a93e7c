import { snapshotOf, type Command, type Seat } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { acting, pig, playOne, runningMatch } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { Follower } from './follower.ts';
import type { Pending } from './pending.ts';

const waiting = (command: Command, at = 0): Pending => ({
  id: 'id',
  command,
  at,
  after: null,
  again: false,
  settle: () => undefined,
});
const act = (seat: Seat, action: unknown, at = 0): Pending =>
  waiting({ kind: 'act', seat, action: action as { kind: string } }, at);
const roll = { kind: 'roll' };

/** Somebody who follows a match of Ciúb that is some moves old. */
async function followed(moves: number, game = ciub) {
  const { party, log } = await runningMatch(ciub);
  for (let i = 0; i < moves; i++) await playOne(party, `follow ${i}`);
  const follower = new Follower(game);
  const { match, info } = party.table;
  if (!match) throw new Error('no match');
  const told = { snapshot: null, from: 0, entries: log() };
  return { follower, match, info, told, log: log(), seat: acting(party.table) };
}

describe('catching up', () => {
  test('begins with nothing, and takes the whole log', async () => {
    const { follower, match, info, told, log } = await followed(6);
    expect([follower.seq, follower.logFrom, follower.match]).toEqual([0, 0, null]);
    expect(follower.catchUp(told, info)).toBe(true);
    expect(follower.match).toEqual(match);
    expect([follower.seq, follower.logFrom, follower.log]).toEqual([match.seq, 0, log]);
  });

  test('takes a snapshot where it is further, and the entries after it', async () => {
    const { follower, match, info, log } = await followed(6);
    const early = new Follower(ciub);
    const some = match.seq - 2;
    early.catchUp({ snapshot: null, from: 0, entries: log.slice(0, some) }, info);
    if (!early.match) throw new Error('no match');
    const snapshot = snapshotOf(ciub, early.match);
    expect(follower.catchUp({ snapshot, from: some, entries: log.slice(some) }, info)).toBe(true);
    expect([follower.match?.seq, follower.logFrom]).toEqual([match.seq, some]);
    expect(follower.log).toEqual(log.slice(some));
    // One that is no news leaves the log as it is.
    expect(early.catchUp({ snapshot, from: some, entries: [] }, info)).toBe(true);
    expect([early.logFrom, early.log.length]).toEqual([0, some]);
    early.reset();
    expect([early.seq, early.logFrom, early.log, early.match]).toEqual([0, 0, [], null]);
  });

  test('fails for what makes no sense, and changes nothing then', async () => {
    const { follower, match, info, log } = await followed(6);
    const strange = { ...snapshotOf(ciub, match), base: {} };
    expect(follower.catchUp({ snapshot: strange, from: 0, entries: [] }, info)).toBe(false);
    expect(
      follower.catchUp({ snapshot: null, from: 0, entries: log }, { ...info, options: { seats: 9 } }),
    ).toBe(false);
    expect(follower.match).toBeNull();
    follower.catchUp({ snapshot: null, from: 0, entries: log.slice(0, 2) }, info);
    expect(follower.add(log.slice(3))).toBe(false);
    expect([follower.seq, follower.log.length]).toEqual([2, 2]);
    expect(follower.add(log.slice(1))).toBe(true);
    expect(follower.log).toEqual(log);
  });

  test('without a match there is nothing to add to', async () => {
    const { follower, log } = await followed(1);
    expect(follower.add(log)).toBe(false);
    expect(follower.lookAhead([act(0, roll)])).toEqual({ match: null, entries: [] });
    expect(follower.asksForChance(act(0, roll))).toBe(false);
    expect(follower.chainOf(0)).toBeNull();
  });
});

describe('looking ahead', () => {
  test('goes as far as the rules allow, at the moment it was asked for, never before the last', async () => {
    const { follower, match, info, told, seat } = await followed(0);
    follower.catchUp(told, info);
    const [card] = match.state.bottom;
    const place = act(seat, { kind: 'placeToken', card }, 500);
    const ahead = follower.lookAhead([place, waiting({ kind: 'undo', seat }, 400), act(seat, roll, 600)]);
    expect(ahead.entries).toMatchObject([
      { seq: 1, at: 500, actor: seat, action: { kind: 'placeToken' } },
      { seq: 2, at: 500, actor: 'table', action: { kind: 'undo', seat } },
      { seq: 3, at: 600, actor: seat, action: roll },
    ]);
    expect(ahead.match?.seq).toBe(4);
    expect(follower.match?.seq).toBe(1);
  });

  test('stops at what only the server can say, at what is refused, and at what is announced first', async () => {
    const { follower, info, told, seat } = await followed(0);
    follower.catchUp(told, info);
    const stops: readonly Pending[] = [
      waiting({ kind: 'agree', seat }),
      act(seat, { kind: 'dance' }),
      act(seat, { kind: 'stop', aside: [] }),
    ];
    for (const stop of stops) expect(follower.lookAhead([stop, act(seat, roll)]).entries).toEqual([]);
    const chain = waiting({ kind: 'chain', seat, anchor: 'ab'.repeat(16) });
    expect(follower.lookAhead([chain, act(seat, roll)]).entries).toHaveLength(1);
    for (const [ms, count] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const announcing = await followed(0, { ...ciub, leadMs: () => ms });
      announcing.follower.catchUp(announcing.told, announcing.info);
      const { entries } = announcing.follower.lookAhead([act(announcing.seat, roll)]);
      expect(entries).toHaveLength(count);
    }
  });
});

test('asking for chance is what makes dice fall, and nothing else', async () => {
  const { follower, match, info, told, seat } = await followed(0);
  follower.catchUp(told, info);
  const [card] = match.state.bottom;
  expect(follower.asksForChance(act(seat, roll))).toBe(true);
  expect(follower.asksForChance(act(seat, { kind: 'placeToken', card }))).toBe(false);
  expect(follower.asksForChance(act(seat, { kind: 'dance' }))).toBe(false);
  expect(follower.asksForChance(act(seat === 0 ? 1 : 0, roll))).toBe(false);
  expect(follower.asksForChance(waiting({ kind: 'undo', seat }))).toBe(false);
});

test('a move that is late by the clock here is asked for as of the last entry', async () => {
  const { party, log } = await runningMatch(pig);
  await party.clock.pass(700);
  const seat = acting(party.table);
  await party.send(`p${seat}`, { kind: 'act', seat, action: roll });
  const follower = new Follower(pig);
  follower.catchUp({ snapshot: null, from: 0, entries: log() }, party.table.info);
  expect(follower.match?.at).toBe(700);
  const next = acting(party.table);
  expect(follower.asksForChance(act(next, roll, 5))).toBe(true);
  expect(follower.lookAhead([act(next, roll, 5)]).entries).toMatchObject([{ at: 700 }]);
});
