import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What the child runs: a server that says where it is, and after every sync how long its log was then. */
const program = (module: string, args: readonly string[], checkpointPages: number): string => `
  const { writeSync } = require('node:fs');
  const say = (text) => writeSync(1, text + '\\n');
  import(${JSON.stringify(module)})
    .then(({ readConfig, startServer }) =>
      startServer(readConfig(${JSON.stringify(args)}, {}), {
        checkpointPages: ${checkpointPages},
        onSynced: ({ log }) => say('synced ' + log.bytes),
      }),
    )
    .then((server) => say('ready ' + server.url));
`;

export interface ChildOptions {
  /** Where `startServer` comes from. */
  readonly module: string;
  readonly folder: string;
  /** How long the write-ahead log gets before it is folded back; 0 for never, so that it can be cut. */
  readonly checkpointPages: number;
}

/** A server in a process of its own, to be killed and started again on the same data. */
export class ChildServer {
  readonly #module: string;
  readonly #folder: string;
  readonly #checkpointPages: number;
  #child: ChildProcess | null = null;
  #url = 'http://127.0.0.1:9';
  #synced = 0;

  constructor({ module, folder, checkpointPages }: ChildOptions) {
    this.#module = module;
    this.#folder = folder;
    this.#checkpointPages = checkpointPages;
  }

  readonly url = (): string => this.#url;

  async start(): Promise<void> {
    const args = ['--port', '0', '--data', this.#folder, '--log', 'error', '--rate-factor', '1000'];
    const code = program(this.#module, args, this.#checkpointPages);
    const child = spawn(process.execPath, ['-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // It starts over and over again: what was compiled once is not compiled again.
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.#folder, 'compiled') },
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the server did not start')));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [word, value = ''] = line.split(' ');
        if (word === 'synced') this.#synced = Number(value);
        if (word !== 'ready') return;
        this.#url = value;
        resolve();
      });
    });
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  }

  /** Takes away what the system had not been asked to keep: as if the power had failed right after the last sync. */
  losePower(): void {
    truncateSync(join(this.#folder, 'cubarium.db-wal'), this.#synced);
    rmSync(join(this.#folder, 'cubarium.db-shm'), { force: true });
  }
}
