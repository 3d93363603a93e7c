import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const given = process.env.TEST_REDIS_URL ?? '';
/** False for a server that somebody else runs. */
export const mayRestartRedis = given === '';

/** A Redis server for tests. */
export interface RedisForTests {
  readonly url: string;
  /** Comes back at the same address; only where `mayRestartRedis`. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function run(port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('redis-server did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
  return child;
}

async function startOwn(): Promise<RedisForTests> {
  const port = await freePort();
  let child: ChildProcess | null = await run(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child ??= await run(port);
    },
    async stop() {
      const ending = child;
      child = null;
      if (!ending) return;
      const gone = once(ending, 'exit');
      ending.kill();
      await gone;
    },
  };
}

/** The server that `TEST_REDIS_URL` names; without it one of the test's own. */
export const startRedis = async (): Promise<RedisForTests> =>
  mayRestartRedis ? startOwn() : { url: given, start: async () => undefined, stop: async () => undefined };
