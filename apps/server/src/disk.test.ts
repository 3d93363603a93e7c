import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HELLO } from '@cubarium/protocol';
import { comeIn, ROLL, visitorsOf } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';
import { DATABASE_FILE } from './store/sqlite/folder.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', join(folder, 'data'), '--log', 'silent'], {}), {
    busyMs: 50,
  }),
);

/** Another program keeps the file to itself: for the server that is a disk that takes nothing. */
function holdFile(): () => void {
  const other = new DatabaseSync(join(people.folder, 'data', DATABASE_FILE));
  other.exec('BEGIN IMMEDIATE');
  return () => other.close();
}

const post = async (path: string, body: object) => {
  const headers = { cookie: people.ann.cookie, 'content-type': 'application/json' };
  const answer = await people.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return [answer.status, await answer.json()];
};
const ready = async () => {
  const answer = await people.call('/ready');
  return [answer.status, await answer.json()];
};
const isReady = async () => (await ready())[0] === 200;
const failing = async () => {
  const metrics = await (await people.call('/metrics')).text();
  return Number(/^cubarium_disk_fails (\d)$/mu.exec(metrics)?.[1]);
};

test('while the disk takes nothing everything is refused and can be seen; then it goes on by itself', async () => {
  const { ann, bob, act, c, id } = await people.match('ciub');
  expect([await ready(), await failing()]).toEqual([[200, { ok: true }], 0]);
  const release = holdFile();
  const refused = { code: 'not-stored' };
  const no = ann.hear('no', ann.heard.length);
  await act(ann, ROLL, 1);
  expect(await no).toMatchObject({ error: refused });
  expect([await ready(), await failing()]).toEqual([[503, { ok: false, ...refused }], 1]);
  expect(await post('/api/me', { name: 'Else' })).toEqual([503, { error: refused }]);
  expect(await post('/api/tables', { game: 'ciub' })).toEqual([503, { error: refused }]);
  expect(await ann.ask({ t: 'say', c, text: 'hello' }, 'error')).toEqual({ t: 'error', ...refused });
  // Whoever comes meanwhile sees the table as it is stored.
  const late = people.socketOf({ cookie: people.bob.cookie });
  await late.ask(HELLO, 'welcome');
  const joined = await late.ask({ t: 'join', table: id, after: null }, 'joined');
  expect(joined).toMatchObject({ c, match: { entries: [{ seq: 0 }] } });
  const gone = [ann, bob, late].map((who) => who.hear('gone', who.heard.length));
  release();
  expect(await Promise.all(gone)).toEqual([1, 2, 3].map(() => ({ t: 'gone', c })));
  expect([await isReady(), await failing()]).toEqual([true, 0]);
  // The old channel is free, and behind the new one the game goes on.
  const stale = { t: 'do', c, id: 'late', after: 1, command: ROLL };
  expect(await ann.ask(stale, 'no')).toMatchObject({ error: { code: 'not-joined' } });
  const again = await ann.ask({ t: 'join', table: id, after: 1 }, 'joined');
  expect(await ann.ask({ ...stale, c: again.c }, 'entries')).toMatchObject({ e: [{ seq: 1 }, { seq: 2 }] });
  await comeIn(people.url, 'Carla');
});
