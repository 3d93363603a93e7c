/** Hash tables of numbers with open addressing; they only ever grow, until they are cleared as a whole. */

const EMPTY = -1;
const SMALLEST = 64;
const ENTRY_BYTES = 24;

/**
 * Values of pools within a roll, by two 32-bit keys. A value that rests on an estimate carries the stamp
 * of the sweep it was made in and is valid in that sweep only; final values carry the stamp 0.
 */
export class RollMemo {
  private readonly room: ByteBudget;
  private mask = 0;
  private used = 0;
  /** One entry after the other, 24 bytes each: two keys, the stamp, nothing, and the value. */
  private words = new Int32Array(0);
  private values = new Float64Array(0);

  constructor(room: ByteBudget) {
    this.room = room;
    this.allocate(SMALLEST);
  }

  /** The slot of a key, or of the gap where it belongs. Keys are never 0. */
  slot(a: number, b: number): number {
    const { words, mask } = this;
    let at = hashed(a, b) & mask;
    while (words[at * 6] !== 0 && (words[at * 6] !== a || words[at * 6 + 1] !== b)) at = (at + 1) & mask;
    return at;
  }

  holds(slot: number): boolean {
    return this.words[slot * 6] !== 0;
  }

  stampAt(slot: number): number {
    return this.words[slot * 6 + 2] as number;
  }

  valueAt(slot: number): number {
    return this.values[slot * 3 + 2] as number;
  }

  put(entry: RollEntry): void {
    if (this.used * 2 > this.mask) this.grow();
    const { words } = this;
    const at = this.slot(entry.a, entry.b);
    if (words[at * 6] === 0) this.used++;
    words[at * 6] = entry.a;
    words[at * 6 + 1] = entry.b;
    words[at * 6 + 2] = entry.stamp;
    this.values[at * 3 + 2] = entry.value;
  }

  clear(): void {
    if (this.mask + 1 === SMALLEST && this.used === 0) return;
    this.room.give(this.bytes());
    this.allocate(SMALLEST);
  }

  private bytes(): number {
    return (this.mask + 1) * ENTRY_BYTES;
  }

  private allocate(size: number): void {
    const buffer = new ArrayBuffer(size * ENTRY_BYTES);
    this.mask = size - 1;
    this.used = 0;
    this.words = new Int32Array(buffer);
    this.values = new Float64Array(buffer);
    this.room.take(this.bytes());
  }

  private grow(): void {
    const { words, values, mask } = this;
    this.room.give(this.bytes());
    this.allocate((mask + 1) * 2);
    for (let i = 0; i <= mask; i++) {
      const a = words[i * 6] as number;
      if (a === 0) continue;
      const at = this.slot(a, words[i * 6 + 1] as number);
      this.used++;
      this.words[at * 6] = a;
      this.words[at * 6 + 1] = words[i * 6 + 1] as number;
      this.words[at * 6 + 2] = words[i * 6 + 2] as number;
      this.values[at * 3 + 2] = values[i * 3 + 2] as number;
    }
  }
}

export interface RollEntry {
  a: number;
  b: number;
  stamp: number;
  value: number;
}

function hashed(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}

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

/** How many bytes the memos may take together. They are caches: when it is used up they are emptied. */
export class ByteBudget {
  private readonly limit: number;
  private taken = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  take(bytes: number): void {
    this.taken += bytes;
  }

  give(bytes: number): void {
    this.taken -= bytes;
  }

  get exceeded(): boolean {
    return this.taken > this.limit;
  }

  get bytes(): number {
    return this.taken;
  }
}
