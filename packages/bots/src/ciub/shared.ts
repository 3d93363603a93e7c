/** The solver and its tables that all questions of this process or worker share. */
import { ok } from '@cubarium/core';
import type { Assets } from '../kit/index.ts';
import type { PoolTable } from './chances.ts';
import { createOdds, type Odds } from './odds/index.ts';
import { readTable, type Table } from './odds/table.ts';

const tables: Table[] = [];

/** All tables provided so far, as one. */
export const sharedTable: PoolTable = {
  value(need, key) {
    for (const table of tables) {
      const value = table.value(need, key);
      if (!Number.isNaN(value)) return value;
    }
    return NaN;
  },
  get version() {
    return tables.length;
  },
};

let odds: Odds | null = null;

/** Made when it is first needed: its cache takes memory. */
export const sharedOdds = (): Odds => (odds ??= createOdds({ known: sharedTable.value }));

export const assets: Assets = {
  files: ['ciub-6.bin', 'ciub-7.bin'],
  provide(bytes) {
    const table = readTable(bytes);
    if (!table.ok) return table;
    tables.push(table.value);
    return ok(null);
  },
};
