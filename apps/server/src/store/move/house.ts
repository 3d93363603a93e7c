import type { Storage, Stores } from '../../ports/stores.ts';

/** Why nothing was moved, or not everything, in a sentence. */
export class MoveError extends Error {}

export interface Moved {
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
  readonly lines: number;
  /** The ids of tables that could not be read. */
  readonly left: readonly string[];
}

/** Where a club lives, with a clock that says what is wanted. */
export interface House extends Stores {
  readonly census: Storage['census'];
  readonly meta: Storage['meta'];
  readonly clock: { now: number };
}

export function houseOf(storage: Storage): House {
  const clock = { now: 0 };
  return { ...storage.at(() => clock.now), census: storage.census, meta: storage.meta, clock };
}
