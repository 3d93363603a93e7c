import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { nodeBudget, playMatch, type Level } from '@cubarium/bots/kit';
import { loadGame } from '@cubarium/catalogue';
import { matchFile, seededRng, type JsonRecord, type MatchFile } from '@cubarium/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReviewReply } from './reviewing.ts';

const run = promisify(execFile);
const COMMAND = new URL('../../../cli/bin/cubarium.js', import.meta.url).pathname;
/** A whole analysis is some hundred kilobytes. */
const MUCH = { maxBuffer: 64 << 20 };
const CHARTS = new URL('../../../../packages/bots/charts/', import.meta.url).pathname;

let hear: (reply: ReviewReply) => void = () => undefined;
const worker = Object.assign(new EventTarget(), { postMessage: (reply: ReviewReply) => hear(reply) });
let folder = '';

beforeAll(async () => {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('fetch', async (address: string) => {
    const bytes = await readFile(join(CHARTS, basename(address)));
    return new Response(new Uint8Array(bytes));
  });
  await import('./review-worker.ts');
  folder = await mkdtemp(join(tmpdir(), 'cubarium-agreeing-'));
});
afterAll(() => rm(folder, { recursive: true }));

const inTheApp = (file: MatchFile): Promise<unknown> =>
  new Promise((resolve) => {
    hear = (reply) => 'done' in reply && resolve(reply.done);
    worker.dispatchEvent(new MessageEvent('message', { data: { file } }));
  });

async function onTheCommandLine(file: MatchFile): Promise<unknown> {
  const path = join(folder, 'match.json');
  await writeFile(path, JSON.stringify(file));
  const { stdout } = await run(process.execPath, [COMMAND, 'analyse', path, '--json'], MUCH);
  return JSON.parse(stdout);
}

async function played(id: string, raw: object, levels: readonly Level[]): Promise<MatchFile> {
  const game = await loadGame(id);
  const options = game?.rules.parseOptions({ seats: levels.length, ...raw });
  if (!game || !options?.ok) throw new Error('no game');
  const { log, state } = playMatch(game.rules, game.rules.setup(options.value), {
    bots: levels.map((level) => game.bots.bot(level)),
    dice: seededRng(`agreeing ${id} dice`),
    rng: seededRng(`agreeing ${id}`),
    budget: () => nodeBudget(100),
  });
  const outcome = game.rules.result(state);
  return matchFile({
    version: 1,
    game: id,
    options: options.value as JsonRecord,
    players: levels.map((name) => ({ name, bot: null })),
    time: null,
    dice: { kind: 'manual' },
    log,
    result: outcome && { ...outcome, why: 'played' },
  });
}

const MATCHES = [
  { id: 'ciub', raw: { length: 'short' }, levels: ['novice', 'skilled'] },
  { id: 'cubo', raw: { pace: 'calm', throws: 1 }, levels: ['novice', 'expert'] },
  { id: 'cubo', raw: { pace: 'race' }, levels: ['novice', 'skilled', 'casual'] },
] as const;

test.each(MATCHES)('the app and the command tell the same of $id, $levels', async ({ id, raw, levels }) => {
  const file = await played(id, raw, levels);
  const told = await inTheApp(file);
  expect(told).not.toBeNull();
  expect(JSON.parse(JSON.stringify(told))).toEqual(await onTheCommandLine(file));
});
