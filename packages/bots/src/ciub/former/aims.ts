/** What a turn promises that can still go for several cards. */

/** A card as an aim: what gaining it is worth over gaining nothing, and how likely it is. */
export interface Aim {
  readonly gain: number;
  readonly chance: number;
}

/**
 * Aims help each other: dice that miss one card may meet another. The truth lies between the best single aim and
 * aims that fail independently; this is the share of the latter. Whole rolls searched with all cards of the bottom row
 * in mind come to 0.22 on average.
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

/** How likely a turn with these aims ends in each of them, such that the gains add up to what it promises. */
export function outcomes(aims: readonly Aim[]): readonly number[] {
  const order = aims.map((_, i) => i).toSorted((a, b) => (aims[b] as Aim).gain - (aims[a] as Aim).gain);
  const likely = aims.map(() => 0);
  let missed = 1;
  let main = -1;
  let most = 0;
  for (const i of order) {
    const { gain, chance } = aims[i] as Aim;
    likely[i] = INDEPENDENT * missed * chance;
    missed *= 1 - chance;
    if (gain * chance > most) [main, most] = [i, gain * chance];
  }
  if (main >= 0) likely[main] = (likely[main] as number) + (1 - INDEPENDENT) * (aims[main] as Aim).chance;
  return likely;
}
