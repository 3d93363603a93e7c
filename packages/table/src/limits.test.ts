import {
  applyEntry,
  fromSnapshot,
  matchAt,
  snapshotOf,
  type Match,
  type MatchEntry,
  type MatchSnapshot,
} from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { acting, sitDown } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { overLimit } from './limits.ts';
import { LiveTable, MOST_ENTRIES, type EventStore, type Row } from './index.ts';

/** A log of a single row that nobody reads, since the snapshot stands for all of it. */
async function fill(
  { store, table }: { readonly store: EventStore; readonly table: LiveTable },
  snapshot: MatchSnapshot,
): Promise<void> {
  const seq = table.match?.seq ?? 0;
  const row = { seq, count: snapshot.seq - seq, command: null, text: '[]' };
  await store.commit({ table: table.id, expect: seq, row, record: null });
  await store.snapshots?.save(table.id, snapshot);
}

const refused = (code: string) => ({ ok: false, error: { code } });

describe('what changes nothing is refused, and nothing is stored', () => {
  test('at a match that runs', async () => {
    const party = await sitDown(ciub, { seats: 3, bots: [2], time: 'fast' });
    party.table.arrive('p0');
    await party.ready();
    const { send, table, clock } = party;
    expect(await send('p0', { kind: 'back', seat: 0 })).toEqual(refused('no-change'));
    expect((await send('p0', { kind: 'agree', seat: 0 })).ok).toBe(true);
    expect(await send('p0', { kind: 'agree', seat: 0 })).toEqual(refused('no-change'));
    await clock.pass(120_000);
    const bot = { kind: 'takeOver', seat: 0, target: 1, level: 'casual' } as const;
    expect((await send('p0', bot)).ok).toBe(true);
    expect(await send('p0', bot)).toEqual(refused('no-change'));
    expect(await send('p0', { ...bot, level: 'expert' })).toEqual(refused('no-change'));
    expect((await send('p1', { kind: 'back', seat: 1 })).ok).toBe(true);
    expect(await send('p1', { kind: 'back', seat: 1 })).toEqual(refused('no-change'));
    expect(table.match?.seq).toBe(4);
    expect(await party.store.rows(table.id, 0, 100)).toHaveLength(4);
  });

  test('skipping somebody whose turn it is not', async () => {
    const party = await sitDown(ciub, { time: 'fast', options: { first: 0 } });
    await party.ready();
    await party.clock.pass(1_000_000);
    expect((await party.send('p1', { kind: 'skip', seat: 1, target: 0 })).ok).toBe(true);
    const { seq } = party.table.match ?? { seq: 0 };
    // The clock of seat 0 is still over, and it is the turn of seat 1.
    expect(await party.send('p1', { kind: 'skip', seat: 1, target: 0 })).toEqual(refused('no-change'));
    expect(party.table.match?.seq).toBe(seq);
  });

  test('agreeing once more counts when it ends the match', async () => {
    const party = await sitDown(ciub, { time: 'fast', options: { first: 1 } });
    await party.ready();
    await party.send('p0', { kind: 'agree', seat: 0 });
    expect(await party.send('p0', { kind: 'agree', seat: 0 })).toEqual(refused('no-change'));
    await party.clock.pass(1_000_000);
    expect((await party.send('p0', { kind: 'agree', seat: 0 })).ok).toBe(true);
    expect(party.table.match?.end).toMatchObject({ why: 'agreed' });
  });

  test('before the start', async () => {
    const { send, table, events } = await sitDown(ciub, { seats: 3, bots: [2] });
    await send('p0', { kind: 'ready', seat: 0, nonce: 'n' });
    const told = events.length;
    const { record } = table;
    expect(await send('p0', { kind: 'ready', seat: 0, nonce: 'n' })).toEqual(refused('no-change'));
    expect(await send('p1', { kind: 'unready', seat: 1 })).toEqual(refused('no-change'));
    expect(await send('p1', { kind: 'sit', seat: 1, name: 'Person 1' })).toEqual(refused('no-change'));
    expect(await send('p1', { kind: 'swap', seat: 1, target: 1 })).toEqual(refused('no-change'));
    expect(await send('p0', { kind: 'addBot', seat: 2, level: 'casual' })).toEqual(refused('no-change'));
    expect(await send('p0', { kind: 'chat', on: true })).toEqual(refused('no-change'));
    expect(await send('p1', { kind: 'removeBot', seat: 0 })).toEqual(refused('wrong-seat'));
    expect(await send('p1', { kind: 'stand', seat: 2 })).toEqual(refused('wrong-seat'));
    expect(table.record).toBe(record);
    expect(events).toHaveLength(told);
    await send('p0', { kind: 'close' });
    expect(await send('p0', { kind: 'close' })).toEqual(refused('wrong-phase'));
  });

  test('a log from before this rule still loads and goes on', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { table, store } = party;
    for (let seq = 1; seq < 6; seq++) {
      const old: MatchEntry = { seq, at: 0, actor: 'table', action: { kind: 'back', seat: 0 } };
      const row: Row = { seq, count: 1, command: `0:b${seq}`, text: JSON.stringify([old]) };
      await store.commit({ table: table.id, expect: seq, row, record: null });
    }
    const again = await LiveTable.open(ciub, party.ports, table.id);
    expect(again?.match).toMatchObject({ seq: 6, interventions: 5, end: null });
    const seat = again ? acting(again) : 0;
    const roll = { kind: 'act', seat, action: { kind: 'roll' } } as const;
    expect(await again?.submit({ by: `p${seat}`, id: 'r', after: 6, command: roll })).toMatchObject({
      ok: true,
    });
  });
});

