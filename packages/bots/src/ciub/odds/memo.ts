/** Where values are kept: for pools within a roll a cache of fixed size, for pools between rolls a growing table. */

const ENTRY_WORDS = 8;
const SET_BYTES = 2 * ENTRY_WORDS * 4;
const SMALLEST = 1 << 10;

/** A pool within a roll: which goal it is played for, and its two keys. */
export interface RollKey {
  goal: number;
  a: number;
  b: number;
}

/**
 * Values of pools within a roll. It holds what was used last: each key has a set of two places, and a third
 * key pushes the older one out. A value that rests on an estimate carries the stamp of the sweep it was made
 * in and is valid in that sweep only; final values carry the stamp 0.
 */
export class RollMemo {
  readonly bytes: number;
  private readonly mask: number;
  /** Entries of 32 bytes: goal, two keys, stamp, value, nothing. Goals count from 1. */
  private readonly words: Int32Array;
  private readonly values: Float64Array;

  constructor(maxBytes: number) {
    let sets = SMALLEST;
    while (sets * 2 * SET_BYTES <= maxBytes) sets *= 2;
    this.mask = sets - 1;
    this.bytes = sets * SET_BYTES;
    const buffer = new ArrayBuffer(this.bytes);
    this.words = new Int32Array(buffer);
    this.values = new Float64Array(buffer);
  }

  clear(): void {
    this.words.fill(0);
  }

  /** The entry of a key, or −1. */
  find(key: RollKey): number {
    const { words } = this;
    const first = (hashed(key) & this.mask) * 2 * ENTRY_WORDS;
    if (words[first + 1] === key.a && words[first + 2] === key.b && words[first] === key.goal) return first;
    const second = first + ENTRY_WORDS;
    if (words[second + 1] === key.a && words[second + 2] === key.b && words[second] === key.goal)
      return second;
    return -1;
  }

  stampAt(entry: number): number {
    return this.words[entry + 3] as number;
  }

  valueAt(entry: number): number {
    return this.values[(entry >> 1) + 2] as number;
  }

  put(key: RollKey, stamp: number, value: number): void {
    const { words, values } = this;
    const first = (hashed(key) & this.mask) * 2 * ENTRY_WORDS;
    const same = words[first + 1] === key.a && words[first + 2] === key.b && words[first] === key.goal;
    if (!same) {
      const second = first + ENTRY_WORDS;
      for (let i = 0; i < 4; i++) words[second + i] = words[first + i] as number;
      values[(second >> 1) + 2] = values[(first >> 1) + 2] as number;
    }
    words[first] = key.goal;
    words[first + 1] = key.a;
    words[first + 2] = key.b;
    words[first + 3] = stamp;
    values[(first >> 1) + 2] = value;
  }
}

function hashed(key: RollKey): number {
  let h = Math.imul(key.a, 0x9e3779b1) ^ Math.imul(key.b, 0x85ebca6b) ^ Math.imul(key.goal, 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}

const EMPTY = -1;

/** Values of rolling a pool, by its colours. An open value is an estimate of a group that is being solved. */
export class PoolMemo {
  private mask = 15;
  private used = 0;
  private keys = new Int32Array(16).fill(EMPTY);
  private values = new Float64Array(16);
  private open = new Uint8Array(16);

  /** The slot that holds a value for this pool, or −1. */
  find(key: number): number {
    let at = Math.imul(key, 0x9e3779b1) >>> 9;
    for (at &= this.mask; this.keys[at] !== EMPTY; at = (at + 1) & this.mask) {
      if (this.keys[at] === key) return Number.isNaN(this.values[at]) ? -1 : at;
    }
    return -1;
  }

  isOpen(slot: number): boolean {
    return this.open[slot] === 1;
  }

  valueAt(slot: number): number {
    return this.values[slot] as number;
  }

  /** An estimate; NaN takes it back. */
  estimate(key: number, value: number): void {
    const at = this.place(key);
    this.values[at] = value;
    this.open[at] = 1;
  }

  settle(key: number, value: number): void {
    const at = this.place(key);
    this.values[at] = value;
    this.open[at] = 0;
  }

  private place(key: number): number {
    if (this.used * 2 > this.mask) this.grow();
    let at = (Math.imul(key, 0x9e3779b1) >>> 9) & this.mask;
    while (this.keys[at] !== EMPTY && this.keys[at] !== key) at = (at + 1) & this.mask;
    if (this.keys[at] === EMPTY) this.used++;
    this.keys[at] = key;
    return at;
  }

  private grow(): void {
    const { keys, values, open } = this;
    const size = (this.mask + 1) * 2;
    this.mask = size - 1;
    this.used = 0;
    this.keys = new Int32Array(size).fill(EMPTY);
    this.values = new Float64Array(size);
    this.open = new Uint8Array(size);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === EMPTY) continue;
      const at = this.place(keys[i] as number);
      this.values[at] = values[i] as number;
      this.open[at] = open[i] as number;
    }
  }
}
