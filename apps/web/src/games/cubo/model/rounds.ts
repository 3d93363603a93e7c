import { mapSeats, seatsFrom, type Seat } from '@cubarium/core';
import { total, type CuboAction, type CuboSeat, type CuboState, type FallenDie } from '@cubarium/games/cubo';
import type { Step } from '../../../table/model/director.ts';

export type CuboStep = Step<CuboState, CuboAction>;

/** What a seat made of a round. */
export interface Scored {
  readonly seat: Seat;
  /** The square that was scored; null for who did not cover in time. */
  readonly square: readonly FallenDie[] | null;
  /** Where the die from the middle went; null when it was not used. */
  readonly exchanged: number | null;
  /** The die that lay there before. */
  readonly given: FallenDie | null;
  readonly points: number;
  readonly total: number;
}

export interface Round {
  readonly round: number;
  /** In the order of scoring. */
  readonly scored: readonly Scored[];
}

type Squares = ReadonlyMap<Seat, Pick<Scored, 'square' | 'exchanged' | 'given'>>;

/**
 * The rounds that were scored, as the steps tell them: the state itself forgets the squares when the next round
 * opens.
 */
export function roundsOf(history: readonly CuboStep[]): readonly Round[] {
  const rounds: Round[] = [];
  let exchanges: Squares = new Map();
  for (const { before, after } of history) {
    exchanges = withExchanges(exchanges, before.state, after.state);
    if (!isClosed(before.state, after.state)) continue;
    rounds.push(closed(before.state, after.state, exchanges));
    exchanges = new Map();
  }
  return rounds;
}

/** True for the step with which the last square of a round is scored. */
export const closesRound = ({ before, after }: CuboStep): boolean => isClosed(before.state, after.state);

const isClosed = (before: CuboState, after: CuboState): boolean =>
  after.round > before.round || (after.stage === 'over' && before.stage !== 'over');

function closed(before: CuboState, after: CuboState, exchanges: Squares): Round {
  const order = seatsFrom(before.starter, before.seats.length);
  return {
    round: before.round,
    scored: order.map((seat) => {
      const points = after.seats[seat]?.points ?? [];
      const known = exchanges.get(seat) ?? {
        square: before.seats[seat]?.square ?? null,
        exchanged: null,
        given: null,
      };
      return { seat, ...known, points: points[before.round - 1] ?? 0, total: total(points) };
    }),
  };
}

/** Squares that changed with this step: a die was taken, and another one is gone. */
function withExchanges(known: Squares, before: CuboState, after: CuboState): Squares {
  const changed = mapSeats(before.seats, (seat, i) => {
    const next = after.seats[i];
    const exchanged = next && exchangedCell(seat, next);
    if (exchanged === undefined || exchanged === null || !seat.square || !seat.taken) return [];
    const { taken } = seat;
    const square = seat.square.map((die, cell) => (cell === exchanged ? taken : die));
    return [[i, { square, exchanged, given: seat.square[exchanged] ?? null }] as const];
  }).flat();
  return changed.length > 0 ? new Map([...known, ...changed]) : known;
}

/** The cell whose die does not belong to the seat any more. */
export function exchangedCell({ square, taken, joker }: CuboSeat, after: CuboSeat): number | null {
  if (!square || !taken || !after.dice.some((die) => die.id === taken.id)) return null;
  const left = new Set(after.dice.map((die) => die.id));
  const cell = square.findIndex((die) => die.id !== joker.id && !left.has(die.id));
  return cell < 0 ? null : cell;
}
