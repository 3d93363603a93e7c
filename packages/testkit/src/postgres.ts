import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** Where Debian and Homebrew put the programs of a PostgreSQL server. */
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].map(
  (place) => `${place}/*/bin/initdb`,
);

const newestInitdb = (): string | undefined => PLACES.flatMap((place) => globSync(place).toSorted()).at(-1);

/** The folder of `initdb` and `pg_ctl`, of the newest if there are several. */
function programs(): string {
  const found = newestInitdb();
  if (found === undefined) throw new Error('there is no PostgreSQL on this machine');
  return dirname(found);
}

/** False where there is only a server that somebody else runs: it cannot be brought back to a moment. */
export const canRestorePostgres = (): boolean => newestInitdb() !== undefined;

const given = process.env.TEST_DATABASE_URL ?? '';
/** False for a server that somebody else runs. */
export const mayRestartPostgres = given === '';

/** A PostgreSQL server for tests. */
export interface PostgresForTests {
  /** The address of a new, empty database. */
  readonly database: () => Promise<string>;
  /** Only where `mayRestartPostgres`. */
  readonly restart: () => void;
  /** Removes what was made. */
  readonly stop: () => Promise<void>;
}

/** One that can be brought back to any moment since its copy was made. */
export interface RestorablePostgres extends PostgresForTests {
  /** Copies everything while it runs. */
  readonly backUp: () => void;
  /** Another server, with everything as it was at that moment; gives the address of the same database there. */
  readonly restored: (url: string, moment: string) => Promise<string>;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder for servers, and how their programs are run there. */
class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'cubarium-postgres-'));
  readonly #bin = programs();
  readonly #user = otherUser();

  constructor() {
    this.#give(this.folder);
  }

  path(...names: readonly string[]): string {
    return join(this.folder, ...names);
  }

  run(program: string, ...args: readonly string[]): void {
    execFileSync(join(this.#bin, program), args, { cwd: this.folder, stdio: 'ignore', ...this.#user });
  }

  write(name: string, text: string): void {
    writeFileSync(this.path(name), text, { flag: 'a' });
    this.#give(this.path(name));
  }

  server(name: string, port: number) {
    // Nothing here outlives the machine: no test need wait for its disk.
    const settings = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories=${this.folder} -c fsync=off`;
    const data = this.path(name);
    return {
      start: (): void => this.run('pg_ctl', '-D', data, '-o', settings, '-w', 'start'),
      end: (): void => this.run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
    };
  }

  #give(path: string): void {
    if (this.#user) chownSync(path, this.#user.uid, this.#user.gid);
  }
}

async function startIn(place: Place, prepare: () => void = () => undefined): Promise<PostgresForTests & At> {
  const port = await freePort();
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester'];
  const server = place.server('data', port);
  place.run('initdb', '-D', place.path('data'), '-A', 'trust', '-U', 'tester', '--no-sync', '-E', 'UTF8');
  prepare();
  server.start();
  let made = 0;
  return {
    at,
    async database() {
      const name = `test${++made}`;
      place.run('createdb', ...at, name);
      return `postgresql://tester@127.0.0.1:${port}/${name}`;
    },
    restart() {
      server.end();
      server.start();
    },
    async stop() {
      server.end();
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

interface At {
  /** What tells its programs where it is. */
  readonly at: readonly string[];
}

/** The server that `TEST_DATABASE_URL` names, whose user may make databases; without it one of the test's own. */
export const startPostgres = async (): Promise<PostgresForTests> =>
  mayRestartPostgres ? startIn(new Place()) : databasesAt(given);

function databasesAt(url: string): PostgresForTests {
  const made: string[] = [];
  const ask = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  return {
    async database() {
      const name = `cubarium_test_${randomUUID().replaceAll('-', '')}`;
      await ask(`CREATE DATABASE ${name}`);
      made.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    restart() {
      throw new Error('it is not ours to restart');
    },
    async stop() {
      for (const name of made) await ask(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

const UNTIL_RECOVERED = 'DO $$ BEGIN WHILE pg_is_in_recovery() LOOP PERFORM pg_sleep(0.05); END LOOP; END $$';

/** As docs/operations.md sets it up and brings it back. */
export async function startRestorablePostgres(): Promise<RestorablePostgres> {
  const place = new Place();
  const archive = place.path('archive');
  const server = await startIn(place, () => {
    place.write(
      'data/postgresql.conf',
      `archive_mode = on\narchive_command = 'mkdir -p ${archive} && cp %p ${archive}/%f'\n`,
    );
  });
  const others: { end: () => void }[] = [];
  return {
    ...server,
    backUp: () => place.run('pg_basebackup', ...server.at, '-D', place.path('base'), '-c', 'fast'),
    async restored(url, moment) {
      const { pathname } = new URL(url);
      // The last piece of the log is archived only when it is full, or when this asks for it.
      place.run('psql', ...server.at, '-d', 'postgres', '-c', 'SELECT pg_switch_wal()');
      place.run('psql', ...server.at, '-d', 'postgres', '-c', 'CHECKPOINT');
      place.write(
        'base/postgresql.auto.conf',
        `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
      );
      place.write('base/recovery.signal', '');
      const port = await freePort();
      const other = place.server('base', port);
      other.start();
      others.push(other);
      // It answers before it has come as far as it should, and takes nothing until then.
      const there = ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester', '-d', 'postgres'];
      place.run('psql', ...there, '-c', UNTIL_RECOVERED);
      return `postgresql://tester@127.0.0.1:${port}${pathname}`;
    },
    async stop() {
      for (const other of others) other.end();
      await server.stop();
    },
  };
}
