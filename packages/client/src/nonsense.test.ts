import { isRecord, seededRng, snapshotOf } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { acting, playOne, runningMatch, serverByHand, shown, plain, spoiled } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import type { ClientEvent } from './index.ts';

/** A server by hand and what its client tells. */
function listened() {
  const server = serverByHand();
  const told: ClientEvent[] = [];
  server.client.subscribe((event) => told.push(event));
  return { server, told };
}

test('what makes no sense ends the connection with a reason, and the next attempt is not at once', async () => {
  const { server, told } = listened();
  const { party, joined } = await runningMatch(ciub);
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
  server.utter('{"t":"entries","c":7,"e":[{"seq":1}]}');
  expect(told).toContainEqual({ kind: 'error', code: 'not-understood', table: null });
  expect(server.client.status).toBe('offline');
  await server.clock.pass(9_999);
  expect(server.connections()).toBe(1);
  await server.clock.pass(1);
  expect(server.connections()).toBe(2);
  server.welcome();
  server.say(joined(8, 1));
  expect(server.client.status).toBe('online');
  expect(shown(table)).toEqual(plain(party.table.match));
});

test('a kind of message that a later server has is not heard', () => {
  const { server, told } = listened();
  server.welcome();
  server.utter('{"t":"later","c":1}');
  expect(server.client.status).toBe('online');
  expect(told.filter(({ kind }) => kind === 'error')).toEqual([]);
});

test('a match that makes no sense, also when told anew, is given up with a reason', async () => {
  const { server, told } = listened();
  const { party, joined } = await runningMatch(ciub);
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  const message = joined(7);
  if (message.t !== 'joined') throw new Error('not joined');
  const strange = { ...message, table: { ...message.table, options: { seats: 99 } } };
  for (let i = 0; i < 3; i++) server.say(strange);
  expect(server.sent.filter(({ t }) => t === 'join')).toHaveLength(3);
  expect(table.info).toBeNull();
  expect(told).toContainEqual({ kind: 'error', code: 'not-understood', table: party.table.id });
  expect(server.client.status).toBe('offline');
});

test('nothing that a server says can break the client', async () => {
  const rng = seededRng('spoiled by a server');
  const { party, joined, log } = await runningMatch(ciub);
  const begun = party.table.match;
  for (let i = 0; i < 6; i++) await playOne(party, `spoiled ${i}`);
  const message = joined(7);
  if (message.t !== 'joined' || !begun) throw new Error('no match');
  const snapshot = snapshotOf(ciub, begun);
  const whole = [
    message,
    { ...message, match: { snapshot, from: begun.seq, entries: log().slice(begun.seq) } },
    { t: 'entries', c: 7, e: log() },
    { t: 'table', c: 7, table: party.table.info, you: 0, here: [true, true], watching: 0, watchers: [] },
    { t: 'soon', c: 7, seat: 0, action: { kind: 'roll' }, at: 5 },
    { t: 'no', id: 'id0', error: { code: 'stale' } },
  ];
  let heard = 0;
  for (let i = 0; i < 1500; i++) {
    const server = serverByHand();
    const table = server.client.table(party.table.id, ciub);
    server.welcome();
    if (rng.below(2) === 0) server.say(message);
    void table.do({ kind: 'act', seat: acting(party.table), action: { kind: 'roll' } });
    const said = spoiled(whole[i % whole.length], rng);
    server.utter(JSON.stringify(said));
    if (server.client.status === 'online' && isRecord(said)) heard++;
  }
  // Many of them fit, and are about what happens at the table.
  expect(heard).toBeGreaterThan(300);
});
