/** A quick guess at the chance of a need, as somebody at the table would make it: dice by dice, no search. */
import { COLOURS, DIE_FACES } from '@cubarium/games/ciub';
import { COLOUR_COUNT, countIn, sizeOf } from './odds/classes.ts';
import { afterNumber, wantsNumber } from './odds/need.ts';

/** How often a die is rolled in a turn, on average. */
const ROLLS = 2.2;
/** What a symbol is worth as a share of the number that is wanted. */
const SYMBOL_HELP = 0.35;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

/** For each colour and number: the chance that a die shows it within a turn. */
const SHOWN: readonly (readonly number[])[] = COLOURS.map((colour) => {
  const faces = DIE_FACES[colour];
  const symbols = faces.filter((face) => face === 'swap' || face === 'reroll' || face === 'adjust').length;
  return [0, ...NUMBERS].map((number) => {
    const hits = faces.filter((face) => face === String(number)).length;
    const once = (hits + symbols * SYMBOL_HELP) / faces.length;
    return 1 - (1 - Math.min(1, once)) ** ROLLS;
  });
});

/** Takes the numbers that are missing one by one; each uses up its share of the dice. */
export function roughChance(code: number, key: number): number {
  if (code < 0) return code === -1 ? 1 : 0;
  const dice = sizeOf(key);
  let need = code;
  let free = dice;
  let chance = 1;
  while (need >= 0 && free > 0) {
    const number = easiest(need, key);
    chance *= 1 - (1 - meanShown(key, number)) ** Math.max(1, free / 2);
    need = afterNumber(need, number);
    free--;
  }
  return need === -1 ? chance : 0;
}

function easiest(need: number, key: number): number {
  let best = 1;
  let most = -1;
  for (const number of NUMBERS) {
    if (!wantsNumber(need, number)) continue;
    const shown = meanShown(key, number) * (need === afterNumber(need, number) ? 0 : 1);
    if (shown > most) [best, most] = [number, shown];
  }
  return best;
}

function meanShown(key: number, number: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    sum += countIn(key, colour) * (SHOWN[colour]?.[number] ?? 0);
  return sum / sizeOf(key);
}
