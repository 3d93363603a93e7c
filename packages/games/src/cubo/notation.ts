import { err, general, ok, type JsonRecord, type Refusal, type Result } from '@cubarium/core';
import { deadline } from './clauses/p-clock.ts';
import { dieText } from './dice.ts';
import { whyImpossible } from './notation-check.ts';
import { CUBO_ID, readState } from './notation-read.ts';
import { chanceDue } from './state.ts';
import type { CuboSeat, CuboState, Die } from './types.ts';

const texts = (dice: readonly Die[]): readonly string[] => dice.map(dieText);

const printSeat = (seat: CuboSeat): JsonRecord => ({
  ...seat,
  dice: texts(seat.dice),
  joker: dieText(seat.joker),
  square: seat.square && texts(seat.square),
  taken: seat.taken && dieText(seat.taken),
});

/** The text form of a state; what follows from the rest is printed too, so that a reader needs no rules. */
export const print = (state: CuboState): JsonRecord => ({
  game: CUBO_ID,
  ...state,
  middle: texts(state.middle),
  seats: state.seats.map(printSeat),
  deadline: deadline(state),
  chance: chanceDue(state),
});

/** Reads the text form; refuses what cannot be on a table. A position need not be reachable. */
export function parse(raw: unknown): Result<CuboState, Refusal> {
  const read = readState(raw);
  if (!read) return err(general('impossible-state', 'not the form of a state'));
  const why = whyImpossible(read.state) ?? whyNotDue(read.state, read);
  return why ? err(general('impossible-state', why)) : ok(read.state);
}

interface Claims {
  readonly deadline: number | null;
  readonly chance: { readonly kind: string; readonly dice: readonly string[] } | null;
}

/** What is due must agree with the rest. The middle's own list says which of its dice fall. */
function whyNotDue(state: CuboState, claims: Claims): string | null {
  if (claims.deadline !== deadline(state)) return 'another deadline follows from the times';
  const due = chanceDue(state);
  const misfit = 'another chance is due';
  if (due?.kind !== claims.chance?.kind) return misfit;
  if (due?.kind !== 'fall' || !claims.chance) return null;
  const { dice } = claims.chance;
  if (state.stage === 'opening') return dice.length === due.dice.length ? null : misfit;
  return dice.join() === due.dice.join() ? null : misfit;
}
