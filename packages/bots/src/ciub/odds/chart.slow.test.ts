import { readFileSync } from 'node:fs';
import { pick, seededRng } from '@cubarium/core';
import { expect, test } from 'vitest';
import { sizeOf } from './classes.ts';
import { NO_CAPS } from './goal.ts';
import { poolsOf } from './ranks.ts';
import { Solver } from './solver.ts';
import { readChart } from './chart.ts';

const charts = [6, 7].map((dice) => {
  const file = readFileSync(new URL(`../../../charts/ciub-${dice}.bin`, import.meta.url));
  const chart = readChart(new Uint8Array(file).buffer);
  if (!chart.ok) throw new Error(chart.error);
  return chart.value;
});

const known = (need: number, key: number): number =>
  charts.map((chart) => chart.value(need, key)).find((value) => !Number.isNaN(value)) ?? NaN;

test.each([5, 6])('[ciub R3] any pool of %i dice is what the solver finds from smaller ones', (dice) => {
  const rng = seededRng(`any ${dice}`);
  const blocks = charts.flatMap((chart) => chart.blocks).filter((block) => block.dice === dice);
  const solver = new Solver(32 << 20, (need, key) => (sizeOf(key) < dice ? known(need, key) : NaN));
  for (let i = 0; i < 8; i++) {
    const { need } = pick(rng, blocks);
    const key = pick(rng, poolsOf(dice));
    const found = solver.roll(solver.goals.get(need, NO_CAPS), key);
    // Both are rounded to 16 bits, one of them through the values it rests on.
    expect(Math.abs(found - known(need, key))).toBeLessThan(1 / 65535 + 2e-9);
  }
});
