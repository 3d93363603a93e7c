import { botNonce } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { sitDown } from '@cubarium/testkit';

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
