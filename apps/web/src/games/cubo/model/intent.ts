import type { Refusal } from '@cubarium/core';
import type { SeatAction } from '@cubarium/games/cubo';

/** What a player wants, one after the other. */
export interface Wanted {
  readonly actions: readonly SeatAction[];
  /** The last of them that was sent: how long the log was then, and when. */
  readonly sent: { readonly seq: number; readonly at: number; readonly kind: string } | null;
}

export const NOTHING_WANTED: Wanted = { actions: [], sent: null };

/** So long an answer may be on its way, while others' moves come in. */
const GRACE_MS = 2000;
/** A second press as soon as this is the first one, pressed by a nervous finger. */
const DOUBLE_MS = 400;

/** What only the table can answer: without a connection the dice that lie there stay. */
const NEEDS_TABLE: readonly string[] = ['pickUp', 'throw'];

export type Decision =
  | { readonly what: 'act' }
  /** Ask again after so many milliseconds, or when something happened. */
  | { readonly what: 'wait'; readonly ms: number | null }
  | { readonly what: 'drop' };

export interface Moment {
  /** How long the log is. */
  readonly seq: number;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: number;
  /** The moment on the clock that decides. */
  readonly tableNow: number;
  /** The table can be reached. */
  readonly connected: boolean;
}

/** Whether the next wish can be fulfilled now, later, or not at all. */
export function decide({ actions, sent }: Wanted, refusal: Refusal | null, moment: Moment): Decision {
  const { seq, now, tableNow, connected } = moment;
  if (sent?.seq === seq) return { what: 'wait', ms: null };
  if (!connected && NEEDS_TABLE.includes(actions[0]?.kind ?? '')) return { what: 'wait', ms: null };
  if (refusal === null) return { what: 'act' };
  if (typeof refusal.until === 'number') return { what: 'wait', ms: Math.max(1, refusal.until - tableNow) };
  const left = sent === null ? 0 : sent.at + GRACE_MS - now;
  return left > 0 ? { what: 'wait', ms: left } : { what: 'drop' };
}

/** True for a press that repeats what has just been sent and may still be answered. */
export function isRepeated(
  { sent }: Wanted,
  { kind }: SeatAction,
  { seq, now }: Pick<Moment, 'seq' | 'now'>,
): boolean {
  if (sent?.kind !== kind) return false;
  return now - sent.at < (sent.seq === seq ? GRACE_MS : DOUBLE_MS);
}
