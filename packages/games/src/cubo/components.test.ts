import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jokerOf, startingDice, startingMiddle } from './dice.ts';
import { CUBO_OPTIONS } from './options.ts';
import { FACES, ROUNDS, type Die } from './types.ts';

/** Dice, times and numbers of the rules, written down a second time and by hand: a slip of the pen shows here. */
const file = new URL('../../../../rules/cubo.components.json', import.meta.url);
const components: unknown = JSON.parse(readFileSync(file, 'utf8'));

const byColour = (dice: readonly Die[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(dice, ({ colour }) => colour)].map(([colour, each]) => [colour, each.length]),
  );

test('[cubo S1 R9 P1 P2 P3 P4 P5 P6 P7] dice, times and numbers are those of the rules', () => {
  const { seats, throws, timeFactor } = CUBO_OPTIONS;
  expect({
    rounds: ROUNDS,
    faces: FACES,
    ofAPlayer: byColour([...startingDice(1), jokerOf(1)]),
    inTheMiddle: byColour(startingMiddle(3)),
    seats: { least: seats.min, most: seats.max, usual: seats.default },
    throwsOfACalmGo: throws.default,
    timeFactor: { least: timeFactor.min, most: timeFactor.max },
    milliseconds: Object.fromEntries(
      Object.entries(CUBO_OPTIONS)
        .filter(([name]) => name.endsWith('Ms'))
        .map(([name, option]) => [name, option.default]),
    ),
  }).toEqual(components);
});
