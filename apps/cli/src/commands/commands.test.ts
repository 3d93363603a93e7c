import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAll } from '@cubarium/catalogue';
import { deal, isRecord, matchFile, playout, seededRng, textSeed, type GameDefinition } from '@cubarium/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from './index.ts';

const games = (await loadAll()).map(({ rules }) => rules);
const out: string[] = [];
const complaints: string[] = [];
beforeEach(() => {
  out.length = 0;
  complaints.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void out.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void complaints.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

describe('arguments', () => {
  test.each([[], ['--nonsense'], ['nonsense']])('%j: an overview', async (...args) => {
    expect(await run(args)).toBe(2);
    expect([...out, ...complaints].join('')).toContain('cubarium COMMAND');
  });

  test('--help for all and for each', async () => {
    expect(await run(['--help'])).toBe(0);
    const names = [...(out[0] ?? '').matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['engine', 'simulate', 'replay', 'verify', 'demo']));
    for (const name of names) {
      expect(await run([name, '--help'])).toBe(0);
      expect(out.at(-1)).toContain(`cubarium ${name}`);
    }
  });

  test.each([
    ['engine', '--fast'],
    ['engine', 'ciub'],
    ['simulate'],
    ['simulate', 'chess'],
    ['simulate', 'ciub', 'cubo'],
    ['simulate', 'ciub', '--games', '0'],
    ['simulate', 'ciub', '--games', '1e3'],
    ['simulate', 'ciub', '--seats', '5'],
    ['simulate', 'ciub', '--options', '[]'],
    ['simulate', 'ciub', '--options', '{"length":"endless"}'],
    ['arena', 'ciub', 'expert'],
    ['arena', 'ciub', 'expert', 'nobody'],
    ['arena', 'cubo', 'expert', 'novice', 'casual'],
    ['arena', 'cubo', 'expert', 'novice', '--threads', '0'],
    ['replay'],
    ['replay', '/nowhere/at/all.json'],
    ['verify'],
    ['verify', 'a', 'b'],
    ['demo', '--seats', 'many'],
  ])('%s %s %s %s: says what is wrong, exit code 2', async (...args) => {
    expect(await run(args)).toBe(2);
    expect(out).toEqual([]);
    expect(complaints[0]).toMatch(/.{5,}\n\ncubarium \w+ --help tells more\./);
  });
});

describe('simulate', () => {
  test.each(games)('$id: averages that a seed repeats', async ({ id }) => {
    const args = ['simulate', id, '--games', '20', '--seats', '3', '--seed', 'x', '--json'];
    expect(await run(args)).toBe(0);
    expect(await run(args)).toBe(0);
    expect(out[0]).toBe(out[1]);
    const report: unknown = JSON.parse(out[0] ?? '');
    expect(report).toMatchObject({ game: id, games: 20, seed: 'x', options: { seats: 3 } });
    const { averages, ends } = isRecord(report) ? report : {};
    const figures = isRecord(averages) ? averages : {};
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(['entries', 'points']));
    expect(Object.values(figures).every(Number.isFinite)).toBe(true);
    const counted = Object.values(isRecord(ends) ? ends : {}).map(Number);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  test('without --json a line a figure, with the seed to repeat it', async () => {
    expect(await run(['simulate', 'ciub', '--games', '3'])).toBe(0);
    expect(out[0]).toMatch(/"seed":".+"/);
    expect(out[0]).toMatch(/^ {2}turns +\d+\.\d\d$/m);
  });
});

describe.each(games)('match files of $id', (game) => {
  let folder = '';
  const fileOf = (name: string): string => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cubarium-'));
    const match = played(game, 'a match');
    await writeFile(fileOf('fair.json'), JSON.stringify(match));
    await writeFile(
      fileOf('other-seed.json'),
      JSON.stringify({ ...match, dice: { kind: 'seed', seed: 'b' } }),
    );
    await writeFile(fileOf('short.json'), JSON.stringify({ ...match, log: match.log.slice(0, 9) }));
    await writeFile(fileOf('broken.json'), JSON.stringify({ ...match, players: [] }));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('replay shows entries and result', async () => {
    expect(await run(['replay', fileOf('fair.json')])).toBe(0);
    expect(out[0]).toContain('"winners"');
    expect(await run(['replay', fileOf('fair.json'), '--json'])).toBe(0);
    expect(JSON.parse(out[1] ?? '')).toMatchObject({ state: { game: game.id }, result: { why: 'played' } });
  });

  test('verify finds it fair', async () => {
    expect(await run(['verify', fileOf('fair.json')])).toBe(0);
    expect(out[0]).toMatch(/^fair: all \d+ chance entries/);
  });

  test('verify names the first entry that differs', async () => {
    expect(await run(['verify', fileOf('other-seed.json')])).toBe(1);
    expect(complaints[0]).toMatch(/^entry \d+ differs/);
  });

  test('what is not a whole match is told', async () => {
    expect(await run(['replay', fileOf('short.json')])).toBe(1);
    expect(complaints[0]).toContain('another result');
    expect(await run(['verify', fileOf('broken.json')])).toBe(2);
    expect(complaints[1]).toContain('bad-players');
  });
});

/** A random match with dice of the dealer. */
function played(game: GameDefinition, seed: string) {
  const options = game.parseOptions({ seats: 2 });
  if (!options.ok || !isRecord(options.value)) throw new Error('options refused');
  const { state, log } = playout(game, game.setup(options.value), {
    rng: seededRng(seed),
    chance: (before, seq) => deal(game, { seed: textSeed(seed), seq, at: 0, state: before })?.action ?? null,
  });
  const result = game.result(state);
  return matchFile({
    version: 1,
    game: game.id,
    options: options.value,
    players: ['Ada', 'Bo'].map((name) => ({ name, bot: null })),
    time: null,
    dice: { kind: 'seed', seed },
    log,
    result: result && { ...result, why: 'played' },
  });
}
