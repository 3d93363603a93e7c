import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROLL, visitorsOf } from '@cubarium/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { describe as told } from './base/log.ts';
import { startServer, type RunningServer } from './server.ts';
import { DATABASE_FILE } from './store/sqlite/folder.ts';

const data = mkdtempSync(join(tmpdir(), 'cubarium-damage-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
let server: RunningServer;
// So many tables at once are more than one person may set up.
const SETTINGS = ['--port', '0', '--data', data, '--log', 'silent', '--rate-factor', '100'];
const start = () => startServer(readConfig(SETTINGS, {}));
// What the visitors stop at the end is whatever runs then.
const people = visitorsOf(async () => {
  server = await start();
  return {
    get url() {
      return server.url;
    },
    stop: () => server.stop(),
  };
});

/** Changes what is stored, behind the back of a server that does not run. */
type Damage = (database: DatabaseSync, table: string) => void;
const of = (sql: string): Damage => {
  const key = '(SELECT key FROM tables WHERE id = $table)';
  return (database, table) => void database.prepare(sql.replaceAll('@', key)).run({ $table: table });
};
const body = (sql: string) => of(`UPDATE entries SET body = ${sql} WHERE table_key = @ AND seq = 1`);

const BROKEN: readonly (readonly [string, Damage])[] = [
  ['a record that is no JSON', of(`UPDATE tables SET record = '{"secret":"abc' WHERE id = $table`)],
  ['a record of nothing', of(`UPDATE tables SET record = '[]' WHERE id = $table`)],
  [
    'a record without seats',
    of(`UPDATE tables SET record = json_remove(record, '$.seats') WHERE id = $table`),
  ],
  [
    'a game that nobody knows',
    of(`UPDATE tables SET record = json_set(record, '$.game', 'chess') WHERE id = $table`),
  ],
  [
    'options that the game refuses',
    of(`UPDATE tables SET record = json_set(record, '$.options.seats', 9) WHERE id = $table`),
  ],
  ['entries that are no JSON', body(`'[{"seq":1,'`)],
  ['entries that are none', body(`'{}'`)],
  ['an entry that the rules refuse', body(`json_set(body, '$[0].action.kind', 'stop')`)],
  ['an entry that is missing', body(`json_remove(body, '$[1]')`)],
  ['a row that is missing', of('DELETE FROM entries WHERE table_key = @ AND seq = 1')],
  ['a row that leads to itself', of('UPDATE entries SET prev = row WHERE table_key = @ AND seq = 1')],
  [
    'a row that leads to another table',
    of(`UPDATE entries SET prev = (SELECT min(row) FROM entries WHERE table_key <> @ AND seq = 0)
        WHERE table_key = @ AND seq = 1`),
  ],
  ['a last row that does not exist', of('DELETE FROM entries WHERE table_key = @ AND seq > 1')],
];

const snapshot = (value: string) =>
  of(`INSERT OR REPLACE INTO snapshots (table_key, seq, body) VALUES (@, 2, ${value})`);
const COSTS_TIME: readonly (readonly [string, Damage])[] = [
  ['a snapshot that is no JSON', snapshot(`'{'`)],
  ['a snapshot of nothing', snapshot(`'[]'`)],
  ['a snapshot without a state', snapshot(`'{"seq":2,"at":0,"base":{},"tail":[],"seats":[]}'`)],
  ['a snapshot from the future', snapshot(`'{"seq":999,"at":0,"base":{},"tail":[],"seats":[]}'`)],
];

async function damagedTables() {
  const metrics = await (await people.call('/metrics')).text();
  return Number(/^cubarium_damaged_tables (\d+)$/mu.exec(metrics)?.[1]);
}

/** A table whose log has two rows more than its start, and nobody at it. */
async function playedTable(): Promise<string> {
  const { ann, bob, act, id } = await people.match('ciub');
  for (const after of [1, 3]) {
    const heard = ann.hear('entries', ann.heard.length);
    await act(ann, after === 1 ? ROLL : { kind: 'agree', seat: 0 }, after);
    await heard;
  }
  ann.close();
  bob.close();
  return id;
}

describe('what is stored may be damaged', () => {
  test('such a table is set apart, and everything else goes on', async () => {
    const broken: string[] = [];
    const costly: string[] = [];
    for (const _ of BROKEN) broken.push(await playedTable());
    for (const _ of COSTS_TIME) costly.push(await playedTable());
    const sound = await playedTable();
    await server.stop();
    const database = new DatabaseSync(join(data, DATABASE_FILE));
    for (const [i, [, damage]] of BROKEN.entries()) damage(database, broken[i] ?? '');
    for (const [i, [, damage]] of COSTS_TIME.entries()) damage(database, costly[i] ?? '');
    database.close();
    server = await start();
    expect(await damagedTables()).toBe(BROKEN.length);
    const ann = await people.greeted(people.ann);
    const asked = (table: string, t: string) => ann.ask({ t: 'join', table, after: null }, t);
    for (const [i, [name]] of BROKEN.entries()) {
      const id = broken[i] ?? '';
      expect([name, await asked(id, 'error')]).toEqual([name, { t: 'error', code: 'damaged', table: id }]);
      for (const path of ['', '/log', '/match']) {
        const answer = await people.call(`/api/tables/${id}${path}`);
        expect([name, answer.status, await answer.json()]).toEqual([
          name,
          500,
          { error: { code: 'damaged' } },
        ]);
      }
    }
    for (const [i, [name]] of COSTS_TIME.entries()) {
      const who = await people.greeted(people.ann);
      const joined = await who.ask({ t: 'join', table: costly[i], after: null }, 'joined');
      expect([name, joined]).toMatchObject([name, { match: { entries: [{ seq: 0 }, {}, {}, { seq: 3 }] } }]);
      who.close();
    }
    expect(await asked(sound, 'joined')).toMatchObject({ match: { entries: [{ seq: 0 }, {}, {}, {}] } });
    const mine = await people.call('/api/me/tables', { headers: { cookie: people.ann.cookie } });
    const { tables } = (await mine.json()) as { readonly tables: readonly { readonly id: string }[] };
    expect(new Set(tables.map(({ id }) => id))).toEqual(new Set([...costly, sound]));
  });

  test('of an old part of the log only the log: who is at the table plays on', async () => {
    const id = await playedTable();
    const opened = await server.hub.tables.open(id);
    if (!opened.ok || !opened.value.table.match) throw new Error('no table');
    const before = await damagedTables();
    const database = new DatabaseSync(join(data, DATABASE_FILE));
    database.exec('PRAGMA busy_timeout = 5000');
    body(`'[{"seq":1,'`)(database, id);
    database.close();
    const ann = await people.greeted(people.ann);
    const joined = await ann.ask({ t: 'join', table: id, after: null }, 'joined');
    expect(joined).toMatchObject({ match: { snapshot: { seq: 4 }, from: 4, entries: [] } });
    expect(await damagedTables()).toBe(before + 1);
    const stop = { kind: 'resign', seat: 0 };
    const done = await ann.ask({ t: 'do', c: joined.c, id: 'x', after: 4, command: stop }, 'entries');
    expect(done).toMatchObject({ e: [{ seq: 4 }] });
  });

  test('and is never quoted in the log', () => {
    let thrown: unknown;
    try {
      JSON.parse('{"secret":"0123abc","name":"Ann" !');
    } catch (error) {
      thrown = error;
    }
    const { error, stack } = told(thrown);
    expect(error).toBe('SyntaxError');
    expect(stack).toContain('at ');
    expect(stack).not.toContain('Ann');
  });
});
