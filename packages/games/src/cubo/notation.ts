import { err, general, ok, type JsonRecord, type Refusal, type Result } from '@cubarium/core';
import { deadline } from './clauses/p-clock.ts';
import { colouredIds, dieText } from './dice.ts';
import { whyImpossible } from './notation-check.ts';
import { CUBO_ID, readState } from './notation-read.ts';
import { chanceDue } from './state.ts';
import type { CuboSeat, CuboState, Die } from './types.ts';

const texts = (dice: readonly Die[]): readonly string[] => dice.map(dieText);

const printSeat = (seat: CuboSeat): JsonRecord => ({
  dice: texts(seat.dice),
  joker: dieText(seat.joker),
  hand: seat.hand,
  throws: seat.throws,
  handAt: seat.handAt,
  thrownAt: seat.thrownAt,
  square: seat.square && texts(seat.square),
  coveredAt: seat.coveredAt,
  taken: seat.taken && dieText(seat.taken),
  takenAt: seat.takenAt,
  points: seat.points,
});

/**
 * The text form of a state, its fields always in the same order, so that equal states are equal texts. What follows
 * from the rest is printed too: a reader needs no rules.
 */
export const print = (state: CuboState): JsonRecord => ({
  game: CUBO_ID,
  options: state.options,
  round: state.round,
  starter: state.starter,
  stage: state.stage,
  at: state.at,
  openedAt: state.openedAt,
  calledAt: state.calledAt,
  coverOrder: state.coverOrder,
  go: state.go,
  exchangeSince: state.exchangeSince,
  middle: texts(state.middle),
  seats: state.seats.map(printSeat),
  countdownEnds: state.countdownEnds,
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

/** What is due must agree with the rest. Which dice fall at the opening is said by the middle itself. */
function whyNotDue(state: CuboState, claims: Claims): string | null {
  if (claims.deadline !== deadline(state)) return 'another deadline follows from the times';
  const due = chanceDue(state);
  const misfit = 'another chance is due';
  if (due?.kind !== claims.chance?.kind) return misfit;
  if (due?.kind !== 'fall' || !claims.chance) return null;
  const { dice } = claims.chance;
  if (state.stage === 'opening')
    return areDice(dice, state) && dice.length === due.dice.length ? null : misfit;
  return dice.join() === due.dice.join() ? null : misfit;
}

/** Different coloured dice of this table. */
function areDice(ids: readonly string[], state: CuboState): boolean {
  const known = colouredIds(state.seats.length);
  return new Set(ids).size === ids.length && ids.every((id) => known.includes(id));
}
