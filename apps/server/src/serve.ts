import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { whereItIs } from './base/addresses.ts';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

/** Beside the bundle in the packed command, in its own folder when run from source. */
const BUILT_APP = ['web', '../../web/dist']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((folder) => existsSync(join(folder, 'index.html')));

/** Runs until it is told to stop; a second signal ends it at once. */
export async function serve(args: readonly string[]): Promise<void> {
  const config = readConfig(args, process.env, BUILT_APP ?? null);
  const server = await startServer(config);
  // Before anybody is told that it is ready: who hears that may ask it to stop at once.
  const stopped = new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.removeListener(signal, stop);
      server.stop().then(resolve, reject);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
  // For people; standard output is for the log, line by line.
  process.stderr.write(whereItIs({ host: config.host, port: Number(new URL(server.url).port) }));
  await stopped;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
