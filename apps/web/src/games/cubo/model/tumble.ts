import { SEATS, type Seat } from '@cubarium/core';
import type { CuboState, Die } from '@cubarium/games/cubo';

/** Whose dice fall: a seat's, or those of the middle. */
export type Tumbler = Seat | 'middle';

export const TUMBLERS: readonly Tumbler[] = [...SEATS, 'middle'];

/** From a throw to dice that may be touched, in a race: the same for everybody, whatever speed somebody likes. */
export const THROW_MS = 700;
/** News that come late shorten the flight, but dice never just appear. */
const SHORTEST_MS = 250;

const shown = (dice: readonly Die[]): boolean => dice.every((die) => die.face !== null);

/** A name for the throw that lies there; null while nothing lies. */
function throwKey(state: CuboState, who: Tumbler): string | null {
  if (who === 'middle') return state.stage !== 'opening' && shown(state.middle) ? `${state.round}` : null;
  const seat = state.seats[who];
  return seat && seat.throws > 0 && seat.joker.face !== null ? `${state.round}.${seat.throws}` : null;
}

export type Throws = Readonly<Partial<Record<Tumbler, string | null>>>;

/** What each has thrown last. */
export const throwsOf = (state: CuboState): Throws =>
  Object.fromEntries(TUMBLERS.map((who) => [who, throwKey(state, who)]));

/** How long the last throw is still in the air, on the clock that decides. */
export function fallsFor(state: CuboState, who: Tumbler, now: number): number {
  const since = who === 'middle' ? state.openedAt : (state.seats[who]?.thrownAt ?? null);
  return Math.min(THROW_MS, Math.max(SHORTEST_MS, (since ?? now) + THROW_MS - now));
}
