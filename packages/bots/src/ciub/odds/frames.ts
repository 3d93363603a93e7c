/**
 * Scratch space for pools: frames of 16 bytes on one stack. A frame holds up to ten classes in ascending
 * order, then whether rolling again is allowed already (R8), then how many dice there are.
 */
import { COLOUR_OF, FIRST_NUMBER, ONE_OF, SWAP_BLUE } from './classes.ts';
import type { Goal } from './goal.ts';

export const FRAME = 16;
export const MOVED = 14;
export const SIZE = 15;
/** Two keys of five classes each. */
export const LARGEST_POOL = 10;

/** Sweeps nest; each has a stretch of frames of its own, more than the actions of a roll can use. */
export const STRETCH = 512 * FRAME;
export const STRETCHES = 128;

export class Frames {
  readonly bytes = new Uint8Array(STRETCHES * STRETCH);

  size(at: number): number {
    return this.bytes[at + SIZE] as number;
  }

  moved(at: number): number {
    return this.bytes[at + MOVED] as number;
  }

  class(at: number, i: number): number {
    return this.bytes[at + i] as number;
  }

  count(at: number, cls: number): number {
    const { bytes } = this;
    let count = 0;
    for (let i = at, end = at + (bytes[at + SIZE] as number); i < end; i++) if (bytes[i] === cls) count++;
    return count;
  }

  /** The first die of a class, or −1. */
  indexOf(at: number, cls: number): number {
    const { bytes } = this;
    for (let i = 0, n = bytes[at + SIZE] as number; i < n; i++) if (bytes[at + i] === cls) return i;
    return -1;
  }

  /** Copies a frame to the next one without the die at `i`; answers where the copy stands. */
  without(at: number, i: number): number {
    const { bytes } = this;
    const to = at + FRAME;
    const n = (bytes[at + SIZE] as number) - 1;
    for (let j = 0; j < i; j++) bytes[to + j] = bytes[at + j] as number;
    for (let j = i; j < n; j++) bytes[to + j] = bytes[at + j + 1] as number;
    bytes[to + SIZE] = n;
    bytes[to + MOVED] = bytes[at + MOVED] as number;
    return to;
  }

  /** Copies a frame to the next one with one die more; answers where the copy stands. */
  with(at: number, cls: number): number {
    const { bytes } = this;
    const to = at + FRAME;
    let j = bytes[at + SIZE] as number;
    bytes[to + SIZE] = j + 1;
    bytes[to + MOVED] = bytes[at + MOVED] as number;
    for (; j > 0 && (bytes[at + j - 1] as number) > cls; j--) bytes[to + j] = bytes[at + j - 1] as number;
    bytes[to + j] = cls;
    for (j--; j >= 0; j--) bytes[to + j] = bytes[at + j] as number;
    return to;
  }

  /** Copies a frame to the next one; answers where the copy stands. */
  copy(at: number): number {
    this.bytes.copyWithin(at + FRAME, at, at + FRAME);
    return at + FRAME;
  }

  /** Adds a die to a frame where it stands. */
  insert(at: number, cls: number): void {
    const { bytes } = this;
    let j = bytes[at + SIZE] as number;
    bytes[at + SIZE] = j + 1;
    for (; j > 0 && (bytes[at + j - 1] as number) > cls; j--) bytes[at + j] = bytes[at + j - 1] as number;
    bytes[at + j] = cls;
  }

  clear(at: number, moved: number): void {
    this.bytes[at + SIZE] = 0;
    this.bytes[at + MOVED] = moved;
  }

  markMoved(at: number): void {
    this.bytes[at + MOVED] = 1;
  }

  /** The colours of a pool. */
  colours(at: number): number {
    const { bytes } = this;
    let key = 0;
    for (let i = at, end = at + (bytes[at + SIZE] as number); i < end; i++)
      key += ONE_OF[COLOUR_OF[bytes[i] as number] as number] as number;
    return key;
  }

  /** Reads the dice as another goal sees them. */
  see(at: number, goal: Goal): void {
    const { bytes } = this;
    const n = bytes[at + SIZE] as number;
    let sorted = 0;
    for (let i = 0; i < n; i++) {
      const shown = bytes[at + i] as number;
      const cls = shown >= FIRST_NUMBER || shown === SWAP_BLUE ? goal.seen(shown) : shown;
      let j = sorted++;
      for (; j > 0 && (bytes[at + j - 1] as number) > cls; j--) bytes[at + j] = bytes[at + j - 1] as number;
      bytes[at + j] = cls;
    }
  }

  /** Reads the dice as the goal that now counts sees them; answers that goal, narrowed to this pool. */
  enter(at: number, from: Goal, next: Goal): Goal {
    const goal = next.limited ? next.forPool(this.colours(at)) : next;
    if (goal !== from) this.see(at, goal);
    return goal;
  }

  /** The first key of a pool: dice 0–4 and whether something moved. */
  firstKey(at: number): number {
    const { bytes } = this;
    const n = bytes[at + SIZE] as number;
    let key = bytes[at + MOVED] as number;
    for (let i = 0; i < 5; i++) key = (key << 6) | (i < n ? (bytes[at + i] as number) + 1 : 0);
    return key;
  }

  /** The second key: dice 5–9. */
  secondKey(at: number): number {
    const { bytes } = this;
    const n = bytes[at + SIZE] as number;
    let key = 0;
    for (let i = 5; i < n; i++) key = (key << 6) | ((bytes[at + i] as number) + 1);
    return key;
  }
}
