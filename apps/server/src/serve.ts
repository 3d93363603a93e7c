import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { addressesForOthers, addressHere, type Listening } from './addresses.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

const BUILT_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Runs until it is told to stop; a second signal ends it at once. */
export async function serve(args: readonly string[]): Promise<void> {
  const config = readConfig(args, process.env, existsSync(BUILT_APP) ? BUILT_APP : null);
  const server = await startServer(config);
  // For people; standard output is for the log, line by line.
  process.stderr.write(whereItIs({ host: config.host, port: Number(new URL(server.url).port) }));
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.removeListener(signal, stop);
      server.stop().then(resolve, reject);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

function whereItIs(listening: Listening): string {
  const here = addressHere(listening);
  const others = addressesForOthers(listening).filter((address) => address !== here);
  const ready = `Cubarium is ready: ${here} (stop with Ctrl+C)\n`;
  return others.length === 0 ? ready : `${ready}Other devices in this network: ${others.join(' or ')}\n`;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
