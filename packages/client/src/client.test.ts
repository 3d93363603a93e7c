import { seededRng, type Entry } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import type { ClientMessage, ServerMessage } from '@cubarium/protocol';
import { acting, handClock, playOne, settled, sitDown } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { Client, type ClientPorts, type RemoteTable, type SocketEvents } from './index.ts';

/** A server that a test plays by hand: every message is answered by the test itself. */
function byHand(liveness?: ClientPorts['liveness']) {
  const clock = handClock();
  const sent: ClientMessage[] = [];
  let events: SocketEvents | null = null;
  let ids = 0;
  let connections = 0;
  const client = new Client({
    connect: (listener) => {
      events = listener;
      connections++;
      return { send: (text) => void sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
    },
    now: clock.now,
    after: clock.after,
    newId: () => `id${ids++}`,
    ...(liveness && { liveness }),
  });
  const say = (message: ServerMessage) => events?.onMessage(JSON.stringify(message));
  const welcome = () => {
    events?.onOpen();
    say({ t: 'welcome', v: 1, now: clock.now() + 500, name: 'Ann' });
  };
  return {
    client,
    clock,
    sent,
    say,
    welcome,
    hangUp: (code = 1006) => events?.onClose(code),
    connections: () => connections,
    last: (t: ClientMessage['t']) => sent.findLast((message) => message.t === t),
  };
}

/** A running match of two people, its log, and what `joined` would say about it. */
async function running() {
  const party = await sitDown(ciub);
  await party.ready();
  const log = (): Entry[] => party.events.flatMap((event) => (event.kind === 'entries' ? event.entries : []));
  const joined = (c: number, from = 0): ServerMessage => ({
    t: 'joined',
    c,
    table: party.table.info,
    match: { snapshot: null, from, entries: log().slice(from) },
    chat: [],
    now: party.clock.now(),
    you: acting(party.table),
    here: [true, true],
    watching: 0,
  });
  return { party, log, joined };
}

/** The fields of a value that JSON keeps: what came over the wire has lost the rest. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const shown = (table: RemoteTable) => plain(table.match);

test('an action is shown at once, sent once, and confirmed by its entries', async () => {
  const server = byHand();
  const { party, joined, log } = await running();
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
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
  const server = byHand();
  const { party, joined } = await running();
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
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
  const server = byHand();
  const { party, joined } = await running();
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
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
  const server = byHand();
  const { party, joined, log } = await running();
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
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
  const server = byHand();
  const { party, joined, log } = await running();
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
  for (let i = 0; i < 12; i++) await playOne(party, `gap ${i}`);
  const all = log();
  server.say({ t: 'entries', c: 7, e: all.slice(0, 2) });
  expect(table.log).toHaveLength(2);
  const joins = server.sent.filter((message) => message.t === 'join').length;
  server.say({ t: 'entries', c: 7, e: all.slice(5) });
  expect(server.sent.filter((message) => message.t === 'join')).toHaveLength(joins + 1);
  expect(server.last('join')).toMatchObject({ after: 2 });
  server.say(joined(7, 2));
  expect(shown(table)).toEqual(plain(party.table.match));
  expect(table.log).toEqual(plain(all));
});

test('any order of hang-ups leaves the client where the server is', async () => {
  const rng = seededRng('hang-ups');
  const server = byHand();
  const { party, joined, log } = await running();
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

test('an old client is told to reload and stops trying; a stranger waits for an identity', async () => {
  const old = byHand();
  old.hangUp(4426);
  expect(old.client.status).toBe('reload');
  await old.clock.pass(60_000);
  expect(old.connections()).toBe(1);
  const stranger = byHand();
  stranger.hangUp(4401);
  expect(stranger.client.status).toBe('refused');
  stranger.client.retry();
  expect(stranger.connections()).toBe(2);
});

test('the clock is set by the quickest exchange', async () => {
  const server = byHand();
  server.welcome();
  await server.clock.pass(0);
  const ping = server.last('ping');
  if (ping?.t !== 'ping') throw new Error('no ping');
  await server.clock.pass(40);
  server.say({ t: 'pong', at: ping.at, now: ping.at + 1020 });
  await server.clock.pass(300);
  const late = server.last('ping');
  if (late?.t !== 'ping') throw new Error('no ping');
  await server.clock.pass(600);
  server.say({ t: 'pong', at: late.at, now: late.at + 1500 });
  expect(server.client.clock.now()).toBe(server.clock.now() + 1000);
  expect(server.client.clock.roundTrip).toBe(40);
  await settled();
});

const LIVENESS = { pingMs: 5000, patienceMs: 3000 };

test('a server that answers no question is gone, whatever the socket says', async () => {
  const server = byHand(LIVENESS);
  server.welcome();
  await server.clock.pass(0);
  server.say({ t: 'pong', at: 0, now: 0 });
  expect(server.client.status).toBe('online');
  // The next questions stay without an answer.
  await server.clock.pass(300);
  await server.clock.pass(LIVENESS.patienceMs - 1);
  expect(server.client.status).toBe('online');
  await server.clock.pass(1);
  expect(server.client.status).toBe('offline');
  await server.clock.pass(250);
  expect(server.connections()).toBe(2);
});

test('whoever hears anything goes on', async () => {
  const server = byHand(LIVENESS);
  server.welcome();
  for (let second = 0; second < 20; second++) {
    await server.clock.pass(1000);
    server.say({ t: 'pong', at: 0, now: 0 });
  }
  expect(server.client.status).toBe('online');
  expect(server.connections()).toBe(1);
});

test('an own move asks at once whether it arrives', async () => {
  const server = byHand(LIVENESS);
  const { party, joined } = await running();
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  await server.clock.pass(2000);
  server.say(joined(7));
  const seat = acting(party.table);
  void table.do({ kind: 'act', seat, action: { kind: 'roll' } });
  expect(server.sent.at(-1)?.t).toBe('ping');
  await server.clock.pass(LIVENESS.patienceMs);
  expect(server.client.status).toBe('offline');
  await server.clock.pass(250);
  server.welcome();
  server.say(joined(8));
  expect(server.last('do')).toMatchObject({ c: 8 });
});

test('a device that has lost its network does not wait for the socket', async () => {
  const server = byHand();
  server.client.lost();
  expect(server.client.status).toBe('connecting');
  server.welcome();
  server.client.lost();
  expect(server.client.status).toBe('offline');
  await server.clock.pass(250);
  expect(server.connections()).toBe(2);
});
