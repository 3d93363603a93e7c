/** Pools of so many dice in a fixed order, so that a chart needs no keys. */
import { COLOUR_COUNT, countIn, ONE_OF, sizeOf } from './classes.ts';

/** The most dice for which a chart can hold values. */
export const LARGEST_CHART = 8;

/** `BELOW[dice * 8 + colours]`: how many pools of so many dice use only so many colours. */
const BELOW = new Int32Array((LARGEST_CHART + 1) * 8);
for (let colours = 0; colours <= COLOUR_COUNT; colours++) {
  BELOW[colours] = 1;
  for (let dice = 1; dice <= LARGEST_CHART; dice++)
    BELOW[dice * 8 + colours] =
      colours === 0
        ? 0
        : (BELOW[dice * 8 + colours - 1] as number) + (BELOW[(dice - 1) * 8 + colours] as number);
}

export const poolCount = (dice: number): number => BELOW[dice * 8 + COLOUR_COUNT] as number;

/** The place of a pool among those with as many dice: pools with fewer of the last colour come first. */
export function rankOf(key: number): number {
  let rank = 0;
  let dice = sizeOf(key);
  for (let colours = COLOUR_COUNT; colours > 0; colours--) {
    const count = countIn(key, colours - 1);
    for (let fewer = 0; fewer < count; fewer++) rank += BELOW[(dice - fewer) * 8 + colours - 1] as number;
    dice -= count;
  }
  return rank;
}

/** All pools of so many dice, in order. */
export function poolsOf(dice: number): readonly number[] {
  const keys: number[] = [];
  const extend = (key: number, left: number, colours: number): void => {
    if (colours === 1) keys.push(key + left * (ONE_OF[0] as number));
    else
      for (let count = 0; count <= left; count++)
        extend(key + count * (ONE_OF[colours - 1] as number), left - count, colours - 1);
  };
  extend(0, dice, COLOUR_COUNT);
  return keys;
}
