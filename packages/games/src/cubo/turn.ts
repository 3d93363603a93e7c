import { seatsOf, type Outcome, type Rng, type Seat, type Turn } from '@cubarium/core';
import { checkInTime } from './clauses/r-ending.ts';
import { nextToScore } from './clauses/w-exchange.ts';
import { chanceDue, isCalm, seatAt } from './state.ts';
import { FACES, type ChanceAction, type CuboChance, type CuboState } from './types.ts';

/** Who acts now. */
export function turn(state: CuboState): Turn<CuboChance> {
  const chance = chanceDue(state);
  if (chance) return { who: 'chance', chance };
  const end = result(state);
  return end ? { who: 'nobody', result: end } : { who: 'seats', seats: seatsToAct(state) };
}

function seatsToAct(state: CuboState): readonly Seat[] {
  const all = seatsOf(state.seats.length);
  if (state.stage === 'ready') return [state.starter];
  if (state.stage === 'scoring') return all.filter((seat) => seat === nextToScore(state));
  if (isCalm(state)) return all.filter((seat) => seat === state.go);
  return all.filter((seat) => {
    const { square, taken } = seatAt(state, seat);
    return square ? !taken : !checkInTime(state, { seat, at: state.at });
  });
}

export const total = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

/** W8: the highest total wins, a tie is shared. */
export function result(state: CuboState): Outcome | null {
  if (state.stage !== 'over') return null;
  const points = state.seats.map((seat) => total(seat.points));
  const most = Math.max(...points);
  return { winners: seatsOf(points.length).filter((seat) => points[seat] === most), points };
}

/** What chance does now: every face and every first seat alike. */
export function drawChance(state: CuboState, rng: Rng): ChanceAction | null {
  const due = chanceDue(state);
  if (!due) return null;
  if (due.kind === 'fall')
    return { kind: 'fall', faces: due.dice.map(() => String(1 + rng.below(FACES.length))) };
  const seats = seatsOf(state.seats.length);
  return { kind: 'deal', first: state.options.first ?? seats[rng.below(seats.length)] ?? state.starter };
}
