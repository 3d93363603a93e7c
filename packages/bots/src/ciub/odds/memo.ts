/** Where values are kept: for pools within a roll a cache of fixed size, for pools between rolls a growing table. */

const ENTRY_WORDS = 8;
const STAMP = 4;
/** In words of eight bytes. */
const VALUE = 3;
const SET_BYTES = 2 * ENTRY_WORDS * 4;
const SMALLEST = 1 << 10;
/** Where it begins, if it may take so much: most questions need no more, and a small cache is a fast one. */
const USUAL = 1 << 14;

/** A pool within a roll: which goal it is played for, and its three words. */
export interface RollKey {
  goal: number;
  a: number;
  b: number;
  c: number;
}

/**
 * Values of pools within a roll. It holds what was used last: each key has a set of two places, and a third
 * key pushes the older one out. It grows when one question alone fills it. A value that rests on an estimate
 * carries the stamp of the sweep it was made in and is valid in that sweep only; final values carry the stamp 0.
 */
export class RollMemo {
  private readonly maxBytes: number;
  private mask = 0;
  /** Entries of 32 bytes: goal, three words, stamp, nothing, value. Goals count from 1. */
  private words = new Int32Array(0);
  private values = new Float64Array(0);
  /** What the question that is being answered put in. */
  private fresh = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
    this.allocate(this.firstSize());
  }

  get bytes(): number {
    return this.words.byteLength;
  }

  /** Another question: what is there already does not count as its own. */
  begin(): void {
    this.fresh = 0;
  }

  clear(): void {
    if (this.mask + 1 > this.firstSize()) this.allocate(this.firstSize());
    else this.words.fill(0);
  }

  /** The entry of a key, or −1. */
  find(key: RollKey): number {
    const first = (hashed(key) & this.mask) * 2 * ENTRY_WORDS;
    if (this.holds(first, key)) return first;
    const second = first + ENTRY_WORDS;
    return this.holds(second, key) ? second : -1;
  }

  stampAt(entry: number): number {
    return this.words[entry + STAMP] as number;
  }

  valueAt(entry: number): number {
    return this.values[(entry >> 1) + VALUE] as number;
  }

  put(key: RollKey, stamp: number, value: number): void {
    if (++this.fresh > this.mask && (this.mask + 1) * 2 * SET_BYTES <= this.maxBytes) this.grow();
    const { words, values } = this;
    const first = (hashed(key) & this.mask) * 2 * ENTRY_WORDS;
    if (!this.holds(first, key)) {
      const second = first + ENTRY_WORDS;
      for (let i = 0; i <= STAMP; i++) words[second + i] = words[first + i] as number;
      values[(second >> 1) + VALUE] = values[(first >> 1) + VALUE] as number;
    }
    words[first] = key.goal;
    words[first + 1] = key.a;
    words[first + 2] = key.b;
    words[first + 3] = key.c;
    words[first + STAMP] = stamp;
    values[(first >> 1) + VALUE] = value;
  }

  private holds(entry: number, key: RollKey): boolean {
    const { words } = this;
    return (
      words[entry + 1] === key.a &&
      words[entry + 2] === key.b &&
      words[entry + 3] === key.c &&
      words[entry] === key.goal
    );
  }

  private firstSize(): number {
    let sets = SMALLEST;
    while (sets < USUAL && sets * 2 * SET_BYTES <= this.maxBytes) sets *= 2;
    return sets;
  }

  private allocate(sets: number): void {
    const buffer = new ArrayBuffer(sets * SET_BYTES);
    this.mask = sets - 1;
    this.words = new Int32Array(buffer);
    this.values = new Float64Array(buffer);
    this.fresh = 0;
  }

  private grow(): void {
    const { words, values } = this;
    this.allocate((this.mask + 1) * 2);
    // From the end, so that of two places of a set the newer one is put last.
    for (let at = words.length - ENTRY_WORDS; at >= 0; at -= ENTRY_WORDS) {
      const goal = words[at] as number;
      if (goal === 0) continue;
      const key = {
        goal,
        a: words[at + 1] as number,
        b: words[at + 2] as number,
        c: words[at + 3] as number,
      };
      this.put(key, words[at + STAMP] as number, values[(at >> 1) + VALUE] as number);
    }
  }
}

function hashed(key: RollKey): number {
  let h = Math.imul(key.a, 0x9e3779b1) ^ Math.imul(key.b, 0x85ebca6b) ^ Math.imul(key.goal, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f) ^ key.c;
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
