import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../apps/cli', import.meta.url));

/** How a run of the command ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

/** The command as others get it: packed, and installed without a network into a folder that has nothing else. */
export class PackedCommand {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'cubarium-packed-'));
  /** What its servers have logged. */
  logged = '';
  readonly tarball: string;
  readonly #command: string;
  readonly #children: ChildProcess[] = [];

  constructor() {
    const npm = (cwd: string, ...args: readonly string[]) =>
      execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    npm(cli, 'pack', '--loglevel=error', '--pack-destination', this.folder);
    this.tarball = readdirSync(this.folder).find((name) => name.endsWith('.tgz')) ?? '';
    const home = path.join(this.folder, 'home');
    mkdirSync(home);
    const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    npm(home, 'install', '--prefix', home, ...quiet, path.join(this.folder, this.tarball));
    this.#command = path.join(home, 'node_modules', 'cubarium', 'bin', 'cubarium.js');
  }

  /** Runs it with this Node to its end. */
  run(node: string, args: readonly string[], input = ''): Promise<Ended> {
    return this.execute(node, [this.#command, ...args], input);
  }

  /** Runs any program in the empty folder. */
  execute(program: string, args: readonly string[], input = ''): Promise<Ended> {
    return new Promise((resolve) => {
      const told = { cwd: this.folder, maxBuffer: 2 ** 26 };
      const child = execFile(program, args, told, (error, out, complaints) => {
        const code = error ? Number(error.code ?? 1) : 0;
        resolve({ code, out, complaints });
      });
      child.stdin?.end(input);
    });
  }

  /** Serves on any free port with data in a folder of this name; resolves to the address when it is ready. */
  async serve(data: string, ...more: readonly string[]): Promise<string> {
    const args = ['serve', '--port=0', '--host=127.0.0.1', `--data=${data}`, '--log=error', ...more];
    const child = spawn(process.execPath, [this.#command, ...args], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    child.stdout.on('data', (chunk) => (this.logged += String(chunk)));
    for await (const chunk of child.stderr) {
      const address = /http:\/\/\S+/u.exec(String(chunk))?.[0];
      if (address !== undefined) return address;
    }
    throw new Error('the packed server did not start');
  }

  /** Asks all servers to stop; their exit codes. */
  stop(): Promise<readonly (number | null)[]> {
    const stopping = this.#children.splice(0).map(async (child) => {
      if (child.exitCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    });
    return Promise.all(stopping);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The machine's own Node when it is older than the one that the workspace brings; null without one. */
export function olderNode(): string | null {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const nodes = places
    .filter((place) => !place.includes('node_modules'))
    .map((place) => path.join(place, 'node'))
    .filter((file) => existsSync(file));
  const major = (node: string) => Number(execFileSync(node, ['-p', 'process.versions.node.split(".")[0]']));
  return nodes.find((node) => major(node) < Number(process.versions.node.split('.')[0])) ?? null;
}
