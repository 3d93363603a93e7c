import { ciub } from '@cubarium/games/ciub';
import { acting, playOne, runningMatch, serverByHand } from '@cubarium/testkit';
import type { ServerMessage } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import { until, type RemoteEvent } from './index.ts';

type Joined = Extract<ServerMessage, { readonly t: 'joined' }>;

/** Somebody at a table on channel 7, and what they are told; `match` null for a table that has not begun. */
async function sitting(change: Partial<Joined> = {}) {
  const server = serverByHand();
  const { party, joined, log } = await runningMatch(ciub);
  const table = server.client.table(party.table.id, ciub);
  const told: RemoteEvent[] = [];
  table.subscribe((event) => told.push(event));
  server.welcome();
  const again = (c: number, from = 0): Joined => ({ ...(joined(c, from) as Joined), ...change });
  server.say(again(7));
  const joins = () => server.sent.filter(({ t }) => t === 'join').length;
  const heard = (kind: RemoteEvent['kind']) => told.filter((event) => event.kind === kind);
  return { server, table, party, again, log, joins, heard };
}

const line = (n: number) => ({ seat: 0, name: 'Ann', text: `line ${n}`, at: n }) as const;

test('who has not joined yet knows nothing of a table, and says nothing to it', () => {
  const server = serverByHand();
  const table = server.client.table('table-1', ciub);
  server.welcome();
  const { length } = server.sent;
  table.say('anybody?');
  table.emote('well-done');
  table.live('here');
  table.rematch();
  expect(server.sent).toHaveLength(length);
  expect(table.attendance).toEqual({ you: null, here: [], watching: 0, watchers: [] });
  expect([table.info, table.match, table.known, table.waiting]).toEqual([null, null, null, 0]);
  expect([table.trusted, table.at()]).toEqual([true, 0]);
});

test('what is said to a table goes out on its channel', async () => {
  const { server, table } = await sitting();
  table.say('hello');
  table.emote('well-done');
  table.live('dice');
  table.rematch();
  expect(server.sent.slice(-4)).toEqual([
    { t: 'say', c: 7, text: 'hello' },
    { t: 'emote', c: 7, emote: 'well-done' },
    { t: 'live', c: 7, data: 'dice' },
    { t: 'rematch', c: 7, id: 'id0' },
  ]);
});

test('the time of a match begins with it, by the clock of the server', async () => {
  const { server, table, party } = await sitting();
  const zero = party.table.info.zero ?? 0;
  const now = server.client.clock.now();
  expect(table.at()).toBe(now - zero);
  const info = { ...party.table.info, zero: now - 40 };
  const around = { t: 'table', c: 7, you: 0, here: [true, false], watching: 2, watchers: ['Eve'] } as const;
  server.say({ ...around, table: info });
  expect(table.at()).toBe(40);
  expect(table.attendance).toEqual({ you: 0, here: [true, false], watching: 2, watchers: ['Eve'] });
  server.say({ ...around, table: { ...info, zero: now + 1000 } });
  expect(table.at()).toBe(0);
  server.say({ ...around, table: { ...info, zero: null } });
  expect(table.at()).toBe(0);
});

test('of a conversation the last hundred lines are kept', async () => {
  const { server, table, heard } = await sitting();
  for (let n = 0; n < 103; n++) server.say({ t: 'said', c: 7, ...line(n) });
  expect(table.chat).toHaveLength(100);
  expect(table.chat[0]).toMatchObject({ text: 'line 3' });
  expect(heard('said')).toHaveLength(103);
});

test('a picture that is not known here is not shown', async () => {
  const { server, heard } = await sitting();
  server.say({ t: 'emoted', c: 7, seat: 1, emote: 'well-done' });
  server.utter(JSON.stringify({ t: 'emoted', c: 7, seat: 1, emote: 'of later times' }));
  expect(heard('emoted')).toEqual([{ kind: 'emoted', seat: 1, emote: 'well-done' }]);
});

test('who joins again is told what is new, once, and nothing where nothing is', async () => {
  const { server, table, party, again, heard, log } = await sitting();
  const before = heard('entries').length;
  server.say(again(8, table.known ?? 0));
  expect(heard('entries')).toHaveLength(before);
  const { length } = log();
  await playOne(party, 'one more');
  server.say(again(9, 0));
  expect(heard('entries').at(-1)).toEqual({ kind: 'entries', entries: log().slice(length) });
  expect(table.channel).toBe(9);
  await party.send('p0', { kind: 'agree', seat: 0 });
  server.say(again(10, 0));
  expect(heard('entries').at(-1)).toEqual({ kind: 'entries', entries: log().slice(-1) });
});

