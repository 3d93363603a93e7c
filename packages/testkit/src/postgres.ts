import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where Debian and Homebrew put the programs of a PostgreSQL server. */
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].map(
  (place) => `${place}/*/bin/initdb`,
);

/** The folder of `initdb` and `pg_ctl`, of the newest if there are several. */
function programs(): string {
  const found = PLACES.flatMap((place) => globSync(place).toSorted()).at(-1);
  if (found === undefined) throw new Error('there is no PostgreSQL on this machine');
  return dirname(found);
}

/** A PostgreSQL server of a test's own. */
export interface PostgresForTests {
  /** The address of a new, empty database. */
  readonly database: () => string;
  readonly restart: () => void;
  readonly stop: () => void;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function startPostgres(): Promise<PostgresForTests> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'cubarium-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: readonly string[]): void => {
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...user });
  };
  const server = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories=${folder}`;
  const start = (): void => run('pg_ctl', '-D', data, '-o', server, '-w', 'start');
  const end = (): void => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'tester', '--no-sync', '-E', 'UTF8');
  start();
  let made = 0;
  return {
    database() {
      const name = `test${++made}`;
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'tester', name);
      return `postgresql://tester@127.0.0.1:${port}/${name}`;
    },
    restart() {
      end();
      start();
    },
    stop() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
