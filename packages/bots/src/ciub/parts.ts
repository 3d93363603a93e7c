import { COLOUR_COUNT, countIn, ONE_OF, sizeOf } from './odds/classes.ts';

/** Every choice of so many dice by colour; all of them when there are no more. */
export function partsOf(key: number, size: number): readonly number[] {
  if (sizeOf(key) <= size) return [key];
  const parts: number[] = [];
  const extend = (colour: number, left: number, part: number): void => {
    if (left === 0) parts.push(part);
    else if (colour < COLOUR_COUNT)
      for (let n = Math.min(left, countIn(key, colour)); n >= 0; n--)
        extend(colour + 1, left - n, part + n * (ONE_OF[colour] as number));
  };
  extend(0, size, 0);
  return parts;
}