test('entries start the match of a table that has begun', async () => {
  const { server, table, log, joins } = await sitting({ match: null });
  expect(table.match).toBeNull();
  const before = joins();
  server.say({ t: 'entries', c: 7, e: log() });
  expect([table.match?.seq, joins()]).toEqual([log().length, before]);
});

test('after the first gap what is known stays, after the second everything is told anew', async () => {
  const { server, table, party, again, log, joins } = await sitting();
  for (let i = 0; i < 6; i++) await playOne(party, `gaps ${i}`);
  const gap = (c: number) => server.say({ t: 'entries', c, e: log().slice(-1) });
  const before = joins();
  gap(7);
  expect([joins(), table.known]).toEqual([before + 1, 1]);
  expect(server.last('join')).toMatchObject({ after: 1 });
  // A table that is joined in between has no gaps behind it.
  server.say(again(8, 0));
  for (let i = 6; i < 12; i++) await playOne(party, `gaps ${i}`);
  const known = table.known ?? 0;
  gap(8);
  expect(server.last('join')).toMatchObject({ after: known });
  server.say({ ...again(9), match: { snapshot: null, from: 0, entries: log().slice(-1) } });
  expect(server.last('join')).toMatchObject({ after: null });
  expect(server.client.status).toBe('online');
});

test('a lost connection is a lost channel, and what was announced by it', async () => {
  const { server, table, party, heard } = await sitting();
  const other = server.client.table('table-2', ciub);
  const told: RemoteEvent[] = [];
  other.subscribe((event) => told.push(event));
  server.say({ t: 'soon', c: 7, seat: acting(party.table), action: { kind: 'roll' }, at: 9 });
  const before = heard('changed').length;
  server.hangUp();
  expect([table.channel, table.announced]).toEqual([null, null]);
  expect([heard('changed').length, told.length]).toEqual([before + 1, 0]);
});

test('a channel that is gone is joined again, and what is on its way goes out on the next', async () => {
  const { server, table, party, again, joins } = await sitting();
  const seat = acting(party.table);
  server.say({ t: 'soon', c: 7, seat, action: { kind: 'roll' }, at: 9 });
  expect(table.announced).toEqual({ seat, action: { kind: 'roll' }, at: 9 });
  void table.do({ kind: 'act', seat, action: { kind: 'roll' } });
  const before = joins();
  server.say({ t: 'gone', c: 7 });
  expect([joins(), table.channel, table.announced]).toEqual([before + 1, null, null]);
  server.say(again(8));
  const sent = server.sent.flatMap((message) => (message.t === 'do' ? [message] : []));
  expect(sent.map(({ c }) => c)).toEqual([7, 8]);
});

test('an answer reaches the table whose command it answers, and its next command goes out', async () => {
  const { server, table, again } = await sitting();
  const other = server.client.table('table-2', ciub);
  const elsewhere = again(8);
  server.say({ ...elsewhere, table: { ...elsewhere.table, id: 'table-2' } });
  const sent = () => server.sent.flatMap((message) => (message.t === 'do' ? [message] : []));
  const waiting = table.do({ kind: 'agree', seat: 0 });
  const answer = other.do({ kind: 'agree', seat: 0 });
  void other.do({ kind: 'playOn', seat: 0 });
  expect(sent().map(({ c, id }) => [c, id])).toEqual([
    [7, 'id0'],
    [8, 'id1'],
  ]);
  let told = 0;
  other.subscribe(() => told++);
  server.say({ t: 'ok', id: 'id1', seq: 2 });
  expect(await answer).toEqual({ ok: true, value: { seq: 2 } });
  expect([sent().at(-1)?.id, sent().length, other.waiting, told]).toEqual(['id2', 3, 1, 1]);
  expect([table.waiting, other.trusted]).toEqual([1, true]);
  server.say({ t: 'no', id: 'id0', error: { code: 'busy' } });
  expect(await waiting).toMatchObject({ ok: false });
});

test('waiting for a table ends when the condition holds, at once or with what is told next', async () => {
  const { server, table, log } = await sitting();
  await until(table, () => table.match !== null);
  let done = false;
  const waited = until(table, () => table.chat.length > 0).then(() => (done = true));
  server.say({ t: 'entries', c: 7, e: log() });
  await Promise.resolve();
  expect(done).toBe(false);
  server.say({ t: 'said', c: 7, ...line(1) });
  await waited;
});
