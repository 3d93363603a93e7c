/** A source of whole numbers: the dealer's keyed bytes, or a fast generator for playouts and bots. */
export interface Rng {
  /** Uniform over 0 … n − 1, for 1 ≤ n ≤ 2³². */
  below(n: number): number;
}

/** A fast seeded generator (xoshiro128**) for playouts, bots and tests; never for the dice of a table. */
export function seededRng(seed: string | number): Rng {
  let [a = 0, b = 0, c = 0, d = 0] = seedWords(String(seed));
  const next = (): number => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return scrambled;
  };
  return { below: (n) => uniformBelow(n, next) };
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Spreads a text over four words (splitmix-like over FNV-1a), so that near seeds give far streams. */
function seedWords(text: string): Int32Array {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const words = new Int32Array(4);
  for (let i = 0; i < 4; i++) {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    words[i] = mixed ^ (mixed >>> 16);
  }
  return words;
}

const WORDS = 2 ** 32;

/** Rejection sampling: a word beyond the last whole multiple of `n` is drawn again, so no face is favoured. */
export function uniformBelow(n: number, nextWord: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n})`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = nextWord();
    if (word < limit) return word % n;
  }
}

/** One of a list that is not empty. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  const chosen = list[rng.below(list.length)];
  if (chosen === undefined) throw new RangeError('pick from an empty list');
  return chosen;
}

/** A shuffled copy (Fisher–Yates from the end). */
export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
