import type { Analysis } from '@cubarium/bots/kit';

/** An entry that moved the chances. */
export interface TurningPoint {
  readonly entry: number;
  /** Where on the curve, counted from its beginning. */
  readonly place: number;
  /** How the chances of all seats moved. */
  readonly shifts: readonly number[];
}

const MOST = 4;
/** Less is the ordinary course of a game. */
const LEAST = 0.04;

/** Where a match turned: the entries after which the chances were most different, in their order. */
export function turningPoints({ curve, seats }: Pick<Analysis, 'curve' | 'seats'>): readonly TurningPoint[] {
  const start = seats.map((seat) => seat.start);
  const moved = curve.map(({ entry, chances }, place) => {
    const before = curve[place - 1]?.chances ?? start;
    return { entry, place, shifts: chances.map((chance, seat) => chance - (before[seat] ?? 0)) };
  });
  const size = ({ shifts }: TurningPoint): number => Math.max(...shifts.map(Math.abs));
  return moved
    .filter((point) => size(point) >= LEAST)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.place - b.place);
}

/** The seat whose chances a turning point raised most. */
export const raised = ({ shifts }: TurningPoint): number => shifts.indexOf(Math.max(...shifts));

/** How far along the curve a place is, from 0 to 1; before its first point lies the start. */
export const along = ({ length }: Analysis['curve'], place: number): number => (place + 1) / length;

/** The chances of a seat as points of a line, in parts of 100. */
export function lineOf({ curve, seats }: Pick<Analysis, 'curve' | 'seats'>, seat: number): string {
  const points = curve.map(({ chances }, place) => [100 * along(curve, place), chances[seat] ?? 0] as const);
  return [[0, seats[seat]?.start ?? 0] as const, ...points]
    .map(([x, chance]) => `${x.toFixed(2)},${(100 * (1 - chance)).toFixed(2)}`)
    .join(' ');
}
