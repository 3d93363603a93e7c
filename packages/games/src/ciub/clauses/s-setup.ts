/** S · Set-up: the dice, the cards in the game, and the deal. */
import { err, general, isSeat, ok, seatsOf, type Refusal, type Result } from '@cubarium/core';
import { CARD_IDS, CARDS, type CardId, type Letter, type PileLetter } from '../cards.ts';
import { freshDie, WHITE_PER_SEAT } from '../dice.ts';
import { refuse } from '../refusals.ts';
import type { ActionOf, CiubOptions, CiubState, SeatState } from '../types.ts';

/** S3, S4: how many cards of the pile are taken out unseen, by length and seats; of the A cards what S6 does not lay out. */
const TAKEN_OUT: Readonly<Record<CiubOptions['length'], readonly Readonly<Record<PileLetter, number>>[]>> = {
  normal: [
    { B: 4, C: 4 },
    { B: 2, C: 2 },
    { B: 0, C: 0 },
  ],
  short: [
    { B: 2, C: 2 },
    { B: 1, C: 1 },
    { B: 0, C: 0 },
  ],
};

/** S6: cards in a row. */
export const rowSize = (seats: number): number => seats + 1;

/** S2, S3: all cards of a letter that a game of this length can hold. */
export const cardsOfLetter = (letter: Letter, length: CiubOptions['length']): readonly CardId[] =>
  CARD_IDS.filter((id) => CARDS[id].letter === letter && !(length === 'short' && CARDS[id].owl));

/** S4, S5: cards of a letter in the pile at the start. */
export function pileAtStart(options: CiubOptions, letter: PileLetter): number {
  const out = TAKEN_OUT[options.length][options.seats - 2]?.[letter] ?? 0;
  return cardsOfLetter(letter, options.length).length - out;
}

/** S1: five white dice and a token each. White dice are numbered through: seat 1 begins with w6. */
export function setup(options: CiubOptions): CiubState {
  const gaps = Array.from({ length: rowSize(options.seats) }, () => null);
  return {
    options,
    seats: seatsOf(options.seats).map((seat) => startSeat(seat)),
    top: gaps,
    bottom: gaps,
    removed: [],
    pile: { B: pileAtStart(options, 'B'), C: pileAtStart(options, 'C') },
    turn: { seat: options.first ?? 0, phase: 'dealing', moved: false, chance: { kind: 'deal' } },
    opus: null,
    finals: null,
  };
}

function startSeat(seat: number): SeatState {
  const first = seat * WHITE_PER_SEAT + 1;
  const pool = Array.from({ length: WHITE_PER_SEAT }, (_, i) => freshDie('white', first + i));
  return { pool, tray: [], cards: [], token: null };
}

/** S6, S7: two rows of A cards, and who begins. */
export function deal(state: CiubState, action: ActionOf<'deal'>): Result<CiubState, Refusal> {
  const { seats, first } = state.options;
  if (!isSeat(action.first, seats) || (first !== null && action.first !== first))
    return err(refuse('first-is-set'));
  const cards = [...action.top, ...action.bottom];
  const fits =
    action.top.length === rowSize(seats) &&
    action.bottom.length === rowSize(seats) &&
    new Set(cards).size === cards.length &&
    cards.every((card) => CARDS[card].letter === 'A');
  if (!fits) return err(general('impossible-card', 'two full rows of different A cards'));
  return ok({
    ...state,
    top: action.top,
    bottom: action.bottom,
    turn: { seat: action.first, phase: 'foresight', moved: false, chance: null },
  });
}

/** The cards of a letter that nobody has seen yet: the next one turned up is any of them, all alike (S5). */
export function unseenCards(state: CiubState, letter: Letter): readonly CardId[] {
  const seen = new Set<CardId | null>([...state.top, ...state.bottom, ...state.removed]);
  for (const seat of state.seats) for (const card of seat.cards) seen.add(card);
  return cardsOfLetter(letter, state.options.length).filter((card) => !seen.has(card));
}
