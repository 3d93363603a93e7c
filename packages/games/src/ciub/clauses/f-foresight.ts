/** F · Phase 1, foresight: place the token, or remove a card of the top row, or neither. */
import { err, general, ok, type Refusal, type Result } from '@cubarium/core';
import type { CardId } from '../cards.ts';
import { current, isFinalTurn, inPhase, pileIsEmpty, tokenOn, withSeat, withTurn } from '../position.ts';
import { refuse } from '../refusals.ts';
import type { ActionOf, CiubState } from '../types.ts';
import { unseenCards } from './s-setup.ts';

/** F3: at most one of the two, and only before the first roll; E4: not at all in a final turn. */
function foresightRefusal(state: CiubState): Refusal | null {
  if (inPhase(state, 'foresight')) return null;
  return refuse(isFinalTurn(state) ? 'no-foresight-in-final-turns' : 'foresight-is-over');
}

/** F1: any face-up card without a token. */
export function placeTokenRefusal(state: CiubState, card: CardId): Refusal | null {
  const tooLate = foresightRefusal(state);
  if (tooLate) return tooLate;
  if (!state.top.includes(card) && !state.bottom.includes(card))
    return refuse('token-not-on-display', { card });
  return tokenOn(state, card) >= 0 ? refuse('card-has-token', { card }) : null;
}

export function placeToken(state: CiubState, { card }: ActionOf<'placeToken'>): Result<CiubState, Refusal> {
  const refusal = placeTokenRefusal(state, card);
  if (refusal) return err(refusal);
  return ok(withTurn(withSeat(state, { ...current(state), token: card }), { phase: 'toRoll' }));
}

/** F2: a card of the top row that carries no token, not even your own. */
export function removeCardRefusal(state: CiubState, card: CardId): Refusal | null {
  const tooLate = foresightRefusal(state);
  if (tooLate) return tooLate;
  if (!state.top.includes(card)) return refuse('card-not-in-top-row', { card });
  return tokenOn(state, card) >= 0 ? refuse('token-protects-card', { card }) : null;
}

export function removeCard(state: CiubState, { card }: ActionOf<'removeCard'>): Result<CiubState, Refusal> {
  const refusal = removeCardRefusal(state, card);
  if (refusal) return err(refusal);
  const top = state.top.map((each) => (each === card ? null : each));
  return ok(refill(withTurn({ ...state, top, removed: [...state.removed, card] }, { phase: 'toRoll' })));
}

/** A gap in the top row opens a chance node: the next card of the pile. With only the D card left it stays (E2). */
export function refill(state: CiubState): CiubState {
  if (pileIsEmpty(state)) return state;
  return withTurn(state, { chance: { kind: 'turnUp', letter: state.pile.B > 0 ? 'B' : 'C' } });
}

export function turnUp(state: CiubState, { card }: ActionOf<'turnUp'>): Result<CiubState, Refusal> {
  const letter = state.pile.B > 0 ? 'B' : 'C';
  if (!unseenCards(state, letter).includes(card))
    return err(general('impossible-card', `not an unseen ${letter} card`));
  const gap = state.top.indexOf(null);
  return ok({
    ...state,
    top: state.top.map((each, i) => (i === gap ? card : each)),
    pile: { ...state.pile, [letter]: state.pile[letter] - 1 },
    turn: { ...state.turn, chance: null },
  });
}
