import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const program = (module: string, args: readonly string[]): string => `
  import(${JSON.stringify(module)})
    .then(({ readConfig, startServer }) => startServer(readConfig(${JSON.stringify(args)}, process.env)))
    .then((server) => process.stdout.write('ready ' + server.url + '\\n'));
`;

export interface ChildNodeOptions {
  /** Where `startServer` comes from. */
  readonly module: string;
  readonly args: readonly string[];
  /** Where it finds the other nodes. */
  readonly env: Readonly<Record<string, string>>;
}

/** A node in a process of its own, to be frozen or killed. */
export class ChildNode {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start({ module, args, env }: ChildNodeOptions): Promise<ChildNode> {
    const child = spawn(process.execPath, ['-e', program(module, args)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the node did not start')));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
      });
    });
    return new ChildNode(child, url);
  }

  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
