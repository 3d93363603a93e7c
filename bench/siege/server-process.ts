import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '../../tools/start-flags.ts';

const COMMAND = fileURLToPath(new URL('../../apps/cli/bin/cubarium.js', import.meta.url));
const HERE = '127.0.0.1';

/** The server as everybody runs it, with the limits that everybody has. */
export class Besieged {
  readonly url: string;
  readonly #child: ChildProcess;
  #told = false;
  /** 1 once it ended without having been told to. */
  crashes = 0;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    child.once('exit', () => {
      if (!this.#told) this.crashes++;
    });
  }

  static async start(data: string): Promise<Besieged> {
    const args = ['serve', '--port', '0', '--host', HERE, '--data', data, '--log', 'error'];
    const child = spawn(process.execPath, [...START_FLAGS, COMMAND, ...args], {
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the server did not start')));
      createInterface({ input: child.stderr }).on('line', (line) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/u.exec(line);
        if (found) resolve(found[0]);
        else process.stderr.write(`${line}\n`);
      });
    });
    return new Besieged(child, url);
  }

  /** How many bytes of memory it has, by the system's account: to ask itself would be work for it. */
  memory(): number {
    const kilobytes = /^VmRSS:\s+(?<value>\d+)/mu.exec(
      readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'),
    );
    return 1024 * Number(kilobytes?.groups?.value);
  }

  /** Asks it to stop; how many seconds that took. */
  async stop(): Promise<number> {
    this.#told = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return 0;
    const since = performance.now();
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    if (code !== 0) this.crashes++;
    return (performance.now() - since) / 1000;
  }
}
