import { CARDS, OPUS, type CardId } from '../cards.ts';
import { cardsOfLetter, rowSize, unseenCards } from '../clauses/s-setup.ts';
import { KEPT_DICE } from '../clauses/g-gaining.ts';
import { finalOrder } from '../clauses/e-ending.ts';
import { limitOf } from '../clauses/t-trading.ts';
import { COLOURS, isActive } from '../dice.ts';
import { countColour, current, diceCount, inPhase, pileIsEmpty } from '../position.ts';
import type { CiubState, SeatState } from '../types.ts';

/** Why a position cannot lie on any table; null when it can. It need not be reachable. */
export function impossible(state: CiubState): string | null {
  for (const check of [dice, cards, display, tokens, pile, opus, resting, phase, chance]) {
    const why = check(state);
    if (why !== null) return why;
  }
  return null;
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

function dice(state: CiubState): string | null {
  const ids = state.seats.flatMap((seat) => [...seat.pool, ...seat.tray].map((die) => die.id));
  if (new Set(ids).size !== ids.length) return 'a die in two places';
  const faceless = state.seats.some((seat) => !seat.tray.every(isActive));
  return faceless ? 'a tray die without a face' : null;
}

const shown = (state: CiubState): readonly CardId[] =>
  [...state.top, ...state.bottom].filter((card) => card !== null);

function cards(state: CiubState): string | null {
  const held = state.seats.flatMap((seat) => seat.cards);
  const all = [...shown(state), ...state.removed, ...held];
  if (new Set(all).size !== all.length) return 'a card in two places';
  const out = all.find((card) => !cardsOfLetter(CARDS[card].letter, state.options.length).includes(card));
  if (out !== undefined) return `${out} is not in this game`;
  const holder = state.seats.findIndex((seat) => seat.cards.includes(OPUS));
  if (all.includes(OPUS) ? holder !== state.opus : state.opus !== null)
    return 'the D card is with the opus seat, or nowhere';
  return null;
}

function display(state: CiubState): string | null {
  const size = rowSize(state.seats.length);
  if (state.top.length !== size || state.bottom.length !== size) return 'length of a row';
  if (inPhase(state, 'dealing')) return shown(state).length > 0 ? 'cards before the deal' : null;
  if (state.opus === null && state.bottom.includes(null)) return 'a gap in the bottom row';
  if (pileIsEmpty(state)) return null;
  const gaps = state.top.filter((card) => card === null).length;
  const due = state.turn.chance?.kind === 'turnUp' ? 1 : 0;
  return gaps === due ? null : 'gaps in the top row';
}

function tokens(state: CiubState): string | null {
  const placed = state.seats.map((seat) => seat.token).filter((card) => card !== null);
  if (new Set(placed).size !== placed.length) return 'two tokens on one card';
  return placed.every((card) => shown(state).includes(card)) ? null : 'a token off the display';
}

function pile(state: CiubState): string | null {
  for (const letter of ['B', 'C'] as const) {
    if (state.pile[letter] > unseenCards(state, letter).length) return `more ${letter} cards than are unseen`;
  }
  return state.opus !== null && !pileIsEmpty(state) ? 'the D card lies under the pile' : null;
}

/** E3: who still has a final turn follows from who has the D card and whose turn it is. */
function opus(state: CiubState): string | null {
  if (state.opus === null || state.finals === null) {
    return state.opus === null && state.finals === null ? null : 'finals go with the D card';
  }
  const order = finalOrder(state.opus, state.seats.length);
  const later = order.slice(order.indexOf(state.turn.seat) + 1);
  return sameList(state.finals, later) ? null : 'finals';
}

const isResting = (seat: SeatState): boolean =>
  seat.tray.length === 0 && seat.pool.every((die) => die.status === 'fresh');

const withinLimits = (seat: SeatState): boolean =>
  COLOURS.every((colour) => countColour(seat.pool, colour) <= limitOf(colour));

/** T4, T5: who is not playing a turn has unrolled dice, within the limits. */
function resting(state: CiubState): string | null {
  const nobody = inPhase(state, 'dealing', 'over');
  const others = state.seats.filter((_, seat) => nobody || seat !== state.turn.seat);
  if (!others.every(isResting)) return 'rolled dice outside a turn';
  return others.every(withinLimits) ? null : 'more dice than the limits allow';
}

function phase(state: CiubState): string | null {
  const seat = current(state);
  const fresh = seat.pool.some((die) => die.status === 'fresh');
  const wrong = 'the phase does not fit';
  switch (state.turn.phase) {
    case 'dealing':
      return state.opus === null &&
        state.removed.length === 0 &&
        state.seats.every((each) => each.cards.length === 0)
        ? null
        : wrong;
    case 'foresight':
      return state.opus === null && isResting(seat) ? null : wrong;
    case 'toRoll':
      return state.opus !== state.turn.seat && isResting(seat) ? null : wrong;
    case 'rolling':
      return state.opus !== state.turn.seat && (state.turn.chance !== null || !fresh) ? null : wrong;
    case 'gaining':
      return state.opus !== state.turn.seat && !fresh ? null : wrong;
    case 'keeping':
      return diceCount(seat) > KEPT_DICE && !fresh ? null : wrong;
    case 'trading':
      return null;
    case 'over':
      return state.finals?.length === 0 && state.opus !== state.turn.seat ? null : wrong;
  }
}

/** What chance is due fits the phase, the dice that stand without a face, and the pile. */
function chance(state: CiubState): string | null {
  const due = state.turn.chance;
  const wrong = 'the chance does not fit';
  if (due === null) return inPhase(state, 'dealing') ? wrong : null;
  if (due.kind === 'deal') return inPhase(state, 'dealing') ? null : wrong;
  if (due.kind === 'turnUp') {
    const next = state.pile.B > 0 ? 'B' : 'C';
    return inPhase(state, 'toRoll', 'keeping', 'trading') && !pileIsEmpty(state) && due.letter === next
      ? null
      : wrong;
  }
  const { pool } = current(state);
  const falling = pool.filter((die) => die.status === 'fresh').map((die) => die.id);
  const some = falling.length > 0 || pool.length === 0;
  return inPhase(state, 'rolling') && some && sameList(due.dice, falling) ? null : wrong;
}
