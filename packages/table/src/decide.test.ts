import type { MatchEntry } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { acting, sitDown } from '@cubarium/testkit';
import { LiveTable } from './index.ts';

describe('what is no move', () => {
  test('undo takes back one action of the seat, never across the dice', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { table, send } = party;
    const seat = acting(table);
    const before = table.match?.state;
    const [card] = table.match?.state.bottom ?? [];
    await send(`p${seat}`, { kind: 'act', seat, action: { kind: 'placeToken', card } });
    expect(table.match?.state).not.toEqual(before);
    expect((await send(`p${seat}`, { kind: 'undo', seat })).ok).toBe(true);
    expect(table.match?.state).toEqual(before);
    expect(table.match?.seq).toBe(3);
    expect(await send(`p${seat}`, { kind: 'undo', seat })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
    await send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    expect(await send(`p${seat}`, { kind: 'undo', seat })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
    const again = await LiveTable.open(ciub, party.ports, table.id);
    expect(again?.match).toEqual(table.match);
  });

  test('who resigns at a table of two has lost', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    await party.send('p1', { kind: 'resign', seat: 1 });
    expect(party.table.match?.end).toMatchObject({ why: 'resigned', winners: [0] });
    expect(party.table.record.status).toBe('ended');
  });

  test('at a larger table a bot plays on for who resigned, for good', async () => {
    const party = await sitDown(ciub, { seats: 3 });
    await party.ready();
    await party.send('p1', { kind: 'resign', seat: 1 });
    expect(party.table.match?.end).toBeNull();
    expect(party.table.match?.seats[1]).toMatchObject({ resigned: true, bot: 'skilled' });
    expect((await party.send('p1', { kind: 'back', seat: 1 })).ok).toBe(false);
  });

  test('a bot takes over who is away too long, and hands back', async () => {
    const party = await sitDown(ciub);
    party.table.arrive('p0');
    party.table.arrive('p1');
    await party.ready();
    const takeOver = { kind: 'takeOver', seat: 0, target: 1, level: 'casual' } as const;
    expect(await party.send('p0', takeOver)).toMatchObject({ error: { code: 'not-away' } });
    party.table.leave('p1');
    await party.clock.pass(59_000);
    expect(await party.send('p0', takeOver)).toMatchObject({ error: { code: 'not-away' } });
    await party.clock.pass(1_000);
    expect((await party.send('p0', takeOver)).ok).toBe(true);
    const act = { kind: 'act', seat: 1, action: { kind: 'roll' } } as const;
    expect(await party.send('p1', act)).toMatchObject({ error: { code: 'wrong-seat' } });
    expect((await party.send('p1', { kind: 'back', seat: 1 })).ok).toBe(true);
    expect(party.table.match?.seats[1]?.bot).toBeNull();
  });

  test('all agree: the match ends without a winner', async () => {
    const party = await sitDown(ciub, { seats: 3, bots: [2] });
    await party.ready();
    await party.send('p0', { kind: 'agree', seat: 0 });
    expect(party.table.match?.end).toBeNull();
    await party.send('p1', { kind: 'agree', seat: 1 });
    expect(party.table.match?.end).toMatchObject({ why: 'agreed', winners: [] });
  });

  test('one who would rather play on undoes what everybody agreed to, and so does who proposed it', async () => {
    const party = await sitDown(ciub, { seats: 3 });
    await party.ready();
    const agrees = () => party.table.match?.seats.map((seat) => seat.agrees);
    expect(await party.send('p0', { kind: 'playOn', seat: 0 })).toMatchObject({
      error: { code: 'no-change' },
    });
    await party.send('p0', { kind: 'agree', seat: 0 });
    await party.send('p1', { kind: 'agree', seat: 1 });
    expect((await party.send('p2', { kind: 'playOn', seat: 2 })).ok).toBe(true);
    expect(agrees()).toEqual([false, false, false]);
    await party.send('p0', { kind: 'agree', seat: 0 });
    await party.send('p0', { kind: 'playOn', seat: 0 });
    expect(agrees()).toEqual([false, false, false]);
    expect(party.table.match?.end).toBeNull();
    const again = await LiveTable.open(ciub, party.ports, party.table.id);
    expect(again?.match).toEqual(party.table.match);
  });

  describe('the word of somebody who is away', () => {
    const DAY_MS = 86_400_000;
    async function away(about: { time?: 'none' | 'fast' } = {}) {
      const party = await sitDown(ciub, { seats: 3, options: { first: 0 }, ...about });
      for (const person of ['p0', 'p1', 'p2']) party.table.arrive(person);
      await party.ready();
      party.table.leave('p1');
      await party.clock.pass(60_000);
      await party.send('p0', { kind: 'takeOver', seat: 0, target: 1, level: 'casual' });
      return party;
    }

    test('is needed for a day: those who are left do not end the match without it', async () => {
      const { send, table, clock } = await away();
      await send('p0', { kind: 'agree', seat: 0 });
      await send('p2', { kind: 'agree', seat: 2 });
      expect(table.match?.end).toBeNull();
      await clock.pass(DAY_MS - 1);
      expect(await send('p2', { kind: 'agree', seat: 2 })).toMatchObject({ error: { code: 'no-change' } });
      await clock.pass(1);
      await send('p2', { kind: 'agree', seat: 2 });
      expect(table.match?.end).toMatchObject({ why: 'agreed', winners: [] });
    });

    test('nor by resigning', async () => {
      const { send, table } = await away();
      await send('p0', { kind: 'agree', seat: 0 });
      await send('p2', { kind: 'resign', seat: 2 });
      expect(table.match?.end).toBeNull();
    });

    test('counts again like everybody’s when the person is back', async () => {
      const { send, table } = await away();
      await send('p0', { kind: 'agree', seat: 0 });
      await send('p2', { kind: 'agree', seat: 2 });
      await send('p1', { kind: 'back', seat: 1 });
      expect(table.match?.seats[1]).toMatchObject({ bot: null, wordUntil: null });
      await send('p1', { kind: 'agree', seat: 1 });
      expect(table.match?.end).toMatchObject({ why: 'agreed' });
    });

    test('is not needed when its clock is over, or when the person is gone for good', async () => {
      const slow = await sitDown(ciub, { seats: 3, options: { first: 1 }, time: 'fast' });
      slow.table.arrive('p0');
      await slow.ready();
      await slow.clock.pass(1_000_000);
      await slow.send('p0', { kind: 'takeOver', seat: 0, target: 1, level: 'casual' });
      await slow.send('p0', { kind: 'agree', seat: 0 });
      await slow.send('p2', { kind: 'agree', seat: 2 });
      expect(slow.table.match?.end).toMatchObject({ why: 'agreed' });

      const gone = await sitDown(ciub);
      await gone.ready();
      await gone.table.forget('p1');
      await gone.send('p0', { kind: 'takeOver', seat: 0, target: 1, level: 'casual' });
      await gone.send('p0', { kind: 'agree', seat: 0 });
      expect(gone.table.match?.end).toMatchObject({ why: 'agreed' });
    });

    test('did not count in logs from before: they end as they ended', async () => {
      const party = await sitDown(ciub);
      await party.ready();
      const { table, store } = party;
      const log: MatchEntry[] = [
        { seq: 1, at: 0, actor: 'table', action: { kind: 'bot', seat: 1, level: 'casual' } },
        { seq: 2, at: 0, actor: 'table', action: { kind: 'agree', seat: 0 } },
      ];
      const row = { seq: 1, count: 2, command: null, text: JSON.stringify(log) };
      await store.commit({ table: table.id, expect: 1, row, record: null });
      const again = await LiveTable.open(ciub, party.ports, table.id);
      expect(again?.match?.end).toMatchObject({ why: 'agreed' });
    });
  });
});
