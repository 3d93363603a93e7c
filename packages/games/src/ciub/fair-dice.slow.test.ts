import { chanceRng, textSeed } from '@cubarium/core';
import { expect, test } from 'vitest';
import { COLOURS, DIE_FACES, DISTINCT_FACES, type Colour, type Face } from './dice.ts';
import { ciub } from './game.ts';
import type { CiubState } from './types.ts';

const DICE_OF_EACH_COLOUR = 10_000_000;
const DICE_OF_A_COLOUR = 7;
const SEED = textSeed('chi-square');

/** Chance beyond which we call it unfair: one in a million, by degrees of freedom (distinct faces less one). */
const CRITICAL: Readonly<Record<number, number>> = { 2: 27.63, 3: 30.66, 4: 33.38, 5: 35.89 };

/** Seven dice of each colour of a seat that falls together. */
function falling(): { readonly state: CiubState; readonly colours: readonly Colour[] } {
  const dice = COLOURS.flatMap((colour) =>
    Array.from({ length: DICE_OF_A_COLOUR }, (_, i) => ({ colour, id: `${colour[0]}${i + 1}` })),
  );
  const ids = dice.map(({ id }) => id);
  const state = ciub.setup({ seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null });
  const turn = { seat: 0, phase: 'rolling', moved: false, chance: { kind: 'fall', dice: ids } } as const;
  return { state: { ...state, turn }, colours: dice.map(({ colour }) => colour) };
}

/** How far counts are from what the faces of a colour promise. */
function chiSquare(colour: Colour, seen: ReadonlyMap<Face, number>, total: number): number {
  return DISTINCT_FACES[colour].reduce((sum, face) => {
    const expected = (total * DIE_FACES[colour].filter((each) => each === face).length) / 6;
    return sum + ((seen.get(face) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

test(`${DICE_OF_EACH_COLOUR} dice of each colour pass a chi-square test`, () => {
  const { state, colours } = falling();
  const counts = new Map(COLOURS.map((colour) => [colour, new Map<Face, number>()]));
  const countsOfDie = colours.map((colour) => counts.get(colour));
  for (let number = 0; number < DICE_OF_EACH_COLOUR / DICE_OF_A_COLOUR; number++) {
    const action = ciub.drawChance(state, chanceRng(SEED, { number, mix: '' }));
    if (action?.kind !== 'fall') throw new Error('dice were to fall');
    for (const [i, face] of action.faces.entries()) {
      const seen = countsOfDie[i];
      seen?.set(face, (seen.get(face) ?? 0) + 1);
    }
  }
  for (const [colour, seen] of counts) {
    const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(DICE_OF_EACH_COLOUR);
    expect(new Set(seen.keys())).toEqual(new Set(DISTINCT_FACES[colour]));
    expect(chiSquare(colour, seen, total)).toBeLessThan(CRITICAL[seen.size - 1] ?? 0);
  }
});
