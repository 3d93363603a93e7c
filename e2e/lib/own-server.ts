import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freshData, serveCommand } from './server.ts';

export interface OwnServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** A server of a test's own, on any free port, that serves the app from a folder; Node may get arguments of its own. */
export async function serveFrom(web: string, nodeArgs: readonly string[] = []): Promise<OwnServer> {
  const [program, ...args] = serveCommand(0, freshData());
  const server = spawn(program, [...nodeArgs, ...args, `--web=${web}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: new URL('../..', import.meta.url),
  });
  const [line] = (await once(createInterface(server.stderr), 'line')) as [string];
  const port = /127\.0\.0\.1:(\d+)/.exec(line)?.[1];
  if (port === undefined) throw new Error(`no server: ${line}`);
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.kill('SIGKILL') };
}
