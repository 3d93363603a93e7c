import type { Seat } from '@cubarium/core';
import { isCalm, seatAt } from './state.ts';
import { turn } from './turn.ts';
import { CENTRE, type CuboAction, type CuboState, type SeatAction } from './types.ts';

/** How long before the race everybody is told when it starts: enough for a slow connection and a breath. */
const CALL_LEAD_MS = 1200;

/** The call is announced, so that a race starts for all at the same moment. */
export const leadMs = (action: CuboAction): number => (action.kind === 'call' ? CALL_LEAD_MS : 0);

/** Scoring is watched: so long for each player's square, and so long for the round. Never longer than an exchange. */
const SQUARE_MS = 2100;
const ROUND_MS = 1800;

/** In a race the next round opens when the last one has been seen by all; at a calm table there is no clock (P6). */
export function dealsAt(state: CuboState): number | null {
  const { stage, round, at, seats, options } = state;
  if (isCalm(state) || stage !== 'opening' || round === 1) return null;
  return at + Math.min(seats.length * SQUARE_MS + ROUND_MS, options.exchangeMs);
}

/** A go with nothing in it. In a race the clock does what people do not (P2–P4). */
export function least(state: CuboState, seat: Seat): SeatAction | null {
  const acting = turn(state);
  if (!isCalm(state) || acting.who !== 'seats' || !acting.seats.includes(seat)) return null;
  if (state.stage === 'scoring') return { kind: 'exchange', cell: null };
  const { dice, hand, joker, square } = seatAt(state, seat);
  if (hand) return { kind: 'throw' };
  if (square !== null) return { kind: 'take', die: null };
  return { kind: 'cover', square: dice.map((die) => die.id).toSpliced(CENTRE, 0, joker.id) };
}