describe('a table has bounds', () => {
  test('doing and taking back ends', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { table, send } = party;
    const seat = acting(table);
    const [card] = table.match?.state.bottom ?? [];
    const place = { kind: 'act', seat, action: { kind: 'placeToken', card } } as const;
    for (let i = 0; i < 100; i++) {
      expect((await send(`p${seat}`, place)).ok).toBe(true);
      expect((await send(`p${seat}`, { kind: 'undo', seat })).ok).toBe(true);
    }
    expect((await send(`p${seat}`, place)).ok).toBe(true);
    expect(await send(`p${seat}`, { kind: 'undo', seat })).toEqual(refused('too-many-undos'));
    expect((await send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } })).ok).toBe(true);
    expect(table.match?.undos).toBe(0);
    const again = await LiveTable.open(ciub, party.ports, table.id);
    expect(again?.match).toEqual(table.match);
  });

  test('a full table can only be ended', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { match } = party.table;
    if (!match) throw new Error('no match');
    const full = { ...match, seq: MOST_ENTRIES };
    for (const kind of ['act', 'undo', 'skip', 'takeOver'] as const)
      expect(overLimit(full, kind)).toBe('table-full');
    for (const kind of ['resign', 'agree', 'back'] as const) expect(overLimit(full, kind)).toBeNull();
    const meddled = { ...match, interventions: 1000 };
    expect(overLimit(meddled, 'takeOver')).toBe('table-full');
    expect(overLimit(meddled, 'skip')).toBe('table-full');
    expect(overLimit(meddled, 'act')).toBeNull();
    // Proposing to end and saying no in turn comes to an end before others have no way on.
    expect(overLimit({ ...match, interventions: 500 }, 'playOn')).toBe('table-full');
    await fill(party, snapshotOf(ciub, full));
    const again = await LiveTable.open(ciub, party.ports, party.table.id);
    const ask = (command: { kind: 'undo' | 'resign'; seat: 0 }) =>
      again?.submit({ by: 'p0', id: command.kind, after: MOST_ENTRIES, command });
    expect(await ask({ kind: 'undo', seat: 0 })).toEqual(refused('table-full'));
  });

  test('the clock of a full table stands still', async () => {
    const party = await sitDown(cubo);
    await party.ready();
    const { match } = party.table;
    if (!match) throw new Error('no match');
    expect(party.table.nextMoment()).not.toBeNull();
    await fill(party, snapshotOf(cubo, { ...match, seq: MOST_ENTRIES }));
    const again = await LiveTable.open(cubo, party.ports, party.table.id);
    expect(again?.match?.seq).toBe(MOST_ENTRIES);
    expect(again?.nextMoment()).toBeNull();
  });

  test('a snapshot from before undos were counted is understood', async () => {
    const party = await sitDown(ciub);
    const match = matchAt(ciub, party.table.record);
    const { undos: _, interventions: __, ...old } = snapshotOf(ciub, match) as Required<MatchSnapshot>;
    expect(fromSnapshot(ciub, old)).toEqual({ ok: true, value: match });
    const back: MatchEntry = { seq: 0, at: 0, actor: 'table', action: { kind: 'back', seat: 0 } };
    expect(applyEntry(ciub, match, back)).toMatchObject({ ok: true, value: { interventions: 1 } });
  });
});

test('how much a table takes', () => {
  const match = (change: object) => ({ seq: 0, undos: 0, interventions: 0, ...change }) as unknown as Match;
  const most = [
    ['act', { seq: 50_000 }, { seq: 49_999 }, 'table-full'],
    ['undo', { undos: 100 }, { undos: 99 }, 'too-many-undos'],
    ['skip', { interventions: 1000 }, { interventions: 999 }, 'table-full'],
    ['takeOver', { interventions: 1000 }, { interventions: 999 }, 'table-full'],
    ['chain', { interventions: 500 }, { interventions: 499 }, 'table-full'],
    ['playOn', { interventions: 500 }, { interventions: 499 }, 'table-full'],
  ] as const;
  for (const [kind, over, within, code] of most) {
    expect(overLimit(match(over), kind)).toBe(code);
    expect(overLimit(match(within), kind)).toBeNull();
    expect(overLimit(match({ seq: 50_000 }), kind)).toBe('table-full');
  }
  for (const kind of ['resign', 'agree', 'back'] as const)
    expect(overLimit(match({ seq: 90_000, undos: 900, interventions: 9000 }), kind)).toBeNull();
});
