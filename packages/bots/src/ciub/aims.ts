/** What a turn promises that can still go for several cards. */

/** A card as an aim: what gaining it is worth over gaining nothing, and how likely it is. */
export interface Aim {
  readonly gain: number;
  readonly chance: number;
}

/**
 * Aims help each other: dice that miss one card may meet another. The truth lies between the best single aim and
 * aims that fail independently; this is the share of the latter, chosen by hand.
 */
const INDEPENDENT = 0.2;
const CERTAIN = 1 - 1e-9;

/** The expected gain of a turn with these aims. */
export function promise(aims: readonly Aim[]): number {
  let floor = 0;
  for (const { gain, chance } of aims) if (chance >= CERTAIN && gain > floor) floor = gain;
  const open = aims.filter(({ gain, chance }) => gain > floor && chance > 0);
  if (open.length === 0) return floor;
  const sorted = open.toSorted((a, b) => b.gain - a.gain);
  let best = 0;
  let union = 0;
  let missed = 1;
  for (const { gain, chance } of sorted) {
    best = Math.max(best, chance * (gain - floor));
    union += missed * chance * (gain - floor);
    missed *= 1 - chance;
  }
  return floor + best + INDEPENDENT * (union - best);
}
