/** Which colours a swap can be worth while there are enough of all. */
import { COLOURS, DIE_FACES } from '@cubarium/games/ciub';
import { isTotalNeed, wantsNumber } from './need.ts';

export const EVERY_COLOUR: readonly number[] = COLOURS.map((_, colour) => colour);

/** What the six faces count, the highest first; 0 for a face that is no number. */
const NUMBERS = COLOURS.map((colour) =>
  DIE_FACES[colour].map((face) => Number(face) || 0).toSorted((a, b) => b - a),
);

/** White dice and those that show nothing but numbers; no skull ever takes one of these away. */
const PLAIN = COLOURS.flatMap((colour, c) =>
  DIE_FACES[colour].every((face) => Number(face) > 0 || face === 'swap') ? [c] : [],
);

/**
 * All but those in whose place another colour does everything as well: whatever a die of the one falls on,
 * one of the other can be thought to fall on the same or on a number that serves better. Any die can be taken
 * for one that shows nothing of use.
 */
export function worthwhile(code: number): readonly number[] {
  if (code < 0) return EVERY_COLOUR;
  const worse = PLAIN.filter(
    (colour) => !hasSwap(colour) && PLAIN.some((other) => other !== colour && replaces(code, other, colour)),
  );
  return EVERY_COLOUR.filter((colour) => !worse.includes(colour));
}

const hasSwap = (colour: number): boolean => (NUMBERS[colour] ?? []).includes(0);

/** Of two colours that do the same the first stays. */
const replaces = (code: number, other: number, colour: number): boolean =>
  servesAsWell(code, other, colour) && (other < colour || !servesAsWell(code, colour, other));

function servesAsWell(code: number, other: number, colour: number): boolean {
  const [numbers = [], others = []] = [NUMBERS[colour], NUMBERS[other]];
  if (isTotalNeed(code)) return numbers.every((number, i) => number <= (others[i] ?? 0));
  const count = (among: readonly number[], number: number): number =>
    among.filter((each) => each === number).length;
  return numbers.every(
    (number) => !wantsNumber(code, number) || count(numbers, number) <= count(others, number),
  );
}
