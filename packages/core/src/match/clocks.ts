import type { Action } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import { seatsOf, type Seat } from '../seat.ts';

/** Thinking time: a bank for the whole match and a credit for every turn. */
export interface TimeControl {
  readonly bankMs: number;
  readonly creditMs: number;
}

/** What is left to every seat at the moment `since`, and whose clock has been running from then on. */
export interface Clocks {
  readonly control: TimeControl;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

export const newClocks = (control: TimeControl, seats: number): Clocks => ({
  control,
  left: Array.from({ length: seats }, () => control.bankMs),
  running: [],
  since: 0,
});

/** What a seat has left at a moment; negative when it is over. */
export function timeLeft(clocks: Clocks, seat: Seat, at: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running.includes(seat) ? left - (at - clocks.since) : left;
}

/** Charges what passed until `at`, then lets the clocks of `running` go on; who begins a turn gets the credit. */
export function turnClocks(clocks: Clocks, at: number, running: readonly Seat[]): Clocks {
  const unchanged =
    running.length === clocks.running.length && running.every((seat) => clocks.running.includes(seat));
  if (unchanged) return clocks;
  const left = seatsOf(clocks.left.length).map((seat) => {
    const begins = running.includes(seat) && !clocks.running.includes(seat);
    return timeLeft(clocks, seat, at) + (begins ? clocks.control.creditMs : 0);
  });
  return { ...clocks, left, running, since: at };
}

/** Whose thinking time runs. A deadline of the game itself takes precedence; chance costs nobody anything. */
export function runningSeats<S, A extends Action>(
  game: GameDefinition<S, A>,
  clocks: Clocks,
  state: S,
): readonly Seat[] {
  const turn = game.turn(state);
  if (turn.who === 'chance') return clocks.running;
  return turn.who === 'seats' && game.deadline(state) === null ? turn.seats : [];
}
