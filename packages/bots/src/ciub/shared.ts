/** The solver and its tables that all questions of this process or worker share. */
import type { Assets } from '../kit/index.ts';
import { createOdds, type Odds } from './odds/index.ts';

let odds: Odds | null = null;

/** Made when it is first needed: its cache takes memory. */
export const sharedOdds = (): Odds => (odds ??= createOdds());

export const assets: Assets = {
  files: ['ciub-6.bin', 'ciub-7.bin'],
  provide: (bytes) => sharedOdds().addTable(bytes),
};
