import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@cubarium/catalogue';
import { expect, test } from 'vitest';
import { contend, type Work } from './arena.ts';
import { gamesOf, type Contest } from './games.ts';
import { keptIn } from './kept.ts';
import { reportOf } from './report.ts';
import { estimate, estimateWithout, percentile, wilson } from './statistics.ts';

async function contest(names: readonly [string, string], raw: object, change: Partial<Contest> = {}) {
  const game = await loadGame('cubo');
  if (!game) throw new Error('no game');
  const options = game.rules.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const agreed: Contest = {
    names,
    options: options.value,
    games: 4,
    seed: 'arena',
    budget: 10,
    luck: 'ignored',
    ...change,
  };
  let clock = 0;
  const play = gamesOf(game, agreed, () => clock++);
  const played = Array.from({ length: agreed.games }, (_, number) => play(number));
  return reportOf(game.rules.id, agreed, played);
}

const CALM = { seats: 2, pace: 'calm', throws: 2 };

test('the same seed gives the same report, another gives another', async () => {
  const report = await contest(['casual', 'novice'], CALM);
  expect(await contest(['casual', 'novice'], CALM)).toEqual(report);
  expect((await contest(['casual', 'novice'], CALM, { seed: 'other' })).points).not.toEqual(report.points);
  expect(report.won + report.tied + report.lost).toBe(4);
});

test('two equal bots share everything, because two games in a row have the same dice', async () => {
  const { score, points, margin } = await contest(['casual', 'casual'], { ...CALM, first: 0 });
  expect(score).toBe(0.5);
  expect(points[0]).toBe(points[1]);
  expect(margin.mean).toBe(0);
});

test('at a table of three both sides sit in turn', async () => {
  const { milliseconds } = await contest(['skilled', 'random'], { ...CALM, seats: 3 });
  const [first, second] = milliseconds;
  expect(first.decisions).toBeGreaterThan(50);
  expect(second.decisions).toBeGreaterThan(50);
  expect(first.mean).toBe(1);
});

test('luck that is measured changes neither the games nor the score', async () => {
  const plain = await contest(['casual', 'novice'], CALM);
  const { marginWithoutLuck, ...rest } = await contest(['casual', 'novice'], CALM, { luck: 'measured' });
  expect({ ...rest, marginWithoutLuck: null }).toEqual(plain);
  expect(marginWithoutLuck?.error).toBeGreaterThan(0);
});

async function shortGames(names: Contest['names'], seed: string, games = 4): Promise<Work> {
  const ciub = await loadGame('ciub');
  const options = ciub?.rules.parseOptions({ seats: 2, length: 'short' });
  if (!options?.ok) throw new Error('no options');
  return {
    game: 'ciub',
    contest: { names, options: options.value, games, seed, budget: 1000, luck: 'ignored' },
  };
}

test('the number of threads changes nothing but the time', async () => {
  const work = await shortGames(['skilled', 'greedy'], 'threads');
  const untimed = async (threads: number) => {
    const { milliseconds, ...report } = await contend(work, threads);
    return { ...report, decisions: milliseconds.map(({ decisions }) => decisions) };
  };
  const report = await untimed(1);
  expect(report.decisions.every((decisions) => decisions > 50)).toBe(true);
  expect(await untimed(2)).toEqual(report);
}, 60_000);

const QUICK = ['novice', 'random'] as const;

test('a contest that was broken off goes on with the games that were kept', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'kept.jsonl');
  const work = await shortGames(QUICK, 'kept');
  const resumed = async (games: number) => {
    const kept = keptIn(file, await shortGames(QUICK, 'kept', games));
    if (!kept) throw new Error('another contest');
    const { milliseconds, ...report } = await contend(await shortGames(QUICK, 'kept', games), 1, kept);
    return { report, decisions: milliseconds[0].decisions };
  };
  await resumed(2);
  // The machine went off while a game was written.
  appendFileSync(file, '[2,{"share":');
  const { milliseconds, ...whole } = await contend(work, 1);
  const { report, decisions } = await resumed(4);
  expect(report).toEqual(whole);
  expect(decisions).toBeGreaterThan(0);
  expect(decisions).toBeLessThan(milliseconds[0].decisions);
  expect(await resumed(4)).toEqual({ report: whole, decisions: 0 });
  expect(keptIn(file, await shortGames(QUICK, 'other'))).toBeNull();
}, 60_000);

test("Wilson's interval holds the share, stays within 0 and 1, and narrows with more games", () => {
  expect(wilson(0, 10)[0]).toBeCloseTo(0, 12);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 12);
  expect(wilson(10, 10)[1]).toBeLessThanOrEqual(1);
  const [low, high] = wilson(260, 400);
  // Worked out by hand from the formula.
  expect(low).toBeCloseTo(0.6021, 3);
  expect(high).toBeCloseTo(0.6951, 3);
  const [wideLow, wideHigh] = wilson(26, 40);
  expect(wideHigh - wideLow).toBeGreaterThan(high - low);
});

test('what goes along with luck is taken out, what does not stays', () => {
  const luck = [-2, -1, 0, 1, 2];
  const pure = luck.map((each) => 3 + 5 * each);
  expect(estimateWithout(pure, luck)).toEqual({ mean: 3, error: 0 });
  const unrelated = [1, -2, 2, -2, 1];
  expect(estimateWithout(unrelated, luck)).toEqual(estimate(unrelated));
});

test('a percentile is a value of the list', () => {
  expect(percentile([5, 1, 3], 50)).toBe(3);
  expect(percentile([5, 1, 3], 95)).toBe(5);
  expect(percentile([], 95)).toBe(0);
});
