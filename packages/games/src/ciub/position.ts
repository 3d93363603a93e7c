import type { CardId } from './cards.ts';
import { COLOURS, compareDice, diceInGame, freshDie, type Colour, type Die } from './dice.ts';
import type { CiubState, Phase, SeatState, TurnState } from './types.ts';

/** The seat whose turn it is. */
export const current = (state: CiubState): SeatState => state.seats[state.turn.seat] as SeatState;

export const withSeat = (state: CiubState, seat: SeatState): CiubState => ({
  ...state,
  seats: state.seats.map((each, i) => (i === state.turn.seat ? seat : each)),
});

export const withTurn = (state: CiubState, turn: Partial<TurnState>): CiubState => ({
  ...state,
  turn: { ...state.turn, ...turn },
});

export const inPhase = (state: CiubState, ...phases: readonly Phase[]): boolean =>
  phases.includes(state.turn.phase);

/** All dice of a seat, in the order in which dice are listed: two sorted lists become one. */
export function diceOf({ pool, tray }: SeatState): readonly Die[] {
  const all: Die[] = [];
  let next = 0;
  for (const die of pool) {
    while (next < tray.length && compareDice(tray[next] as Die, die) < 0) all.push(tray[next++] as Die);
    all.push(die);
  }
  while (next < tray.length) all.push(tray[next++] as Die);
  return all;
}
export const diceCount = (seat: SeatState): number => seat.pool.length + seat.tray.length;
export const findDie = (dice: readonly Die[], id: string): Die | undefined =>
  dice.find((die) => die.id === id);

export function countColour(dice: readonly Die[], colour: Colour): number {
  let count = 0;
  for (const die of dice) if (die.colour === colour) count++;
  return count;
}

/** How many dice of a colour nobody holds. */
export function inSupply(state: CiubState, colour: Colour): number {
  let left = diceInGame(colour, state.seats.length);
  for (const seat of state.seats) left -= countColour(seat.pool, colour) + countColour(seat.tray, colour);
  return left;
}

export const coloursInSupply = (state: CiubState): readonly Colour[] =>
  COLOURS.filter((colour) => inSupply(state, colour) > 0);

/** Dice taken from the supply: the lowest free numbers of the colour. The caller has checked that they are there. */
export function takeFromSupply(state: CiubState, colour: Colour, count: number): readonly Die[] {
  // One bit a number: a colour has at most 20 dice.
  let held = 0;
  for (const seat of state.seats) {
    for (const die of seat.pool) if (die.colour === colour) held |= 1 << die.number;
    for (const die of seat.tray) if (die.colour === colour) held |= 1 << die.number;
  }
  const taken: Die[] = [];
  for (let number = 1; taken.length < count; number++)
    if ((held & (1 << number)) === 0) taken.push(freshDie(colour, number));
  return taken;
}

/** The seat whose token lies on a card, or −1. */
export const tokenOn = (state: CiubState, card: CardId): number =>
  state.seats.findIndex((seat) => seat.token === card);

/** Only the Opus Magnum is left in the pile (E1). */
export const pileIsEmpty = (state: CiubState): boolean => state.pile.B + state.pile.C === 0;

/** A final turn: the Opus Magnum is gained, and this is another seat's last turn (E3). */
export const isFinalTurn = (state: CiubState): boolean =>
  state.opus !== null && state.turn.seat !== state.opus;
