import { readFileSync } from 'node:fs';
import { pick, seededRng } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { BLUE, countIn, WHITE } from './classes.ts';
import { NO_CAPS } from './goal.ts';
import { createOdds } from './index.ts';
import { poolCount, poolsOf, rankOf } from './ranks.ts';
import { Solver } from './solver.ts';
import { coloursOf, poolList, whitesLeft } from './whites.ts';
import { readChart, writeChart, type Block, type Chart } from './chart.ts';

/** Half a step of 16 bits, and what the solver itself may be off. */
const HALF_A_STEP = 0.5 / 65535 + 1e-9;

function shipped(dice: number): ArrayBuffer {
  const file = readFileSync(new URL(`../../../charts/ciub-${dice}.bin`, import.meta.url));
  return new Uint8Array(file).buffer;
}

function read(bytes: ArrayBuffer): Chart {
  const chart = readChart(bytes);
  if (!chart.ok) throw new Error(chart.error);
  return chart.value;
}

describe('the order of pools', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('%i dice: every pool has its own place', (dice) => {
    expect(poolsOf(dice).map(rankOf)).toEqual(Array.from({ length: poolCount(dice) }, (_, i) => i));
  });
});

describe('the shipped chart', () => {
  const bytes = shipped(6);
  const chart = read(bytes);
  const larger = read(shipped(7));

  const listed = (blocks: readonly Block[]): ReadonlySet<string> =>
    new Set(blocks.map(({ need, dice }) => `${need} ${dice}`));

  test('has every need of every card for turns of up to six dice, the larger one of seven', () => {
    const [six, seven] = [listed(chart.blocks), listed([...chart.blocks, ...larger.blocks])];
    for (const dice of [1, 2, 3, 4, 5, 6])
      for (const block of listed(blocksOf(dice, 6))) expect(six).toContain(block);
    for (const dice of [1, 2, 3, 4, 5, 6, 7])
      for (const block of listed(blocksOf(dice, 7))) expect(seven).toContain(block);
  });

  test('a pool of seven dice is what the solver finds from smaller ones', () => {
    const value = (need: number, key: number): number => {
      const small = chart.value(need, key);
      return Number.isNaN(small) ? larger.value(need, key) : small;
    };
    const solver = new Solver(8 << 20, (need, key) => (poolSize(key) < 7 ? value(need, key) : NaN));
    // Without a die that swaps no pool of seven dice leads to another.
    const keys = poolsOf(7).filter((key) => swappersIn(key) === 0);
    const rng = seededRng('seven');
    const needs = larger.blocks.filter((block) => block.dice === 7).map((block) => block.need);
    for (let i = 0; i < 6; i++) {
      const [need, key] = [pick(rng, needs), pick(rng, keys)];
      const found = solver.roll(solver.goals.get(need, NO_CAPS), key);
      expect(Math.abs(found - value(need, key))).toBeLessThan(2 * HALF_A_STEP);
    }
  });

  test.each([2, 3, 4, 5, 6])('a sample of %i dice is what the solver finds without a chart', (dice) => {
    const rng = seededRng(`sample ${dice}`);
    const blocks = chart.blocks.filter((block) => block.dice === dice);
    const solver = new Solver(8 << 20, (need, key) => (poolSize(key) < dice ? chart.value(need, key) : NaN));
    // The more dice can swap, the longer it takes; chart.slow.test.ts has them all.
    const keys = poolsOf(dice).filter((key) => dice < 5 || swappersIn(key) < 2);
    for (let i = 0; i < 24 / dice; i++) {
      const { need } = pick(rng, blocks);
      const key = pick(rng, keys);
      const found = solver.roll(solver.goals.get(need, NO_CAPS), key);
      // The values it rests on are rounded too.
      expect(Math.abs(found - chart.value(need, key))).toBeLessThan(2 * HALF_A_STEP);
    }
  });

  test('a small sample without any chart at all', () => {
    const rng = seededRng('small sample');
    const solver = new Solver(8 << 20, () => NaN);
    for (let i = 0; i < 40; i++) {
      const { need, dice } = pick(
        rng,
        chart.blocks.filter((block) => block.dice <= 3),
      );
      const key = pick(rng, poolsOf(dice));
      const found = solver.roll(solver.goals.get(need, NO_CAPS), key);
      expect(Math.abs(found - chart.value(need, key))).toBeLessThan(HALF_A_STEP);
    }
  });

  test('a single changed byte is found', () => {
    const spoiled = bytes.slice(0);
    new Uint8Array(spoiled)[5000] = (new Uint8Array(spoiled)[5000] ?? 0) ^ 1;
    expect(readChart(spoiled)).toEqual({ ok: false, error: 'damaged' });
    expect(createOdds().addChart(spoiled)).toEqual({ ok: false, error: 'damaged' });
    expect(readChart(bytes.slice(0, bytes.byteLength - 2))).toEqual({ ok: false, error: 'damaged' });
  });

  test('other bytes are no chart', () => {
    expect(readChart(new ArrayBuffer(4))).toEqual({ ok: false, error: 'not-a-chart' });
    expect(readChart(new ArrayBuffer(100))).toEqual({ ok: false, error: 'not-a-chart' });
    const newer = bytes.slice(0);
    new DataView(newer).setUint32(8, 99, true);
    expect(readChart(newer)).toEqual({ ok: false, error: 'other-version' });
  });
});

