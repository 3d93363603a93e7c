import type { JsonRecord } from '@cubarium/core';
import type { Poster, OptionValue } from '../table/model/game-ui.ts';
import type { TimeFactor } from '../base/state/settings.ts';

/** Whether a table with these options is of the kind that is meant. */
export const applies = ({ option, value }: OptionValue, options: JsonRecord): boolean =>
  options[option] === value;

/** Whether seats of a table with these options may agree on more time: where no clock runs there is none to give. */
export const hasTimeFactors = ({ timeFactors }: Poster, options: JsonRecord): boolean =>
  timeFactors !== null && applies(timeFactors.when, options);

/** Options with the agreed factors in them; without a word about time when everybody has the same. */
export function withTimeFactors(
  poster: Poster,
  options: JsonRecord,
  factors: readonly TimeFactor[],
): JsonRecord {
  const agreed = hasTimeFactors(poster, options) && factors.some((factor) => factor !== '1');
  return agreed && poster.timeFactors
    ? { ...options, [poster.timeFactors.option]: factors.map(Number) }
    : options;
}
