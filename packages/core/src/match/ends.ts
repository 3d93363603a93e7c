import type { Action } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import { seatsOf, type Seat } from '../seat.ts';
import type { MatchEnd, SeatStatus } from './match.ts';

/** The end that the game itself knows of, if it is over. */
export function playedEnd<S, A extends Action>(
  game: GameDefinition<S, A>,
  seats: readonly SeatStatus[],
  state: S,
): MatchEnd | null {
  const result = game.result(state);
  if (!result) return null;
  const staying = result.winners.filter((seat) => !seats[seat]?.resigned);
  // The bot of somebody who resigned came first: the best of those who stayed have won.
  const winners = staying.length > 0 ? staying : bestOf(result.points, seats);
  return { ...result, winners, why: 'played' };
}

/** The seats of those who have not resigned. */
export const stayingSeats = (seats: readonly SeatStatus[]): readonly Seat[] =>
  seatsOf(seats.length).filter((seat) => !seats[seat]?.resigned);

function bestOf(points: readonly number[], seats: readonly SeatStatus[]): readonly Seat[] {
  const staying = stayingSeats(seats);
  const best = Math.max(...staying.map((seat) => points[seat] ?? 0));
  return staying.filter((seat) => (points[seat] ?? 0) === best);
}