test('what is written is read', () => {
  const values = Float64Array.from(poolsOf(2), (_, i) => i / 100);
  const chart = read(writeChart([{ need: 5, dice: 2, values }]));
  for (const [i, key] of poolsOf(2).entries()) expect(chart.value(5, key)).toBeCloseTo(i / 100, 4);
  expect(chart.value(6, poolsOf(2)[0] ?? 0)).toBeNaN();
});

const swappersIn = (key: number): number => countIn(key, WHITE) + countIn(key, BLUE);

test('[ciub R3] pools short of white dice are read too, and where they are missing nothing is', () => {
  const { keys } = poolList(3, 'whites');
  // Two thirds have a value of their own, the others that of an unlimited supply.
  const values = Float64Array.from(keys, (key, i) => {
    const any = rankOf(coloursOf(key)) / 100;
    return whitesLeft(key) < 0 || i % 3 === 0 ? any : any / 2;
  });
  const chart = read(
    writeChart([
      { need: 5, dice: 3, values },
      { need: 6, dice: 3, values: values.slice(0, 84) },
    ]),
  );
  for (const [i, key] of keys.entries()) expect(chart.value(5, key)).toBeCloseTo(values[i] ?? NaN, 4);
  expect(chart.value(6, keys[0] ?? 0)).toBe(0);
  expect(chart.value(6, keys.at(-1) ?? 0)).toBeNaN();
});

test('[ciub R3] a sample of pools short of white dice is what the solver finds without a chart', () => {
  const chart = read(shipped(6));
  const rng = seededRng('whites');
  const solver = new Solver(8 << 20, () => NaN);
  const keys = poolList(3, 'whites').keys.filter((key) => whitesLeft(key) >= 0);
  let found = 0;
  for (let i = 0; i < 40; i++) {
    const { need } = pick(
      rng,
      chart.blocks.filter(({ dice }) => dice === 3),
    );
    const key = pick(rng, keys);
    const value = chart.value(need, key);
    if (Number.isNaN(value)) continue;
    found++;
    const caps = (NO_CAPS & ~15) | (countIn(key, WHITE) + whitesLeft(key));
    const solved = solver.roll(solver.goals.get(need, caps), coloursOf(key));
    expect(Math.abs(solved - value)).toBeLessThan(HALF_A_STEP);
  }
  expect(found).toBeGreaterThan(5);
});

function poolSize(key: number): number {
  let size = 0;
  for (let left = key; left > 0; left >>= 4) size += left & 15;
  return size;
}
