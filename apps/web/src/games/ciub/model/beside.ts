import { isRecord, type JsonRecord } from '@cubarium/core';
import {
  CARD_IDS,
  CARDS,
  ciub,
  freshDie,
  limitOf,
  POWER_DICE_PER_COLOUR,
  withFace,
  type CardId,
  type CiubState,
  type Colour,
  type Face,
} from '@cubarium/games/ciub';

/** A die beside the real box: in the tray with its face, or still to be rolled. */
export interface OwnDie {
  readonly colour: Colour;
  readonly face: Face | null;
}

export interface CardChance {
  readonly card: CardId;
  readonly p: number;
  readonly exact: boolean;
}

/** More are hardly ever on a table, and chances would be guesses. */
const MOST_DICE = 10;

/** Whether one more of a colour can be had. */
export const mayAdd = (dice: readonly OwnDie[], colour: Colour): boolean => {
  const most = colour === 'white' ? limitOf(colour) : POWER_DICE_PER_COLOUR;
  return dice.length < MOST_DICE && dice.filter((die) => die.colour === colour).length < most;
};

/** The position of a turn with these dice, for the solver: two play, and the other has the five white dice of the start. */
export function stateOf(dice: readonly OwnDie[]): CiubState {
  const parsed = ciub.parseOptions({ seats: 2, length: 'normal', first: 0 });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const start = ciub.setup(parsed.value);
  const numbered = dice.map(({ colour, face }, i) => {
    const number = dice.slice(0, i).filter((each) => each.colour === colour).length + 1;
    return { die: freshDie(colour, number), face };
  });
  const pool = numbered.flatMap(({ die, face }) => (face === null ? [die] : []));
  const tray = numbered.flatMap(({ die, face }) => (face === null ? [] : [withFace(die, face, 'active')]));
  const phase = tray.length > 0 ? ('rolling' as const) : ('toRoll' as const);
  return {
    ...start,
    seats: start.seats.map((seat, i) => (i === 0 ? { ...seat, pool, tray } : seat)),
    turn: { seat: 0, phase, moved: true, chance: null },
  };
}

/** Every card that has a task. */
export const TASKS = CARD_IDS.filter((card) => CARDS[card].task !== null);

/** The solver's answer, the best chance first. */
export function chancesIn(answer: JsonRecord): readonly CardChance[] {
  const { odds } = answer;
  if (!isRecord(odds)) return [];
  return TASKS.flatMap((card) => {
    const found = odds[card];
    if (!isRecord(found) || typeof found.p !== 'number') return [];
    return [{ card, p: found.p, exact: found.exact === true }];
  }).toSorted((a, b) => b.p - a.p);
}
