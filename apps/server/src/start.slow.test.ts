import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';
import { StartError } from './base/start-error.ts';
import { backup } from './store/open.ts';

let folder: string;
let data: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cubarium-start-'));
  data = join(folder, 'data');
  file = join(data, 'cubarium.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (where = data) =>
  startServer(readConfig(['--port', '0', '--data', where, '--log', 'silent'], {}));
const startAndStop = async () => (await start()).stop();

/** The sentence for who started it; anything else than that is a bug. */
async function sentence(where = data): Promise<string> {
  const error: unknown = await start(where).then(
    (server) => server.stop(),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  return error instanceof Error ? error.message : '';
}

/** Changes the file behind the server's back. */
function change(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

describe('what cannot be used is said in a sentence', () => {
  test('a file that is no database', async () => {
    mkdirSync(data);
    writeFileSync(file, 'Dear diary, today I learnt what a database is. '.repeat(100));
    expect(await sentence()).toContain('cubarium.db is damaged, or was not made by Cubarium');
    expect(readFileSync(file, 'utf8')).toContain('Dear diary');
  });

  test('a database of something else, which stays as it is', async () => {
    mkdirSync(data);
    change('CREATE TABLE recipes (name TEXT)');
    expect(await sentence()).toContain('not made by Cubarium');
    const database = new DatabaseSync(file);
    expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'recipes' }]);
    database.close();
  });

  test('a database whose pages are damaged', async () => {
    await startAndStop();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xab, 4096));
    expect(await sentence()).toContain('is damaged');
  });

  test('a database without our tables, whatever it says of itself', async () => {
    await startAndStop();
    change('DROP TABLE entries');
    expect(await sentence()).toContain('is damaged, or was not made by Cubarium');
  });

  test('a database of a later version', async () => {
    await startAndStop();
    change('PRAGMA user_version = 999');
    expect(await sentence()).toContain('was written by a later version of Cubarium');
  });

  test('a file where the folder should be, and a folder below a file', async () => {
    writeFileSync(data, '');
    expect(await sentence()).toContain('is not a folder');
    expect(await sentence(join(data, 'below'))).toContain('is not a folder');
  });

  test('a folder where the file should be', async () => {
    mkdirSync(file, { recursive: true });
    expect(await sentence()).toContain('does not let us write');
  });

  test("somebody else's file called lock, which stays", async () => {
    mkdirSync(data);
    writeFileSync(join(data, 'lock'), 'the key is under the mat');
    expect(await sentence()).toContain('lock is not ours');
    expect(readFileSync(join(data, 'lock'), 'utf8')).toBe('the key is under the mat');
  });

  test('and nothing is held on to: once mended, it starts', async () => {
    mkdirSync(data);
    writeFileSync(join(data, 'lock'), 'nobody');
    expect(await sentence()).toContain('lock is not ours');
    rmSync(join(data, 'lock'));
    await startAndStop();
  });
});

const STORE = new URL('./store/sqlite/database.ts', import.meta.url).href;

/** A process that opens the data and says `open`, or what is wrong; without the rights of root if it is to have none. */
function opener(where: string, rights: 'ours' | 'none' = 'ours') {
  const code = `
    import(${JSON.stringify(STORE)})
      .then(({ Database }) => {
        if (${rights === 'none'} && process.getuid() === 0) process.seteuid(65534);
        return Database.open({ folder: ${JSON.stringify(where)} });
      })
      .then(() => (console.log('open'), setInterval(() => undefined, 1000)), (error) => console.log(error.message));
  `;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = once(child.stdout.setEncoding('utf8'), 'data').then(([line]) => String(line).trim());
  return { child, said };
}

describe.skipIf(process.platform === 'win32')('rights', () => {
  test('what may not be written is said in a sentence', async () => {
    const readOnly = join(folder, 'read-only');
    mkdirSync(readOnly);
    chmodSync(folder, 0o755);
    chmodSync(readOnly, 0o555);
    expect(await opener(readOnly, 'none').said).toContain('does not let us write');
    expect(await opener(join(readOnly, 'below'), 'none').said).toContain('does not let us write');
  });

  test('a lock whose process was killed is taken over', async () => {
    const { child, said } = opener(data);
    expect(await said).toBe('open');
    expect(await sentence()).toContain('another server uses the data');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    expect(existsSync(join(data, 'lock'))).toBe(true);
    await startAndStop();
  });

  const modes = (where: string) =>
    Object.fromEntries(readdirSync(where).map((name) => [name, statSync(join(where, name)).mode & 0o777]));

  test('nobody else reads the folder, the files in it and a backup', async () => {
    const server = await start();
    const copy = join(folder, 'copy.db');
    await backup(data, copy);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const found = modes(data);
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['cubarium.db', 'cubarium.db-shm', 'cubarium.db-wal', 'lock']),
    );
    expect(new Set(Object.values(found))).toEqual(new Set([0o600]));
    await server.stop();
  });

  test('what others could read is tightened at the start', async () => {
    await startAndStop();
    chmodSync(data, 0o755);
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    await startAndStop();
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(new Set(Object.values(modes(data)))).toEqual(new Set([0o600]));
  });
});
