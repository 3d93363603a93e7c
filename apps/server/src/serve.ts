import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

const BUILT_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Runs until it is told to stop; a second signal ends it at once. */
export async function serve(args: readonly string[]): Promise<void> {
  const config = readConfig(args, process.env, existsSync(BUILT_APP) ? BUILT_APP : null);
  const server = await startServer(config);
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.removeListener(signal, stop);
      server.stop().then(resolve, reject);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
