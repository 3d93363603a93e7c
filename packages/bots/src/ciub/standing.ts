/** A position between turns as the value function sees it: who has what, and what lies on the table. */
import { nextSeat, type Seat } from '@cubarium/core';
import {
  CARDS,
  COLOURS,
  current,
  diceOf,
  limitOf,
  OPUS,
  unseenCards,
  type CardId,
  type CiubState,
  type Die,
} from '@cubarium/games/ciub';
import { countIn, ONE_OF } from './odds/classes.ts';
import type { SelfAdjust } from './odds/need.ts';

export interface Standing {
  readonly selfAdjust: SelfAdjust;
  readonly points: readonly number[];
  /** The dice of each seat by colour, as keys of the solver. */
  readonly dice: readonly number[];
  readonly tokens: readonly (CardId | null)[];
  readonly top: readonly CardId[];
  readonly bottom: readonly CardId[];
  /** Cards that may be turned up next. */
  readonly unseen: readonly CardId[];
  /** Cards still face down, the Opus Magnum not counted. */
  readonly pile: number;
  /** Whose turn begins. */
  readonly next: Seat;
  readonly opus: Seat | null;
  /** Seats whose final turn has not ended; null before the end. */
  readonly finals: readonly Seat[] | null;
}

const MOST_OF_A_COLOUR = 15;

/** Dice by colour; more than a key can hold of one colour are not counted. */
export function keyOfDice(dice: readonly Die[]): number {
  let key = 0;
  for (const die of dice) {
    const colour = COLOURS.indexOf(die.colour);
    if (countIn(key, colour) < MOST_OF_A_COLOUR) key += ONE_OF[colour] as number;
  }
  return key;
}

const present = (row: readonly (CardId | null)[]): readonly CardId[] => row.filter((card) => card !== null);

/** The standing as if the turn of the current seat began now. */
export function standingOf(state: CiubState): Standing {
  const { seat } = state.turn;
  const letter = state.pile.B > 0 ? 'B' : 'C';
  return {
    selfAdjust: state.options.selfAdjust,
    points: state.seats.map(({ cards }) => cards.reduce((sum, card) => sum + CARDS[card].points, 0)),
    dice: state.seats.map((each) => keyOfDice(diceOf(each))),
    tokens: state.seats.map(({ token }) => token),
    top: present(state.top),
    bottom: present(state.bottom),
    unseen: state.pile.B + state.pile.C > 0 ? unseenCards(state, letter) : [],
    pile: state.pile.B + state.pile.C,
    next: seat,
    opus: state.opus,
    finals: state.finals && (state.opus === seat ? state.finals : [seat, ...state.finals]),
  };
}

/** What the seat whose turn it is holds, as a key. */
export const ownDice = (state: CiubState): number => keyOfDice(diceOf(current(state)));

export const withDice = (standing: Standing, seat: Seat, key: number): Standing => ({
  ...standing,
  dice: standing.dice.map((each, i) => (i === seat ? key : each)),
});

/** T4: what the limits leave. */
export function resting(key: number): number {
  let rest = 0;
  for (const [c, colour] of COLOURS.entries())
    rest += Math.min(limitOf(colour), countIn(key, c)) * (ONE_OF[c] as number);
  return rest;
}

/** The end of the turn: limits, then the next seat (T4, T5, E3). */
export function ended(standing: Standing): Standing {
  const { next: seat, finals } = standing;
  const rested = withDice(standing, seat, resting(standing.dice[seat] as number));
  if (finals === null) return { ...rested, next: nextSeat(seat, standing.points.length) };
  const left = finals.filter((each) => each !== seat);
  return { ...rested, finals: left, next: left[0] ?? seat };
}

/** A card is gained, another moves down (G5, G6, E1–E4); dice are the caller's matter. */
export function gained(standing: Standing, card: CardId, down: CardId | null): Standing {
  const { next: seat, opus } = standing;
  const last = opus === null && standing.pile === 0;
  const points = CARDS[card].points + (last ? CARDS[OPUS].points : 0);
  return {
    ...standing,
    ...rowsAfter(standing, card, down),
    points: standing.points.map((each, i) => (i === seat ? each + points : each)),
    pile: down === null ? standing.pile : standing.pile - 1,
    opus: last ? seat : opus,
    finals: last ? others(seat, standing.points.length) : standing.finals,
  };
}

type Rows = Pick<Standing, 'top' | 'bottom' | 'tokens'>;
interface MadeRows {
  readonly before: Rows;
  readonly card: CardId;
  readonly down: CardId | null;
  readonly rows: Rows;
}

const madeRows = new WeakMap<readonly CardId[], MadeRows[]>();

/**
 * The rows and tokens after a gain. In a turn the same gains are thought through again and again: the same lists each
 * time let chances that were worked out for a list be found again.
 */
function rowsAfter(standing: Standing, card: CardId, down: CardId | null): Rows {
  let made = madeRows.get(standing.bottom);
  if (!made) madeRows.set(standing.bottom, (made = []));
  const { top, bottom, tokens } = standing;
  const known = made.find(
    (each) =>
      each.card === card && each.down === down && each.before.top === top && each.before.tokens === tokens,
  );
  if (known) return known.rows;
  const left = bottom.filter((each) => each !== card);
  const rows: Rows = {
    // A token on a card that is gained is its owner's, and comes back to hand.
    tokens: tokens.includes(card) ? tokens.map((token) => (token === card ? null : token)) : tokens,
    top: top.filter((each) => each !== card && each !== down),
    bottom: down === null ? left : [...left, down],
  };
  made.push({ before: standing, card, down, rows });
  return rows;
}

function others(seat: Seat, seats: number): readonly Seat[] {
  const order: Seat[] = [];
  for (let each = nextSeat(seat, seats); each !== seat; each = nextSeat(each, seats)) order.push(each);
  return order;
}

/** Cards of the top row that may move down; none when G6 is skipped. */
export const downs = (standing: Standing): readonly (CardId | null)[] =>
  standing.opus !== null || standing.pile === 0 ? [null] : standing.top;

interface Gainable {
  readonly standing: Standing;
  readonly bySeat: Map<Seat, readonly CardId[]>;
}

const gainables = new WeakMap<readonly CardId[], Gainable[]>();

/** Cards that a seat can gain at its next turn (G1, F4, E4): the same list for the same rows. */
export function gainable(standing: Standing, seat: Seat): readonly CardId[] {
  const { top, bottom, tokens, finals, opus } = standing;
  let known = gainables.get(bottom);
  if (!known) gainables.set(bottom, (known = []));
  let found = known.find(
    ({ standing: before }) =>
      before.top === top &&
      before.tokens === tokens &&
      before.opus === opus &&
      (before.finals === null) === (finals === null),
  );
  if (!found) known.push((found = { standing, bySeat: new Map<Seat, readonly CardId[]>() }));
  let cards = found.bySeat.get(seat);
  if (!cards) found.bySeat.set(seat, (cards = freeFor(standing, seat)));
  return cards;
}

function freeFor(standing: Standing, seat: Seat): readonly CardId[] {
  const final = standing.finals !== null && seat !== standing.opus;
  const cards = final ? [...standing.bottom, ...standing.top] : standing.bottom;
  return cards.filter((card) => standing.tokens.every((token, i) => i === seat || token !== card));
}
