/**
 * The solver's alphabet. Within a roll a die is only what it can still do for one task, its class:
 * blank (nothing but its colour), an unused symbol, a skull, or a number that counts. Classes are small
 * integers so that a pool is a sorted row of bytes.
 */
import { COLOURS, DIE_FACES, type Colour, type Face } from '@cubarium/games/ciub';

export const COLOUR_COUNT = COLOURS.length;
export const WHITE = 0;
export const GREEN = 4;
export const PURPLE = 5;
export const BLUE = 6;

/** Classes 0–6 are blank dice of that colour. */
/** While no colour is short it does not matter which die shows a swap: this class then stands for both. */
export const SWAP_WHITE = 7;
export const SWAP_BLUE = 8;
export const REROLL_GREEN = 9;
export const REROLL_BLUE = 10;
export const ADJUST_PURPLE = 11;
export const ADJUST_BLUE = 12;
export const SKULL_GREEN = 13;
export const SKULL_PURPLE = 14;
export const SKULL_BLUE = 15;
/** From here on: a number on a colour. */
export const FIRST_NUMBER = 16;
const SYMBOL_CLASSES: readonly (readonly [number, Colour, Face])[] = [
  [SWAP_WHITE, 'white', 'swap'],
  [SWAP_BLUE, 'blue', 'swap'],
  [REROLL_GREEN, 'green', 'reroll'],
  [REROLL_BLUE, 'blue', 'reroll'],
  [ADJUST_PURPLE, 'purple', 'adjust'],
  [ADJUST_BLUE, 'blue', 'adjust'],
  [SKULL_GREEN, 'green', 'skull'],
  [SKULL_PURPLE, 'purple', 'skull'],
  [SKULL_BLUE, 'blue', 'skull'],
];

const NUMBER_PAIRS = COLOURS.flatMap((colour, c) =>
  [1, 2, 3, 4, 5, 6, 7]
    .filter((number) => DIE_FACES[colour].some((face) => face === String(number)))
    .map((number) => [c, number] as const),
);

export const CLASS_COUNT = FIRST_NUMBER + NUMBER_PAIRS.length;

/** At the end of a roll an adjust die can only turn itself any more: purple, and one on for blue. */
export const LAST_BLUE = CLASS_COUNT + 1;
export const LAST_PURPLE = LAST_BLUE - 1;

/**
 * Steps on the way, so that what is common to many pools is worked out once. They stand for one die: a die
 * of a colour that falls (plus the colour), is turned to its best face (plus the colour), or is swapped to
 * the best colour first (plus 0 for a white die, 1 for a blue one).
 */
export const FALLING = LAST_BLUE + 1;
export const TURNED = FALLING + COLOUR_COUNT;
export const SWAPPED_FALLING = TURNED + COLOUR_COUNT;
export const SWAPPED_TURNED = SWAPPED_FALLING + 2;
export const STEP_COUNT = SWAPPED_TURNED + 2;

/** The colour of each class. */
export const COLOUR_OF = new Uint8Array(STEP_COUNT);
/** The number of each class, 0 for the others. */
export const NUMBER_OF = new Uint8Array(CLASS_COUNT);
/** `colour * 8 + number` to class; 0 where the colour lacks the number. */
export const NUMBER_CLASS = new Uint8Array(COLOUR_COUNT * 8);

for (let c = 0; c < COLOUR_COUNT; c++) for (const first of [0, FALLING, TURNED]) COLOUR_OF[first + c] = c;
for (const first of [SWAPPED_FALLING, SWAPPED_TURNED]) COLOUR_OF[first + 1] = BLUE;
COLOUR_OF[LAST_PURPLE] = PURPLE;
COLOUR_OF[LAST_BLUE] = BLUE;
for (const [cls, colour] of SYMBOL_CLASSES) COLOUR_OF[cls] = COLOURS.indexOf(colour);
for (const [i, [colour, number]] of NUMBER_PAIRS.entries()) {
  COLOUR_OF[FIRST_NUMBER + i] = colour;
  NUMBER_OF[FIRST_NUMBER + i] = number;
  NUMBER_CLASS[colour * 8 + number] = FIRST_NUMBER + i;
}

export const isSwap = (cls: number): boolean => cls === SWAP_WHITE || cls === SWAP_BLUE;
export const isSkull = (cls: number): boolean => cls >= SKULL_GREEN && cls <= SKULL_BLUE;

/** The class of an unused face, numbers that do not count included. */
export function classOf(colour: number, face: Face): number {
  const name = COLOURS[colour] as Colour;
  const symbol = SYMBOL_CLASSES.find((each) => each[1] === name && each[2] === face);
  if (symbol) return symbol[0];
  return NUMBER_CLASS[colour * 8 + (Number(face) || 0)] || colour;
}

/** A pool by colour, four bits each: up to 15 dice of a colour. */
export const ONE_OF = Int32Array.from({ length: COLOUR_COUNT }, (_, c) => 1 << (4 * c));
export const countIn = (key: number, colour: number): number => (key >> (4 * colour)) & 15;

export function sizeOf(key: number): number {
  let size = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) size += countIn(key, c);
  return size;
}
