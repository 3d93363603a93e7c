import { seatsOf, seededRng, type Entry } from '@cubarium/core';
import { cubo, type CuboAction, type CuboOptions } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { nodeBudget, playedEntries, playMatch, type Analysis, type Bot, type Level } from '../kit/index.ts';
import { analyse } from './analysis.ts';
import { bots } from './bots.ts';

function optionsOf(raw: unknown): CuboOptions {
  const options = cubo.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

type Player = ReturnType<typeof bots.bot>;

function play(players: readonly Player[], raw: object, seed: string) {
  const options = optionsOf({ seats: players.length, ...raw });
  const { log, state } = playMatch(cubo, cubo.setup(options), {
    bots: players,
    dice: seededRng(`${seed} dice`),
    rng: seededRng(seed),
    budget: () => nodeBudget(0),
  });
  return { options, log, state };
}

function analysed(options: CuboOptions, log: readonly Entry<CuboAction>[]): Analysis {
  const analysis = analyse(options, log);
  if (!analysis.ok) throw new Error(JSON.stringify(analysis.error));
  return analysis.value;
}

const byLevel = (...levels: readonly Level[]) => levels.map((level) => bots.bot(level));
const CASES = [
  { pace: 'calm', throws: 2, levels: ['novice', 'expert'] },
  { pace: 'race', levels: ['novice', 'skilled', 'casual'] },
  { pace: 'race', coverMs: 9000, levels: ['novice', 'skilled', 'casual'] },
] as const;

test.each(CASES)(
  'chances add up to one and end with the result, errors are never negative: $pace',
  (table) => {
    const { levels, ...raw } = table;
    const { options, log, state } = play(byLevel(...levels), raw, 'adds up');
    const { curve, decisions, luck, mistakes, seats } = analysed(options, log);
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    for (const { chances } of curve) expect(sum(chances)).toBeCloseTo(1, 6);
    for (const { luck: each } of luck) expect(sum(each)).toBeCloseTo(0, 6);
    const winners = cubo.result(state)?.winners ?? [];
    for (const seat of seatsOf(levels.length))
      expect(curve.at(-1)?.chances[seat]).toBeCloseTo(winners.includes(seat) ? 1 / winners.length : 0, 6);
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.filter(({ error, points }) => error < 0 || (points ?? 0) < 0)).toEqual([]);
    const errors = mistakes.map(({ error }) => error);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors[0]).toBe(Math.max(...decisions.map(({ error }) => error)));
    expect(seats.map(({ seat }) => seat)).toEqual(seatsOf(levels.length));
  },
);

test('what is called better is legal, and would have been as good as is claimed', () => {
  const { options, log } = play(byLevel('novice', 'novice'), { pace: 'calm', throws: 2 }, 'better');
  const { decisions } = analysed(options, log);
  const wrong = decisions.filter(({ better, error }) => error > 0 !== (better !== null));
  expect(wrong).toEqual([]);
  let state = cubo.setup(options);
  for (const entry of log) {
    for (const { seat, better } of decisions.filter((each) => each.entry === entry.seq)) {
      const action = better && cubo.parseAction(seat, better);
      const accepted =
        !action?.ok || cubo.apply(state, { at: entry.at, actor: seat, action: action.value }).ok;
      expect(accepted).toBe(true);
    }
    const next = cubo.apply(state, entry);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    state = next.value;
  }
});

test('an expert misses no points when arranging with all the time there is; a novice does', () => {
  const { options, log } = play(byLevel('expert', 'novice'), { pace: 'calm', throws: 2 }, 'arranging');
  const [expert, novice] = analysed(options, log).seats;
  // In the last round colours count no more, so the expert arranges for points alone.
  const last = log.findLastIndex(({ actor, action }) => actor === 0 && action.kind === 'cover');
  const { decisions } = analysed(options, log);
  const final = decisions.find(({ entry, part }) => entry === log[last]?.seq && part === 'arranging');
  expect(final?.points).toBe(0);
  expect(novice?.parts.arranging).toBeGreaterThan(20);
  expect(novice?.parts.arranging).toBeGreaterThan(Number(expert?.parts.arranging));
});

test('[cubo P7] a badly laid square is found also where covering had to wait', () => {
  const { options, log } = play(byLevel('novice', 'novice'), { coverMs: 9000 }, 'waited');
  const poor = analysed(options, log).decisions.filter(
    ({ part, points, value }) => part === 'arranging' && (points ?? 0) > 5 && value > 0 && value < 1,
  );
  expect(poor.length).toBeGreaterThan(2);
  expect(poor.filter(({ better }) => better === null)).toEqual([]);
});

test('[cubo R10] who is too late loses by speed what lay there', () => {
  const sleeper: Bot<Parameters<Player['choose']>[0]['state'], CuboAction> = {
    choose(request) {
      const choice = bots.bot('casual').choose(request);
      return choice?.action.kind === 'cover' ? { ...choice, waitMs: 60_000 } : choice;
    },
  };
  const { options, log, state } = play([bots.bot('skilled'), sleeper], {}, 'too late');
  const { seats, decisions } = analysed(options, log);
  expect(state.seats[1]?.points).toEqual([0, 0, 0, 0, 0, 0]);
  expect(decisions.filter(({ seat, part }) => seat === 1 && part === 'speed')).toHaveLength(6);
  expect(seats[1]?.parts.speed).toBeGreaterThan(30);
  expect(seats[1]?.error).toBeGreaterThan(0.2);
  expect(seats[0]?.parts.firstCovers).toBe(6);
});

test('lucky dice are told from unlucky ones', () => {
  const { options, log } = play(byLevel('casual', 'casual'), { pace: 'calm', throws: 1 }, 'luck');
  const sixes = (entry: Entry<CuboAction>, i: number): Entry<CuboAction> => {
    const thrown = log[i - 1];
    if (entry.action.kind !== 'fall' || thrown?.action.kind !== 'throw') return entry;
    const lucky = ['6', '6', '6', '6', '6', '6', '6', '6', '6'];
    const poor = ['1', '4', '1', '4', '6', '1', '6', '3', '3'];
    return { ...entry, action: { kind: 'fall', faces: thrown.actor === 0 ? lucky : poor } };
  };
  const [lucky, poor] = analysed(options, log.map(sixes)).seats;
  expect(lucky?.parts.dice).toBeGreaterThan(100);
  expect(poor?.parts.dice).toBeLessThan(-20);
  expect(lucky?.luck).toBeGreaterThan(0.2);
  expect(poor?.luck).toBeLessThan(-0.2);
});

test('a log that the rules refuse names the entry', () => {
  const { options, log } = play(byLevel('casual', 'casual'), { pace: 'calm' }, 'refused');
  const broken = log.toSpliced(7, 1);
  expect(analyse(options, broken)).toMatchObject({ ok: false, error: { entry: 7 } });
});

test('what was taken back is not looked at', () => {
  const entry = (seq: number, actor: Entry['actor'], kind: string): Entry => ({
    seq,
    at: 0,
    actor,
    action: { kind },
  });
  const kept = [entry(0, 0, 'a'), entry(3, 1, 'c')];
  const [first, second] = kept;
  if (!first || !second) throw new Error('two entries');
  const log = [first, entry(1, 0, 'b'), entry(2, 'table', 'undo'), second, entry(4, 'table', 'resign')];
  expect(playedEntries(log)).toEqual(kept);
});
