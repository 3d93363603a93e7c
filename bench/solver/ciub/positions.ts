/** Positions as they come up in games of two. */
import type { TurnPosition } from '@cubarium/bots/ciub/odds';
import { pick, shuffled, type Rng } from '@cubarium/core';
import {
  COLOURS,
  DIE_FACES,
  diceInGame,
  freshDie,
  mapColours,
  withFace,
  type Colour,
  type Die,
} from '@cubarium/games/ciub';

const SEATS = 2;

/** Dice as a player has them in the middle of a game: white ones and up to four of each colour (T4). */
export function someDice(rng: Rng, size: number): readonly Die[] {
  const counts = new Map<Colour, number>();
  const dice: Die[] = [];
  while (dice.length < size) {
    const colour = rng.below(2) === 0 ? 'white' : pick(rng, COLOURS);
    const number = (counts.get(colour) ?? 0) + 1;
    if (number > (colour === 'white' ? 5 : 4)) continue;
    counts.set(colour, number);
    dice.push(freshDie(colour, number));
  }
  return dice;
}

/** A table for two; the other seat has five white dice. */
export function startOf(pool: readonly Die[]): TurnPosition {
  const held = (colour: Colour): number => pool.filter((die) => die.colour === colour).length;
  const others = (colour: Colour): number => (colour === 'white' ? 5 : 0);
  return {
    phase: 'toRoll',
    pool,
    tray: [],
    moved: false,
    supply: mapColours((colour) => diceInGame(colour, SEATS) - held(colour) - others(colour)),
    selfAdjust: 'no-actions',
  };
}

export const rolled = (rng: Rng, start: TurnPosition): TurnPosition => ({
  ...start,
  phase: 'rolling',
  pool: start.pool.map((die) => withFace(die, pick(rng, DIE_FACES[die.colour]), 'active')),
});

/** At the start of a turn or after its first roll, with one or two colours besides white that others have most of. */
export function shortOf(rng: Rng, size: number): TurnPosition {
  const start = startOf(someDice(rng, size));
  const { supply } = start;
  if (supply === 'unlimited') return start;
  const few: readonly Colour[] = shuffled(
    rng,
    COLOURS.filter((colour) => colour !== 'white'),
  ).slice(0, 1 + rng.below(2));
  const left = rng.below(3);
  const at = {
    ...start,
    supply: mapColours((colour) => (few.includes(colour) ? Math.min(left, supply[colour]) : supply[colour])),
  };
  return rng.below(2) === 0 ? at : rolled(rng, at);
}
