import { isSeat, type Seat } from '@cubarium/core';
import type { CuboStep } from './rounds.ts';
import { isCalm } from './situation.ts';

/** What somebody else did that everybody at the table looks up for. */
export interface Moment {
  readonly seq: number;
  readonly seat: Seat;
  readonly what: 'cover' | 'take';
  /** The die that was taken. */
  readonly die: string | null;
}

/** The last of these steps as a moment; null for a step like any other, and for what somebody here did. */
export function momentOf(step: CuboStep | undefined, mine: readonly Seat[]): Moment | null {
  if (!step) return null;
  const { actor, action, seq } = step.entry;
  if (!isSeat(actor) || mine.includes(actor) || isCalm(step.before.state)) return null;
  if (action.kind === 'cover') return { seq, seat: actor, what: 'cover', die: null };
  return action.kind === 'take' && action.die !== null
    ? { seq, seat: actor, what: 'take', die: action.die }
    : null;
}
