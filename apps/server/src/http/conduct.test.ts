import { join } from 'node:path';
import type { Block } from '@cubarium/protocol';
import { comeIn, setUp, visitorsOf, type Guest } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from '../base/config.ts';
import { startServer } from '../server.ts';
import { readReports } from '../store/open.ts';

const dataOf = (folder: string): string => join(folder, 'data');
const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', dataOf(folder), '--log', 'silent'], {})),
);

interface Answer {
  readonly status: number;
  readonly blocks?: readonly Block[];
  readonly error?: { readonly code: string };
}

async function ask(who: Guest | null, [method, path]: readonly [string, string], body?: object) {
  const headers = { cookie: who?.cookie ?? '', ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await people.call(path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, ...((await answer.json()) as object) } as Answer;
}
const BLOCK = ['POST', '/api/me/blocks'] as const;
const REPORT = ['POST', '/api/me/reports'] as const;
const MINE = ['GET', '/api/me/blocks'] as const;

const bobAt = (table: string) => ({ table, name: 'Bob', seat: 1, said: null });
const textsOf = (heard: readonly object[]) => heard.flatMap((each) => ('text' in each ? [each.text] : []));

test('two of whom one has blocked the other hear nothing of each other, until it is taken back', async () => {
  const party = await people.match('ciub');
  const say = (who: typeof party.ann, text: string) => who.ask({ t: 'say', c: party.c, text }, 'said');
  await say(party.bob, 'before');
  const { blocks = [] } = await ask(people.ann, BLOCK, bobAt(party.id));
  expect(blocks).toMatchObject([{ name: 'Bob' }]);
  expect(await ask(people.ann, BLOCK, bobAt(party.id))).toEqual({ status: 200, blocks });
  expect(await ask(people.bob, MINE)).toEqual({ status: 200, blocks: [] });
  await say(party.bob, 'unheard');
  const from = party.ann.heard.length;
  await say(party.ann, 'alone');
  await party.bob.ask({ t: 'emote', c: party.c, emote: 'wow' }, 'emoted');
  expect(textsOf(party.ann.heard.slice(from))).toEqual(['alone']);
  expect(party.ann.heard.some(({ t }) => t === 'emoted')).toBe(false);
  expect(textsOf(party.bob.heard)).toEqual(['before', 'unheard']);
  // Nor does who comes in again read it.
  const again = await people.greeted(people.ann);
  const joined = await again.ask({ t: 'join', table: party.id, after: null }, 'joined');
  expect(textsOf(joined.chat as object[])).toEqual(['alone']);
  expect(await ask(people.ann, ['GET', '/api/me/export'])).toMatchObject({ blocks });
  const undone = await ask(people.ann, ['DELETE', `/api/me/blocks/${blocks[0]?.id}`]);
  expect(undone).toEqual({ status: 200, blocks: [] });
  const heard = party.ann.hear('said', party.ann.heard.length);
  await say(party.bob, 'heard');
  expect(await heard).toMatchObject({ text: 'heard' });
});

test('they are brought together neither by looking for somebody nor by a rematch', async () => {
  const party = await people.match('ciub');
  const { blocks = [] } = await ask(people.bob, BLOCK, { ...bobAt(party.id), name: 'Ann', seat: 0 });
  const wish = { game: 'ciub', time: 'slow', options: {} };
  await party.ann.send({ t: 'seek', wish });
  await party.bob.send({ t: 'seek', wish });
  await party.bob.ask({ t: 'ping', at: 1 }, 'pong');
  const lobby = await people.call('/api/lobby');
  expect(await lobby.json()).toMatchObject({ seeking: [{ game: 'ciub', people: 2 }] });
  const ended = party.ann.hear('entries', party.ann.heard.length);
  await party.act(party.ann, { kind: 'resign', seat: 0 }, 1);
  await ended;
  const { table } = await party.ann.ask({ t: 'rematch', c: party.c, id: 'again' }, 'rematch');
  const next = await party.ann.ask({ t: 'join', table: String(table), after: null }, 'joined');
  expect(next).toMatchObject({ table: { host: 0, seats: [{ name: 'Ann' }, { taken: false }] } });
  await party.bob.ask({ t: 'ping', at: 2 }, 'pong');
  expect(party.bob.heard.some(({ t }) => t === 'invited')).toBe(false);
  await ask(people.bob, ['DELETE', `/api/me/blocks/${blocks[0]?.id}`]);
});

test('a report is kept with what was said, for whoever runs the server, and has an end', async () => {
  const id = await setUp(people.url, people.ann, { game: 'ciub' });
  const [ann, bob] = [await people.greeted(people.ann), await people.greeted(people.bob)];
  const { c } = await ann.ask({ t: 'join', table: id, after: null }, 'joined');
  await bob.ask({ t: 'join', table: id, after: null }, 'joined');
  const { at } = await bob.ask({ t: 'say', c, text: 'nasty' }, 'said');
  // He only watches: his line tells who is meant.
  const whom = { table: id, name: 'Bob', seat: null, said: at };
  const report = { ...whom, reason: 'words', note: ' so\u202E rude ' };
  expect((await ask(people.ann, REPORT, report)).status).toBe(200);
  const kept = await readReports({ data: dataOf(people.folder), databaseUrl: null });
  expect(kept).toMatchObject([
    { table: id, by: 'Ann', name: 'Bob', reason: 'words', note: 'so rude', lines: [{ text: 'nasty' }] },
  ]);
  expect(await ask(people.ann, ['GET', '/api/me/export'])).toMatchObject({
    reports: [{ table: id, name: 'Bob', reason: 'words', note: 'so rude' }],
  });
  const more = [];
  for (let i = 0; i < 5; i++) more.push((await ask(people.ann, REPORT, report)).status);
  expect(more).toEqual([200, 200, 200, 200, 429]);
  expect(await readReports({ data: dataOf(people.folder), databaseUrl: null })).toHaveLength(1);
});

test('who is not there, means nobody or says too much is refused with a code', async () => {
  const party = await people.match('ciub');
  const bob = bobAt(party.id);
  const carl = await comeIn(people.url, 'Carl');
  const code = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).error?.code;
  expect(await code(null, MINE)).toBe('unauthenticated');
  expect(await code(null, ['DELETE', '/api/me/blocks/x'])).toBe('unauthenticated');
  for (const [where, more] of [
    [BLOCK, {}],
    [REPORT, { reason: 'other', note: '' }],
  ] as const) {
    const told = [
      await code(null, where, { ...bob, ...more }),
      await code(carl, where, { ...bob, ...more }),
      await code(carl, where, { ...bob, ...more, table: 'nowhere' }),
      await code(people.bob, where, { ...bob, ...more }),
      await code(people.bob, where, { ...bob, ...more, name: 'Ann' }),
      await code(people.bob, where, { ...bob, ...more, seat: null, said: 7 }),
      await code(people.bob, where, { ...bob, ...more, seat: 9 }),
      await code(people.bob, where, { ...bob, ...more, person: 'x' }),
    ];
    const [refused, wrong] = [['unauthenticated', 'not-joined', 'no-table'], 'bad-request'];
    expect(told).toEqual([...refused, wrong, 'stale', 'stale', wrong, wrong]);
  }
  const report = { ...bob, reason: 'other', note: '' };
  expect(await code(carl, REPORT, { ...report, reason: 'envy' })).toBe('bad-request');
  expect(await code(carl, REPORT, { ...report, note: 'x'.repeat(201) })).toBe('bad-request');
});
