/** A place at a table, counted clockwise. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** Who wrote an entry: a seat, the dice, the clock, or the table itself (undo, resigning, …). */
export type Actor = Seat | 'chance' | 'clock' | 'table';

export const isSeat = (value: unknown, count: number = SEATS.length): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < Math.min(count, SEATS.length);

/** The first `count` seats. */
export const seatsOf = (count: number): readonly Seat[] => SEATS.slice(0, count);

/** What lies there seat by seat, each with its seat. */
export const mapSeats = <T, R>(bySeat: readonly T[], to: (each: T, seat: Seat) => R): readonly R[] =>
  bySeat.map((each, i) => to(each, i as Seat));

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, count: number): Seat => ((seat + 1) % count) as Seat;

/** All seats clockwise, beginning with `first`. */
export const seatsFrom = (first: Seat, count: number): readonly Seat[] =>
  seatsOf(count).map((_, i) => ((first + i) % count) as Seat);
