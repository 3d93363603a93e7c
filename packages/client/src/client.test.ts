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
  const one = { id: 'a', game: 'g', seats: [], time: 'none' as const, createdAt: 1, watching: 0 };
  const two = { ...one, id: 'b', createdAt: 2 };
  const counts = { people: 2, open: 1, running: 0 };
  const news = { t: 'lobbyChanged', open: [], running: [two], gone: ['a'], counts, seeking: [] } as const;
  server.say(news);
  expect(seen).toEqual([]);
  server.say({ t: 'lobby', lobby: { open: [one], running: [], counts, seeking: [] } });
  server.say(news);
  expect(seen.at(-1)).toEqual({ open: [], running: [two], counts, seeking: [] });
});
