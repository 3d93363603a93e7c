import { measureConsistency } from './consistency.ts';
import { measureDecisions } from './decisions.ts';
import { measureOdds } from './odds.ts';
import { measureSlope } from './slope.ts';

export async function measure(): Promise<void> {
  await measureOdds();
  await measureDecisions();
  await measureConsistency();
  await measureSlope();
}
