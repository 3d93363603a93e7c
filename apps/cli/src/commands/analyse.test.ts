import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeBudget, playMatch } from '@cubarium/bots/kit';
import { loadGame } from '@cubarium/catalogue';
import { isRecord, matchFile, seededRng } from '@cubarium/core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { analyse } from './analyse.ts';

let folder = '';
let file = '';

/** A match of bots, as a file. */
beforeAll(async () => {
  const game = await loadGame('cubo');
  const options = game?.rules.parseOptions({ seats: 2, pace: 'calm', throws: 1 });
  if (!game || !options?.ok || !isRecord(options.value)) throw new Error('no game');
  const { log, state } = playMatch(game.rules, game.rules.setup(options.value), {
    bots: [game.bots.bot('novice'), game.bots.bot('skilled')],
    dice: seededRng('analyse dice'),
    rng: seededRng('analyse'),
    budget: () => nodeBudget(0),
  });
  const outcome = game.rules.result(state);
  const result = outcome && ({ ...outcome, why: 'played' } as const);
  const players = ['novice', 'skilled'].map((bot) => ({ name: bot, bot }));
  const dice = { kind: 'manual' } as const;
  const match = {
    version: 1 as const,
    game: 'cubo',
    options: options.value,
    players,
    time: null,
    dice,
    log,
    result,
  };
  folder = await mkdtemp(join(tmpdir(), 'cubarium-analyse-'));
  file = join(folder, 'match.json');
  await writeFile(file, JSON.stringify(matchFile(match)));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

async function printed(...args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await analyse.run([file, ...args])).toBe(0);
  return log.mock.calls.map(([text]) => String(text)).join('\n');
}

test('a match is told in lines: a seat each, and its mistakes', async () => {
  const text = await printed();
  expect(text).toMatch(/^ {2}seat 0: 50\.0 % → .* = luck .*, own errors .*, errors of others .* \(± .*\)$/m);
  expect(text).toMatch(/^ {4}dice .*arranging \d/m);
  expect(text).toMatch(/^ {2}seat 1: /m);
  expect(text).toMatch(/^ {2}entry \d+, seat 0: lay [rb]\d .* instead of laying .*: \+\d/m);
  expect(text).not.toContain('{');
});

test('with --json it is the whole analysis', async () => {
  const analysis: unknown = JSON.parse(await printed('--json'));
  expect(analysis).toMatchObject({ seats: [{ seat: 0 }, { seat: 1 }] });
  expect(isRecord(analysis) && Object.keys(analysis).toSorted()).toEqual([
    'curve',
    'decisions',
    'luck',
    'mistakes',
    'own',
    'seats',
  ]);
});
