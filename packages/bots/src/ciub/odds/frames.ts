/**
 * Scratch space for pools: frames of three words on one stack. A frame holds up to ten classes in ascending
 * order, then whether rolling again is allowed already (R8), then how many dice there are. Equal pools have
 * equal words.
 */
import {
  ADJUST_BLUE,
  ADJUST_PURPLE,
  COLOUR_COUNT,
  COLOUR_OF,
  FALLING,
  isSkull,
  isSwap,
  ONE_OF,
  REROLL_BLUE,
  REROLL_GREEN,
  STEP_COUNT,
  SWAP_BLUE,
  SWAP_WHITE,
} from './classes.ts';
import type { Goal } from './goal.ts';

export const FRAME = 12;
const MOVED = 10;
const SIZE = 11;
export const LARGEST_POOL = 10;

/** Sweeps nest; each has a stretch of frames of its own, more than the actions of a roll can use. */
export const STRETCH = 512 * FRAME;
export const STRETCHES = 128;

export const HAS_REROLL = 1;
export const HAS_ADJUST = 2;
export const HAS_SKULL = 4;
export const HAS_STEP = 8;

/** By class plus one. */
const KINDS = new Uint8Array(STEP_COUNT + 1);
for (let cls = 0; cls < STEP_COUNT; cls++) {
  if (cls === REROLL_GREEN || cls === REROLL_BLUE) KINDS[cls + 1] = HAS_REROLL;
  if (cls === ADJUST_PURPLE || cls === ADJUST_BLUE) KINDS[cls + 1] = HAS_ADJUST;
  if (isSkull(cls)) KINDS[cls + 1] = HAS_SKULL;
  if (cls >= FALLING) KINDS[cls + 1] = HAS_STEP;
}

export class Frames {
  /** Classes are stored plus one, so that 0 fills the places without a die. */
  readonly bytes = new Uint8Array(STRETCHES * STRETCH);
  private readonly words = new Int32Array(this.bytes.buffer);

  size(at: number): number {
    return this.bytes[at + SIZE] as number;
  }

  moved(at: number): number {
    return this.bytes[at + MOVED] as number;
  }

  class(at: number, i: number): number {
    return (this.bytes[at + i] as number) - 1;
  }

  count(at: number, cls: number): number {
    const { bytes } = this;
    let count = 0;
    for (let i = at, end = at + (bytes[at + SIZE] as number); i < end; i++) if (bytes[i] === cls + 1) count++;
    return count;
  }

  /** The first die of a class, or −1. */
  indexOf(at: number, cls: number): number {
    const { bytes } = this;
    for (let i = 0, n = bytes[at + SIZE] as number; i < n; i++) if (bytes[at + i] === cls + 1) return i;
    return -1;
  }

  /** Copies a frame to the next one; answers where the copy stands. */
  copy(at: number): number {
    const { words } = this;
    const from = at >> 2;
    words[from + 3] = words[from] as number;
    words[from + 4] = words[from + 1] as number;
    words[from + 5] = words[from + 2] as number;
    return at + FRAME;
  }

  /** Copies a frame to the next one without the die at `i`; answers where the copy stands. */
  without(at: number, i: number): number {
    const { bytes } = this;
    const to = this.copy(at);
    const last = (bytes[to + SIZE] as number) - 1;
    for (let j = to + i, end = to + last; j < end; j++) bytes[j] = bytes[j + 1] as number;
    bytes[to + last] = 0;
    bytes[to + SIZE] = last;
    return to;
  }

  /** Copies a frame to the next one with one die more; answers where the copy stands. */
  with(at: number, cls: number): number {
    const to = this.copy(at);
    this.insert(to, cls);
    return to;
  }

  /** Adds a die to a frame where it stands. */
  insert(at: number, cls: number): void {
    const { bytes } = this;
    const stored = cls + 1;
    let j = at + (bytes[at + SIZE] as number);
    bytes[at + SIZE] = j - at + 1;
    for (; j > at && (bytes[j - 1] as number) > stored; j--) bytes[j] = bytes[j - 1] as number;
    bytes[j] = stored;
  }

  clear(at: number, moved: number): void {
    const from = at >> 2;
    this.words[from] = 0;
    this.words[from + 1] = 0;
    this.words[from + 2] = 0;
    this.bytes[at + MOVED] = moved;
  }

  setMoved(at: number, moved: number): void {
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
      key += ONE_OF[COLOUR_OF[(bytes[i] as number) - 1] as number] as number;
    return key;
  }

  /** A die that shows an unused swap. Blank dice come before it and everything else after it. */
  hasSwap(at: number): boolean {
    const { bytes } = this;
    let i = at;
    while (i < at + LARGEST_POOL && (bytes[i] as number) - 1 < SWAP_WHITE && bytes[i] !== 0) i++;
    return bytes[i] === SWAP_WHITE + 1 || bytes[i] === SWAP_BLUE + 1;
  }

  /** A blank die of this colour. Blank dice come first. */
  hasBlank(at: number, colour: number): boolean {
    const { bytes } = this;
    let i = at;
    while (bytes[i] !== 0 && (bytes[i] as number) <= colour) i++;
    return bytes[i] === colour + 1 && i < at + LARGEST_POOL;
  }

  /**
   * Whether a die is worth rolling anew or turning: not if a blank one of its colour lies there, for then that
   * one serves as well and this one keeps what it shows. Skulls are lost anyway.
   */
  isTarget(at: number, cls: number): boolean {
    if (cls < COLOUR_COUNT || isSkull(cls) || isSwap(cls)) return true;
    return !this.hasBlank(at, COLOUR_OF[cls] as number);
  }

  /** What else there is besides blank dice, swaps and numbers. */
  kinds(at: number): number {
    const { bytes } = this;
    let kinds = 0;
    for (let i = at, end = at + (bytes[at + SIZE] as number); i < end; i++)
      kinds |= KINDS[bytes[i] as number] as number;
    return kinds;
  }

  /** Nothing but blank dice: classes ascend, so the last one tells. */
  isBlank(at: number): boolean {
    return (this.bytes[at + (this.bytes[at + SIZE] as number) - 1] as number) <= COLOUR_COUNT;
  }

  /** The colours of the blank dice of a pool. */
  blanks(at: number): number {
    const { bytes } = this;
    let key = 0;
    for (let i = at; i < at + (bytes[at + SIZE] as number); i++)
      if ((bytes[i] as number) <= COLOUR_COUNT) key += ONE_OF[(bytes[i] as number) - 1] as number;
    return key;
  }

  /** Reads the dice as another goal sees them. */
  see(at: number, goal: Goal): void {
    const { bytes } = this;
    for (let i = at, end = at + (bytes[at + SIZE] as number); i < end; i++) {
      const shown = (bytes[i] as number) - 1;
      const cls = goal.seen(shown);
      let j = i;
      for (; j > at && (bytes[j - 1] as number) > cls + 1; j--) bytes[j] = bytes[j - 1] as number;
      bytes[j] = cls + 1;
    }
  }

  /** Reads the dice as the goal that now counts sees them; answers that goal, narrowed to this pool. */
  enter(at: number, from: Goal, next: Goal): Goal {
    const goal = next.limited ? next.forPool(this.colours(at)) : next;
    if (goal !== from) this.see(at, goal);
    return goal;
  }

  /** One of the three words of a pool. */
  word(at: number, i: number): number {
    return this.words[(at >> 2) + i] as number;
  }
}
