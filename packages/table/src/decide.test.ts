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
});
