/** Uncovering with its exchange, each of the six lines, and a look at the sum, in milliseconds. */
const EXCHANGE_MS = 320;
const LINE_MS = 220;
const HOLD_MS = 460;
const LINES = 6;
const SQUARE_MS = EXCHANGE_MS + LINES * LINE_MS + HOLD_MS;

/** How long the squares of so many players are counted. */
export const scoringMs = (players: number): number => players * SQUARE_MS;

/** When something of a square is seen first: uncovered, line by line, all of it. */
const BEATS = [0, ...Array.from({ length: LINES + 1 }, (_, line) => EXCHANGE_MS + line * LINE_MS)];

/** The moments of a scoring, one player after the other. */
export const beatsOf = (players: number): readonly number[] =>
  Array.from({ length: players }, (_, order) => BEATS.map((beat) => order * SQUARE_MS + beat)).flat();

/** What of a square is to be seen. */
export interface Seen {
  readonly uncovered: boolean;
  readonly lines: number;
  readonly done: boolean;
}

export const ALL_SEEN: Seen = { uncovered: true, lines: LINES, done: true };

/** What is seen of the square of who comes so many places after the starter, when so many beats are over. */
export function seenOf(order: number, beats: number): Seen {
  const own = Math.min(Math.max(beats - order * BEATS.length, 0), BEATS.length);
  return { uncovered: own > 0, lines: Math.min(Math.max(own - 1, 0), LINES), done: own === BEATS.length };
}
