import type { GameDefinition } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { describe, expect, test } from 'vitest';
import { acting, playOne, settled, sitDown } from '@cubarium/testkit';
import { LiveTable } from './index.ts';

describe('commands', () => {
  test('a command that arrives twice is done once, also after the table was loaded again', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { table } = party;
    const seat = acting(table);
    const request = {
      by: `p${seat}`,
      id: 'roll-1',
      after: 1,
      command: { kind: 'act', seat, action: { kind: 'roll' } } as const,
    };
    const first = await table.submit(request);
    expect(first).toEqual({ ok: true, value: { seq: 3 } });
    const repeated = { ok: true, value: { seq: 3, repeated: true } };
    expect(await table.submit(request)).toEqual(repeated);
    const again = await LiveTable.open(ciub, party.ports, table.id);
    expect(await again?.submit(request)).toEqual(repeated);
    expect(again?.match).toEqual(table.match);
  });

  test('a repeated command is recognised however old it is; an old new one is stale', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const seat = acting(party.table);
    const request = {
      by: `p${seat}`,
      id: 'first',
      after: 1,
      command: { kind: 'act', seat, action: { kind: 'roll' } } as const,
    };
    await party.table.submit(request);
    for (let i = 0; i < 150; i++) await playOne(party, `old ${i}`);
    expect(await party.table.submit(request)).toMatchObject({ value: { seq: 3, repeated: true } });
    expect(await party.table.submit({ ...request, id: 'second' })).toMatchObject({
      error: { code: 'stale' },
    });
  });

  test('a command decided before the seat’s last action is stale', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const seat = acting(party.table);
    await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    const answer = await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'stop' } }, 1);
    expect(answer).toMatchObject({ error: { code: 'stale' } });
  });

  test('a seat of somebody else, a phase that is not now and a die from outside are refused', async () => {
    const party = await sitDown(ciub);
    const early = await party.send('p0', { kind: 'act', seat: 0, action: { kind: 'roll' } });
    expect(early).toMatchObject({ error: { code: 'wrong-phase' } });
    await party.ready();
    const seat = acting(party.table);
    const other = `p${1 - seat}`;
    const before = party.table.match;
    const roll = { kind: 'act', seat, action: { kind: 'roll' } } as const;
    expect(await party.send(other, roll)).toMatchObject({ error: { code: 'wrong-seat' } });
    expect(await party.send('p9', roll)).toMatchObject({ error: { code: 'wrong-seat' } });
    const fall = { kind: 'act', seat, action: { kind: 'fall', faces: ['1'] } } as const;
    expect(await party.send(`p${seat}`, fall)).toMatchObject({ error: { code: 'bad-request' } });
    expect(party.table.match).toBe(before);
  });

  test('nobody is told before the store says that it is kept', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const kept: (() => void)[] = [];
    const commit = party.store.commit.bind(party.store);
    party.store.commit = async (change) => {
      await new Promise<void>((resolve) => kept.push(resolve));
      return commit(change);
    };
    const told = party.events.length;
    const seat = acting(party.table);
    const answer = party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    await settled();
    expect(party.events).toHaveLength(told);
    expect(party.table.match?.seq).toBe(1);
    kept[0]?.();
    expect((await answer).ok).toBe(true);
    expect(party.events).toHaveLength(told + 1);
  });

  test('a store that fails breaks the table open instead of telling a lie', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    party.store.commit = async () => ({ ok: false, error: { code: 'unavailable' } });
    const seat = acting(party.table);
    const command = { kind: 'act', seat, action: { kind: 'roll' } } as const;
    expect(await party.send(`p${seat}`, command)).toMatchObject({ error: { code: 'not-stored' } });
    expect(party.table.broken).toBe(true);
    expect(party.table.match?.seq).toBe(1);
    expect(await party.send(`p${seat}`, command)).toMatchObject({ error: { code: 'not-stored' } });
  });

  test('the queue is bounded while something is being stored', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const seat = acting(party.table);
    const [first, ...others] = await Promise.all([
      party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } }),
      ...Array.from({ length: 200 }, () => party.send('p9', { kind: 'undo', seat: 0 })),
    ]);
    expect(first.ok).toBe(true);
    const codes = others.map((answer) => (answer.ok ? 'ok' : answer.error.code));
    expect(codes.filter((code) => code === 'wrong-seat')).toHaveLength(64);
    expect(codes.filter((code) => code === 'busy')).toHaveLength(136);
  });
});

describe('whole games', () => {
  test.each([
    ['ciub', ciub as GameDefinition, {}],
    ['calm cubo', cubo as GameDefinition, { pace: 'calm' }],
  ])('%s is played to its end, and loads to the same state at any point', async (name, game, options) => {
    const party = await sitDown(game, { seats: 2, options });
    await party.ready();
    for (let i = 0; i < 3000 && !party.table.match?.end; i++) {
      expect(await playOne(party, `${name} ${i}`)).toMatchObject({ ok: true });
      const again = i % 97 === 0 ? await LiveTable.open(game, party.ports, party.table.id) : party.table;
      expect(again?.match).toEqual(party.table.match);
    }
    expect(party.table.match?.end?.why).toBe('played');
    expect(party.table.record.status).toBe('ended');
    expect(party.table.info.secret).toBe(party.table.record.secret);
    expect(party.errors).toEqual([]);
  });

  test('a snapshot that the game does not understand is replaced by the log', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    for (let i = 0; i < 120; i++) await playOne(party, `snap ${i}`);
    const kept = await party.store.load(party.table.id);
    if (!kept?.snapshot) throw new Error('no snapshot');
    await party.store.snapshots?.save(party.table.id, {
      ...kept.snapshot,
      base: { game: 'of another time' },
    });
    const again = await LiveTable.open(ciub, party.ports, party.table.id);
    expect(again?.match).toEqual(party.table.match);
  });
});
