import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

const BUILT_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where somebody at this machine finds the server. */
function addressFor(host: string, url: string): string {
  const { port } = new URL(url);
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Runs until it is told to stop; a second signal ends it at once. */
export async function serve(args: readonly string[]): Promise<void> {
  const config = readConfig(args, process.env, existsSync(BUILT_APP) ? BUILT_APP : null);
  const server = await startServer(config);
  // For people; standard output is for the log, line by line.
  process.stderr.write(`Cubarium is ready: ${addressFor(config.host, server.url)} (stop with Ctrl+C)\n`);
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.removeListener(signal, stop);
      server.stop().then(resolve, reject);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
