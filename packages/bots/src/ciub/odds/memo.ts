/** Hash tables of numbers with open addressing; they only ever grow, until they are cleared as a whole. */

const EMPTY = -1;

/**
 * Values of pools within a roll, by two 32-bit keys. A value that rests on an estimate carries the stamp
 * of the sweep it was made in and is valid in that sweep only; final values carry the stamp 0.
 */
export class RollMemo {
  private readonly room: ByteBudget;
  private mask = 63;
  private used = 0;
  private first = new Int32Array(64);
  private second = new Int32Array(64);
  private stamps = new Int32Array(64);
  private values = new Float64Array(64);

  constructor(room: ByteBudget) {
    this.room = room;
  }

  /** The slot of a key, or of the gap where it belongs. Keys are never 0. */
  slot(a: number, b: number): number {
    let at = hashed(a, b) & this.mask;
    while (this.first[at] !== 0 && (this.first[at] !== a || this.second[at] !== b)) at = (at + 1) & this.mask;
    return at;
  }

  holds(slot: number): boolean {
    return this.first[slot] !== 0;
  }

  stampAt(slot: number): number {
    return this.stamps[slot] as number;
  }

  valueAt(slot: number): number {
    return this.values[slot] as number;
  }

  /** Stores under the key that `write.a`, `write.b` name. */
  put(write: RollEntry): void {
    if (this.used * 2 > this.mask) this.grow();
    const at = this.slot(write.a, write.b);
    if (this.first[at] === 0) this.used++;
    this.first[at] = write.a;
    this.second[at] = write.b;
    this.stamps[at] = write.stamp;
    this.values[at] = write.value;
  }

  clear(): void {
    this.room.give(this.bytes());
    this.allocate(64);
  }

  private bytes(): number {
    return (this.mask + 1) * 20;
  }

  private allocate(size: number): void {
    this.mask = size - 1;
    this.used = 0;
    this.first = new Int32Array(size);
    this.second = new Int32Array(size);
    this.stamps = new Int32Array(size);
    this.values = new Float64Array(size);
    this.room.take(this.bytes());
  }

  private grow(): void {
    const { first, second, stamps, values } = this;
    this.room.give(this.bytes());
    this.allocate((this.mask + 1) * 2);
    for (let i = 0; i < first.length; i++) {
      const a = first[i] as number;
      if (a === 0) continue;
      const at = this.slot(a, second[i] as number);
      this.used++;
      this.first[at] = a;
      this.second[at] = second[i] as number;
      this.stamps[at] = stamps[i] as number;
      this.values[at] = values[i] as number;
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
