import { seededRng } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { acting, plain, playOne, runningMatch, serverByHand, shown } from '@cubarium/testkit';
import { expect, test } from 'vitest';

/** Somebody who follows a match from its start, on channel 7. */
async function followed() {
  const server = serverByHand();
  const { party, joined, log } = await runningMatch(ciub);
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
  return { server, table, party, joined, log };
}

test('an action is shown at once, sent once, and confirmed by its entries', async () => {
  const { server, table, party, log } = await followed();
  expect(shown(table)).toEqual(plain(party.table.match));
  const seat = acting(party.table);
  const answer = table.do({ kind: 'act', seat, action: { kind: 'roll' } });
  expect(table.match?.state.turn.chance).not.toBeNull();
  expect(table.ahead).toMatchObject([{ seq: 1, actor: seat, action: { kind: 'roll' } }]);
  expect(table.confirmed?.seq).toBe(1);
  const told: number[] = [];
  table.subscribe(() => told.push(table.log.length + table.ahead.length));
  const message = server.last('do');
  expect(message).toMatchObject({ c: 7, after: 1 });
  await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
  server.say({ t: 'entries', c: 7, id: message?.t === 'do' ? message.id : '', e: log().slice(1) });
  expect(await answer).toEqual({ ok: true, value: { seq: 3 } });
  expect(shown(table)).toEqual(plain(party.table.match));
  expect(table.waiting).toBe(0);
  // Never both confirmed and on its way.
  expect(new Set(told)).toEqual(new Set([3]));
});

test('taking back is shown at once as well, and goes with the move it was meant for', async () => {
  const { server, table, party } = await followed();
  const seat = acting(party.table);
  const [card] = party.table.match?.state.bottom ?? [];
  const place = table.do({ kind: 'act', seat, action: { kind: 'placeToken', card } });
  expect(table.match?.state.seats[seat]?.token).toBe(card);
  const back = table.do({ kind: 'undo', seat });
  expect(table.match?.state.seats[seat]?.token).toBeNull();
  expect(table.ahead).toHaveLength(2);
  server.say({ t: 'no', id: 'id0', error: { code: 'busy' } });
  expect(await place).toMatchObject({ ok: false, error: { code: 'busy' } });
  expect(await back).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect(table.ahead).toEqual([]);
});

test('a refused action is rolled back, and what was planned on it is dropped', async () => {
  const { server, table, party } = await followed();
  const seat = acting(party.table);
  const [first, second] = party.table.match?.state.bottom ?? [];
  const place = table.do({ kind: 'act', seat, action: { kind: 'placeToken', card: first } });
  const more = table.do({ kind: 'act', seat, action: { kind: 'removeCard', card: second } });
  expect(server.sent.filter((message) => message.t === 'do')).toHaveLength(1);
  server.say({ t: 'no', id: 'id0', error: { code: 'wrong-seat' } });
  expect(await place).toEqual({ ok: false, error: { code: 'wrong-seat' } });
  expect(await more).toEqual({ ok: false, error: { code: 'stale' } });
  expect(shown(table)).toEqual(plain(party.table.match));
});

test('what is done offline waits, and after a lost connection the same command is sent again unchanged', async () => {
  const { server, table, party, joined, log } = await followed();
  server.hangUp();
  expect(server.client.status).toBe('offline');
  const seat = acting(party.table);
  const answer = table.do({ kind: 'act', seat, action: { kind: 'roll' } });
  expect(server.last('do')).toBeUndefined();
  await server.clock.pass(250);
  expect(server.connections()).toBe(2);
  server.welcome();
  expect(server.last('join')).toMatchObject({ after: 1 });
  server.say(joined(8, 1));
  const first = server.last('do');
  // The server did it, but the answer never arrived.
  server.hangUp();
  await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
  await server.clock.pass(250);
  server.welcome();
  server.say(joined(9, 1));
  expect(server.last('do')).toEqual({ ...first, c: 9 });
  server.say({ t: 'ok', id: 'id0', seq: 3 });
  expect((await answer).ok).toBe(true);
  expect(log()).toHaveLength(3);
  expect(shown(table)).toEqual(plain(party.table.match));
});

test('a gap is noticed and filled, an entry that comes twice counts once', async () => {
  const { server, table, party, joined, log } = await followed();
  for (let i = 0; i < 12; i++) await playOne(party, `gap ${i}`);
  const all = log();
  server.say({ t: 'entries', c: 7, e: all.slice(0, 2) });
  expect(table.log).toHaveLength(2);
  const joins = server.sent.filter((message) => message.t === 'join').length;
  for (let from = 5; from < 9; from++) server.say({ t: 'entries', c: 7, e: all.slice(from) });
  expect(server.sent.filter((message) => message.t === 'join')).toHaveLength(joins + 1);
  expect(server.last('join')).toMatchObject({ after: 2 });
  server.say(joined(7, 2));
  expect(shown(table)).toEqual(plain(party.table.match));
  expect(table.log).toEqual(plain(all));
});

test('any order of hang-ups leaves the client where the server is', async () => {
  const rng = seededRng('hang-ups');
  const server = serverByHand();
  const { party, joined, log } = await runningMatch(ciub);
  const table = server.client.table(party.table.id, ciub);
  let online = false;
  for (let i = 0; i < 200; i++) {
    const before = log().length;
    await playOne(party, `order ${i}`);
    if (online && rng.below(4) > 0) server.say({ t: 'entries', c: 7, e: log().slice(before) });
    if (rng.below(5) === 0) {
      server.hangUp();
      online = false;
    }
    await server.clock.pass(20_000);
    if (online || server.client.status !== 'connecting') continue;
    server.welcome();
    const join = server.last('join');
    server.say(joined(7, join?.t === 'join' ? (join.after ?? 0) : 0));
    online = true;
  }
  server.hangUp();
  await server.clock.pass(20_000);
  server.welcome();
  server.say(joined(999, table.known ?? 0));
  expect(shown(table)).toEqual(plain(party.table.match));
});
