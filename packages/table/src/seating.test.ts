import { botNonce } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { sitDown } from '@cubarium/testkit';
import { EMPTY_SEAT } from './record.ts';

describe('seats', () => {
  test('a match starts when all seats are ready, with the dealer’s entry, and shows no secret', async () => {
    const party = await sitDown(ciub);
    expect(party.table.info.secret).toBeNull();
    expect(party.table.match).toBeNull();
    await party.ready();
    expect(party.table.record.status).toBe('running');
    expect(party.table.match?.seq).toBe(1);
    expect(party.events.at(-1)).toMatchObject({ kind: 'entries', entries: [{ seq: 0, actor: 'chance' }] });
    expect(JSON.stringify(party.table.info)).not.toContain(party.table.record.secret);
  });

  test('a taken seat, a second seat and somebody else’s seat are refused', async () => {
    const { send } = await sitDown(ciub, { seats: 3 });
    expect(await send('p9', { kind: 'sit', seat: 0, name: 'x' })).toMatchObject({
      error: { code: 'seat-taken' },
    });
    expect(await send('p0', { kind: 'ready', seat: 1, nonce: 'n' })).toMatchObject({
      error: { code: 'wrong-seat' },
    });
    await send('p2', { kind: 'stand', seat: 2 });
    expect(await send('p0', { kind: 'sit', seat: 2, name: 'x' })).toMatchObject({
      error: { code: 'already-seated' },
    });
  });

  test('people move to free seats; only the host moves other people', async () => {
    const { table, send } = await sitDown(ciub, { seats: 3 });
    expect(await send('p1', { kind: 'swap', seat: 1, target: 2 })).toMatchObject({
      error: { code: 'not-host' },
    });
    expect((await send('p0', { kind: 'swap', seat: 0, target: 2 })).ok).toBe(true);
    expect(table.seatOf('p0')).toBe(2);
    expect(table.seatOf('p2')).toBe(0);
    await send('p2', { kind: 'stand', seat: 0 });
    expect((await send('p1', { kind: 'swap', seat: 1, target: 0 })).ok).toBe(true);
  });

  test('the host passes on when the host leaves', async () => {
    const { table, send } = await sitDown(ciub);
    await send('p0', { kind: 'stand', seat: 0 });
    expect(table.record.host).toBe('p1');
  });

  test('a command that changes the seats counts once', async () => {
    const { table } = await sitDown(ciub);
    const request = {
      by: 'p0',
      id: 'same',
      after: 0,
      command: { kind: 'swap', seat: 0, target: 1 } as const,
    };
    await table.submit(request);
    expect(table.seatOf('p0')).toBe(1);
    expect((await table.submit(request)).ok).toBe(true);
    expect(table.seatOf('p0')).toBe(1);
  });
});

describe('who is not wanted', () => {
  test('the host frees the seat of somebody who only sits there; nobody else does', async () => {
    const { table, send } = await sitDown(ciub, { seats: 3 });
    await send('p1', { kind: 'ready', seat: 1, nonce: 'n' });
    const stand = { kind: 'stand', seat: 1 } as const;
    expect(await send('p2', stand)).toMatchObject({ error: { code: 'not-host' } });
    expect(await send('p9', stand)).toMatchObject({ error: { code: 'not-host' } });
    expect((await send('p0', stand)).ok).toBe(true);
    expect(table.record.seats[1]).toEqual(EMPTY_SEAT);
    expect(await send('p0', stand)).toMatchObject({ error: { code: 'wrong-seat' } });
    expect((await send('p1', { kind: 'sit', seat: 1, name: 'Back' })).ok).toBe(true);
  });

  test('who is banned does not sit down again, here or after the game', async () => {
    const { table, send } = await sitDown(ciub, { seats: 3 });
    expect(await send('p1', { kind: 'ban', seat: 2 })).toMatchObject({ error: { code: 'not-host' } });
    expect(await send('p0', { kind: 'ban', seat: 0 })).toMatchObject({ error: { code: 'wrong-seat' } });
    expect((await send('p0', { kind: 'ban', seat: 1 })).ok).toBe(true);
    expect(table.seatOf('p1')).toBeNull();
    const sit = { kind: 'sit', seat: 1, name: 'Me again' } as const;
    expect(await send('p1', sit)).toMatchObject({ error: { code: 'banned' } });
    expect((await send('p3', sit)).ok).toBe(true);
    expect(JSON.stringify(table.info)).not.toContain('p1');
  });

  test('a seat of a match that runs is nobody’s to free', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    for (const kind of ['stand', 'ban'] as const)
      expect(await party.send('p0', { kind, seat: 1 })).toMatchObject({ error: { code: 'wrong-phase' } });
  });
});

describe('who is forgotten', () => {
  test('before the start the seat is free and nobody is ready there', async () => {
    const party = await sitDown(ciub);
    await party.send('p1', { kind: 'ready', seat: 1, nonce: 'n' });
    await party.table.forget('p1');
    expect(party.table.info.seats[1]).toMatchObject({ taken: false, name: null, ready: false });
    // The match must not begin with nobody on that seat.
    await party.send('p0', { kind: 'ready', seat: 0, nonce: 'n' });
    expect(party.table.record.status).toBe('open');
    expect((await party.send('p2', { kind: 'sit', seat: 1, name: 'Next' })).ok).toBe(true);
  });

  test('a host who is forgotten hands the table on, to whoever comes if nobody is there', async () => {
    const { table, send } = await sitDown(ciub);
    await send('p0', { kind: 'ban', seat: 1 });
    await table.forget('p0');
    await table.forget('p1');
    expect(JSON.stringify(table.record)).not.toMatch(/"p[01][":]/);
    await send('p2', { kind: 'sit', seat: 1, name: 'New' });
    expect(table.info.host).toBe(1);
  });

  test('a match goes on without a name', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    await party.table.forget('p1');
    expect(party.table.info.seats[1]).toMatchObject({ name: null, ready: true });
    expect(party.table.record.status).toBe('running');
  });
});

describe('fair dice', () => {
  test('what a bot adds follows from the secret and its seat, whatever people sent and wherever it sat before', async () => {
    const party = await sitDown(ciub, { seats: 3, bots: [1] });
    expect(party.table.record.seats[1]?.nonce).toBeNull();
    await party.send('p0', { kind: 'swap', seat: 0, target: 1 });
    await party.send('p0', { kind: 'ready', seat: 1, nonce: 'mine' });
    await party.send('p2', { kind: 'ready', seat: 2, nonce: 'hers' });
    const { seats, secret, status } = party.table.record;
    expect(status).toBe('running');
    expect(seats.map((seat) => seat.nonce)).toEqual([botNonce(secret, 0), 'mine', 'hers']);
  });
});
