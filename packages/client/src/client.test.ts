import { ciub } from '@cubarium/games/ciub';
import { acting, runningMatch, serverByHand, settled } from '@cubarium/testkit';
import { expect, test } from 'vitest';

test('an old client is told to reload and stops trying; a stranger waits for an identity', async () => {
  const old = serverByHand();
  old.hangUp(4426);
  expect(old.client.status).toBe('reload');
  await old.clock.pass(60_000);
  expect(old.connections()).toBe(1);
  const stranger = serverByHand();
  stranger.hangUp(4401);
  expect(stranger.client.status).toBe('refused');
  stranger.client.retry();
  expect(stranger.connections()).toBe(2);
});

test('the clock is set by the quickest exchange', async () => {
  const server = serverByHand();
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
  const server = serverByHand(LIVENESS);
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
  const server = serverByHand(LIVENESS);
  server.welcome();
  for (let second = 0; second < 20; second++) {
    await server.clock.pass(1000);
    server.say({ t: 'pong', at: 0, now: 0 });
  }
  expect(server.client.status).toBe('online');
  expect(server.connections()).toBe(1);
});

test('an own move asks at once whether it arrives', async () => {
  const server = serverByHand(LIVENESS);
  const { party, joined } = await runningMatch(ciub);
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
  const server = serverByHand();
  server.client.lost();
  expect(server.client.status).toBe('connecting');
  server.welcome();
  server.client.lost();
  expect(server.client.status).toBe('offline');
  await server.clock.pass(250);
  expect(server.connections()).toBe(2);
});

test('news of the lobby are put together with what is known', () => {
  const server = serverByHand();
  server.welcome();
  const seen: unknown[] = [];
  server.client.subscribe((event) => event.kind === 'lobby' && seen.push(event.lobby));
  server.client.watchLobby(true);
  expect(server.last('lobby')).toEqual({ t: 'lobby', on: true, changes: true });
  const one = {
    id: 'a',
    game: 'g',
    options: {},
    seats: [],
    time: 'none' as const,
    createdAt: 1,
    watching: 0,
  };
  const two = { ...one, id: 'b', createdAt: 2 };
  const counts = { people: 2, open: 1, running: 0 };
  const news = { t: 'lobbyChanged', open: [], running: [two], gone: ['a'], counts, seeking: [] } as const;
  server.say(news);
  expect(seen).toEqual([]);
  server.say({ t: 'lobby', lobby: { open: [one], running: [], counts, seeking: [] } });
  server.say(news);
  expect(seen.at(-1)).toEqual({ open: [], running: [two], counts, seeking: [] });
});

test('what is wanted is asked for again with every connection', async () => {
  const server = serverByHand();
  const table = server.client.table('table-1', ciub);
  expect(server.client.table('table-1', ciub)).toBe(table);
  server.client.watchLobby(true);
  expect(server.sent).toEqual([]);
  server.welcome();
  const asked = [
    { t: 'hello' },
    { t: 'join', table: 'table-1', after: null },
    { t: 'lobby', on: true, changes: true },
  ];
  expect(server.sent).toMatchObject(asked);
  server.hangUp();
  await server.clock.pass(250);
  server.welcome();
  expect(server.sent.filter(({ t }) => t !== 'ping')).toMatchObject([...asked, ...asked]);
  server.client.watchLobby(false);
  server.hangUp();
  await server.clock.pass(250);
  server.welcome();
  expect(server.sent.filter(({ t }) => t === 'lobby')).toHaveLength(3);
});

test('a table is left once, and what comes about it later is not wanted', async () => {
  const server = serverByHand();
  const { party, joined } = await runningMatch(ciub);
  const { id } = party.table;
  server.client.part(id);
  server.client.table(id, ciub);
  server.welcome();
  server.client.part(id);
  expect(server.last('part')).toBeUndefined();
  server.say(joined(7));
  expect(server.last('part')).toEqual({ t: 'part', c: 7 });
  const table = server.client.table(id, ciub);
  server.say(joined(8));
  expect(table.channel).toBe(8);
  server.client.part(id);
  expect(server.last('part')).toEqual({ t: 'part', c: 8 });
  server.client.part(id);
  expect(server.sent.filter(({ t }) => t === 'part')).toHaveLength(2);
});

test('a table that was refused can be asked for again, one whose answer is on its way is not', async () => {
  const server = serverByHand();
  const told: unknown[] = [];
  server.client.subscribe((event) => event.kind === 'error' && told.push(event));
  const joins = () => server.sent.filter(({ t }) => t === 'join').length;
  const { party, joined } = await runningMatch(ciub);
  const { id } = party.table;
  server.client.table(id, ciub);
  server.welcome();
  server.client.part(id);
  server.client.table(id, ciub);
  expect(joins()).toBe(1);
  server.say({ t: 'error', code: 'full', table: id });
  server.say({ t: 'error', code: 'busy' });
  expect(told).toEqual([
    { kind: 'error', code: 'full', table: id },
    { kind: 'error', code: 'busy', table: null },
  ]);
  server.client.part(id);
  const table = server.client.table(id, ciub);
  expect(joins()).toBe(2);
  server.say(joined(7));
  expect(table.channel).toBe(7);
});

test('who tries again waits no longer; who is online, connecting or closed has nothing to try', async () => {
  const server = serverByHand();
  const statuses: string[] = [];
  server.client.subscribe((event) => event.kind === 'status' && statuses.push(event.status));
  server.client.retry();
  expect(server.connections()).toBe(1);
  server.welcome();
  server.client.retry();
  expect(server.connections()).toBe(1);
  server.hangUp();
  server.client.retry();
  expect(server.connections()).toBe(2);
  // The attempt that was waited for is not made as well.
  await server.clock.pass(20_000);
  expect(server.connections()).toBe(2);
  server.client.close();
  server.client.retry();
  server.client.lost();
  await server.clock.pass(20_000);
  expect(server.connections()).toBe(2);
  expect(statuses).toEqual(['online', 'offline', 'connecting', 'closed']);
});

test('what an old connection still says or does is not heard', () => {
  const server = serverByHand();
  const old = server.connection();
  server.welcome();
  server.hangUp();
  server.client.retry();
  expect(server.client.status).toBe('connecting');
  const { length } = server.sent;
  old?.onOpen();
  old?.onMessage(JSON.stringify({ t: 'welcome', v: 1, now: 0, name: 'Ann' }));
  expect([server.client.status, server.sent.length]).toEqual(['connecting', length]);
  server.welcome();
  old?.onClose(1006);
  expect(server.client.status).toBe('online');
});

test('without a connection nothing is said, and with one nothing that nobody asked for', () => {
  const server = serverByHand();
  server.client.tell({ t: 'decline', table: 'table-1' });
  expect(server.sent).toEqual([]);
  server.welcome();
  expect(server.sent.map(({ t }) => t)).toEqual(['hello']);
});
