import type { JsonRecord } from '@cubarium/core';
import { applies, factorsAsked, type Poster } from '../table/model/game-ui.ts';
import type { TimeFactor } from '../base/state/settings.ts';

type Asking = Pick<Poster, 'choices'>;

/** Whether seats of a table with these options may agree on more time: where no clock runs there is none to give. */
export function hasTimeFactors(poster: Asking, options: JsonRecord): boolean {
  const asked = factorsAsked(poster);
  return asked !== undefined && applies(asked.when, options);
}

/** Options with the agreed factors in them; without a word about time when everybody has the same. */
export function withTimeFactors(
  poster: Asking,
  options: JsonRecord,
  factors: readonly TimeFactor[],
): JsonRecord {
  const asked = factorsAsked(poster);
  const agreed = asked && applies(asked.when, options) && factors.some((factor) => factor !== '1');
  return agreed ? { ...options, [asked.option]: factors.map(Number) } : options;
}
