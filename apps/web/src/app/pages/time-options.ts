import type { JsonRecord } from '@cubarium/core';
import type { GameFace } from '../../table/game-ui.ts';
import type { TimeFactor } from '../settings.ts';

/** Whether seats of a table with these options may agree on more time: where no clock runs there is none to give. */
export const hasTimeFactors = ({ timeFactors }: GameFace, options: JsonRecord): boolean =>
  timeFactors !== null && options[timeFactors.when.option] === timeFactors.when.value;

/** Options with the agreed factors in them; without a word about time when everybody has the same. */
export function withTimeFactors(
  face: GameFace,
  options: JsonRecord,
  factors: readonly TimeFactor[],
): JsonRecord {
  const agreed = hasTimeFactors(face, options) && factors.some((factor) => factor !== '1');
  return agreed && face.timeFactors
    ? { ...options, [face.timeFactors.option]: factors.map(Number) }
    : options;
}
