import { measureConsistency } from './consistency.ts';
import { measureDecisions } from './decisions.ts';
import { measureOdds } from './odds.ts';

export async function measure(): Promise<void> {
  await measureOdds();
  await measureDecisions();
  await measureConsistency();
}
