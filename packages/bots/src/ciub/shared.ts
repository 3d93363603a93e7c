/** The solver and its charts that all questions of this process or worker share. */
import { ok } from '@cubarium/core';
import type { Assets } from '../kit/index.ts';
import type { PoolChart } from './chances.ts';
import { createOdds, type Odds } from './odds/index.ts';
import { readChart, type Chart } from './odds/chart.ts';

const charts: Chart[] = [];

/** All charts provided so far, as one. */
export const sharedChart: PoolChart = {
  value(need, key) {
    for (const chart of charts) {
      const value = chart.value(need, key);
      if (!Number.isNaN(value)) return value;
    }
    return NaN;
  },
  get version() {
    return charts.length;
  },
};

let odds: Odds | null = null;

/** Made when it is first needed: its cache takes memory. */
export const sharedOdds = (): Odds => (odds ??= createOdds({ known: sharedChart.value }));

export const assets: Assets = {
  files: ['ciub-6.bin', 'ciub-7.bin'],
  provide(bytes) {
    const chart = readChart(bytes);
    if (!chart.ok) return chart;
    charts.push(chart.value);
    return ok(null);
  },
};
