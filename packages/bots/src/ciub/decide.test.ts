import { seededRng } from '@cubarium/core';
import { ciub, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { expect, test, vi } from 'vitest';
import { LEVELS } from '../kit/index.ts';
import { promise } from './aims.ts';
import { createChances } from './chances.ts';
import { sharesOf } from './finals.ts';
import { createJudge } from './judge.ts';
import { ownDice } from './standing.ts';
import { WEIGHTS } from './weights.ts';

// As it plays before it has charts, which others of this process may have provided.
vi.resetModules();
const { bots } = await import('./kit.ts');
const { sharedChart } = await import('./shared.ts');

const expert = (state: CiubState) =>
  bots.bot('expert').choose({ state, seat: 0, at: 0, rng: seededRng('decide'), shouldStop: () => false });

interface Sketch {
  readonly pool: readonly string[];
  readonly tray?: readonly string[];
  readonly phase: string;
  /** Points of the other seat: with the Opus Magnum, or before it. */
  readonly theirs: readonly string[];
  readonly final?: boolean;
}

const WHITE = ['w6', 'w7', 'w8', 'w9', 'w10'];

function position({ pool, tray = [], phase, theirs, final = true }: Sketch): CiubState {
  const read = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats: [
      { pool, tray, cards: ['A1', 'A2', 'A6'], token: null },
      { pool: WHITE, tray: [], cards: theirs, token: null },
    ],
    top: final ? [null, null, 'C6'] : ['C6', 'C7', 'B2'],
    bottom: final ? ['A9', 'B1', null] : ['A9', 'B1', 'B3'],
    removed: [],
    pile: final ? { B: 0, C: 0 } : { B: 3, C: 7 },
    turn: { seat: 0, phase, moved: false },
    opus: final ? 1 : null,
    finals: final ? [] : null,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const CHANCES = createChances(sharedChart);
const judge = createJudge(CHANCES, WEIGHTS, 'ahead');

test('[ciub T2] an ending counts after its best whitening: no dice are worth less than after turning some white', () => {
  const sketch = { phase: 'rolling', pool: ['y1:1', 'o1:2', 'g1:two', 'p1:4', 'r1:6'], theirs: ['A3'] };
  const state = position({ ...sketch, final: false });
  const endings = judge.endings(state);
  const { key, value } = endings.resting(ownDice(state));
  const whitened = endings.reach.whitened(ownDice(state));
  expect(whitened.length).toBe(32);
  expect(value).toBeGreaterThanOrEqual(endings.withDice(ownDice(state)));
  expect(value).toBe(endings.withDice(key));
  // The same dice, all white already: what can be turned white is worth at least as much.
  expect(endings.declining(ownDice(state))).toBeGreaterThanOrEqual(endings.withDice(6) - 1e-9);
});

test('without any time to think the dice that meet a card are still set aside', () => {
  const sketch = { pool: ['r1:6', 'r2:6', 'r3:6', 'w1:2', 'w2:3'], theirs: ['A3'], final: false };
  const state = position({ ...sketch, phase: 'rolling' });
  const request = { state, seat: 0, at: 0, rng: seededRng('hurry'), shouldStop: () => true } as const;
  const choice = bots.bot('expert').choose(request);
  expect(asideOf(choice?.action)?.toSorted()).toEqual(['r1', 'r2']);
});

const asideOf = (action: SeatAction | undefined) =>
  action?.kind === 'roll' || action?.kind === 'stop' ? action.aside : undefined;

test('[ciub E4] in the final turn a card that is met but does not win is left for one that may', () => {
  const state = position({
    phase: 'rolling',
    tray: ['y1:1', 'y2:1', 'y3:1'],
    pool: ['r1:6', 'r2:6', 'r3:4'],
    theirs: ['A3', 'A5', 'A7', 'D1'],
  });
  const choice = expert(state);
  expect(choice?.action.kind).toBe('roll');
  expect(asideOf(choice?.action)?.toSorted()).toEqual(['r1', 'r2']);
  expect(choice?.value).toBeCloseTo(1 / 6, 2);
});

test('[ciub E5] in the final turn the card that wins is gained', () => {
  const state = position({
    phase: 'gaining',
    tray: ['y1:1', 'y2:1', 'y3:1'],
    pool: ['r1:6', 'r2:6', 'r3:4'],
    theirs: ['A3', 'A5', 'D1'],
  });
  expect(expert(state)).toMatchObject({ action: { kind: 'gain', card: 'A9' }, value: 1 });
});

test('[ciub G1] a met card is gained in the middle of the game when five dice are all there is', () => {
  const state = position({
    phase: 'gaining',
    tray: ['r1:6', 'r2:6', 'r3:6'],
    pool: ['w1:2', 'w2:3'],
    theirs: ['A3'],
    final: false,
  });
  expect(expert(state)?.action).toMatchObject({ kind: 'gain', card: 'B1' });
});

/** All dice are taken: each of two players would lose twenty by gaining the first card. */
function standoff(): CiubState {
  const read = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats: [
      {
        pool: 'w4 w7 w8 w9 w10 r3 r6 r7 o5 o6 o7 y3 y4 y6 g1 g4 g5 p1 p5 p6 p7 b1 b2 b3 b4'.split(' '),
        tray: [],
        cards: ['A8', 'A9', 'A10', 'B6', 'B9'],
        token: 'C5',
      },
      {
        pool: [],
        tray: 'w1:swap w2:1 w3:swap w5:swap w6:swap r1:4 r2:4 r4:3 r5:6 o1:4 o2:4 o3:2 o4:2 y1:1 y2:1 y5:3 y7:5 g2:two g3:skull g6:skull g7:7 p2:skull p3:skull p4:4 b5:reroll b6:adjust b7:swap'.split(
          ' ',
        ),
        cards: ['A6', 'B5', 'B7', 'A4'],
        token: 'B10',
      },
    ],
    top: ['C1', 'B8', 'C11'],
    bottom: ['C5', 'B10', 'A5'],
    removed: ['B4', 'C6'],
    pile: { B: 0, C: 3 },
    turn: { seat: 1, phase: 'gaining', moved: false },
    opus: null,
    finals: null,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test.each(LEVELS)('[ciub G8] %s does not wait for ever for the other to give dice up', (level) => {
  const state = standoff();
  for (const seed of ['a', 'b', 'c']) {
    const request = { state, seat: 1, at: 0, rng: seededRng(seed), shouldStop: () => false } as const;
    expect(bots.bot(level).choose(request)?.action.kind).toBe('gain');
  }
});

test('[ciub G7] five of the dice are kept', () => {
  const state = position({
    phase: 'keeping',
    tray: ['r1:6', 'r2:6', 'r3:6', 'g1:two'],
    pool: ['w1:2', 'w2:3', 'y1:1'],
    theirs: ['A3'],
    final: false,
  });
  const action = expert(state)?.action;
  expect(action?.kind === 'keep' && new Set(action.dice).size).toBe(5);
});

test('aims promise at least the best of them and at most all of them', () => {
  const aims = [
    { gain: 6, chance: 0.3 },
    { gain: 3, chance: 0.5 },
  ];
  expect(promise(aims)).toBeGreaterThan(6 * 0.3);
  expect(promise(aims)).toBeLessThan(6 * 0.3 + 0.7 * 3 * 0.5);
  expect(
    promise([
      { gain: 3, chance: 1 },
      { gain: 6, chance: 0.5 },
    ]),
  ).toBeCloseTo(4.5);
  expect(promise([])).toBe(0);
});

test('[ciub E5] the highest rank wins, equal ranks share', () => {
  expect(sharesOf([1205, 1206, 905])).toEqual([0, 1, 0]);
  expect(sharesOf([1205, 1205])).toEqual([0.5, 0.5]);
});
