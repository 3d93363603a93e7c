import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the tests' own server listens; two runs on one machine need two ports. */
export const PORT = Number(process.env.E2E_PORT ?? 8798);
/** Where the server that is killed listens. */
export const FRAGILE_PORT = PORT + 1;

/** A laptop's name in a home network: plain http that is not localhost, where browsers hold much back. */
export const HOME = `http://cubarium.test:${PORT}`;

/** Everybody but newcomers knows the games, and is not asked whether to be shown them. */
export const KNOWING = {
  cookies: [],
  origins: [HOME, ...[PORT, FRAGILE_PORT].map((port) => `http://127.0.0.1:${port}`)].map((origin) => ({
    origin,
    localStorage: [{ name: 'cubarium.newcomer', value: '{"ciub":{"asked":true},"cubo":{"asked":true}}' }],
  })),
};

export const freshData = (): string => mkdtempSync(join(tmpdir(), 'cubarium-e2e-'));

/** The command that serves the built app, with data of its own and bots that do not make us wait. */
export const serveCommand = (port: number, data: string): readonly [string, ...string[]] => [
  'node',
  'apps/cli/bin/cubarium.js',
  'serve',
  // Heard by this machine alone, so links carry the address that a test has opened.
  '--host=127.0.0.1',
  `--port=${port}`,
  `--data=${data}`,
  '--log=error',
  '--bot-pace=60',
  '--rate-factor=1000',
];
