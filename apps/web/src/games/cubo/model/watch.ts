/** The clock beside a real table. Moments are milliseconds. */
export type Watch =
  | { readonly kind: 'idle' }
  /** Everybody gets ready. */
  | { readonly kind: 'ready'; readonly until: number }
  | { readonly kind: 'racing'; readonly since: number }
  /** R9: the last one has so long. */
  | { readonly kind: 'last'; readonly until: number }
  | { readonly kind: 'over' };

/** What is to be heard: a number that is counted down, the start, the end. */
export type Heard = number | 'go' | 'over';

const READY_MS = 3000;
const LAST_MS = 6000;

export const IDLE: Watch = { kind: 'idle' };
export const getReady = (now: number): Watch => ({ kind: 'ready', until: now + READY_MS });
export const hurry = (now: number): Watch => ({ kind: 'last', until: now + LAST_MS });

/** Where the clock stands at a moment. */
export function at(watch: Watch, now: number): Watch {
  if (watch.kind === 'ready' && now >= watch.until) return { kind: 'racing', since: watch.until };
  if (watch.kind === 'last' && now >= watch.until) return { kind: 'over' };
  return watch;
}

/** Whole seconds that are shown: left where something is counted down, else since the start. */
export function secondsOf(watch: Watch, now: number): number | null {
  switch (watch.kind) {
    case 'ready':
    case 'last':
      return Math.max(0, Math.ceil((watch.until - now) / 1000));
    case 'racing':
      return Math.max(0, Math.floor((now - watch.since) / 1000));
    case 'idle':
    case 'over':
      return null;
  }
}

/** What is new to be heard between two moments of one clock. */
export function heardBetween(
  before: Watch,
  after: Watch,
  [then, now]: readonly [number, number],
): Heard | null {
  if (before.kind !== after.kind) {
    if (after.kind === 'racing') return 'go';
    if (after.kind === 'over') return 'over';
  }
  if (after.kind !== 'ready' && after.kind !== 'last') return null;
  const seconds = secondsOf(after, now);
  return before === after && secondsOf(before, then) === seconds ? null : seconds;
}
