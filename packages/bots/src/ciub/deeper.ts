/** Looks more closely at two actions than a player can: what chance may do next is tried out, for both with the same luck. */
import { seededRng, type Rng, type Seat } from '@cubarium/core';
import { ciub, outcome, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { optionsOf } from './decide.ts';
import { bestOf, type Mind } from './mind.ts';
import { standingOf } from './standing.ts';

const TRIES = 16;

export interface Difference {
  /** What the other action would have brought more, in chances to win. */
  readonly mean: number;
  readonly deviation: number;
}

export interface Pair {
  readonly state: CiubState;
  readonly done: SeatAction;
  readonly other: SeatAction;
}

/** What the other action brings more than what was done. */
export function difference(mind: Mind, { state, done, other }: Pair, seed: string): Difference {
  const found: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const values = [other, done].map((action) =>
      valueAfter(mind, { state, action }, seededRng(`${seed} ${i}`)),
    );
    const [theirs, own] = values;
    if (theirs === undefined || own === undefined) break;
    found.push(theirs.value - own.value);
    if (!theirs.chance && !own.chance) break;
  }
  const mean = found.reduce((sum, each) => sum + each, 0) / Math.max(1, found.length);
  const squares = found.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, found.length * (found.length - 1))) };
}

interface Tried {
  readonly value: number;
  /** Whether chance had a say. */
  readonly chance: boolean;
}

function valueAfter(
  mind: Mind,
  { state, action }: { readonly state: CiubState; readonly action: SeatAction },
  rng: Rng,
): Tried {
  const { seat } = state.turn;
  let next = ciub.apply(state, { at: 0, actor: seat, action });
  let chance = false;
  while (next.ok && next.value.turn.chance !== null) {
    const drawn = ciub.drawChance(next.value, rng);
    if (drawn === null) break;
    next = ciub.apply(next.value, { at: 0, actor: 'chance', action: drawn });
    chance = true;
  }
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return { value: chanceIn(mind, next.value, seat), chance };
}

function chanceIn(mind: Mind, state: CiubState, seat: Seat): number {
  if (state.turn.phase === 'over') {
    const { winners } = outcome(state);
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  if (state.turn.seat !== seat) return mind.judge.ahead(standingOf(state))[seat] ?? 0;
  return bestOf(optionsOf(mind, state))?.value ?? 0;
}
