/** A QR code as its dark modules, row by row. */
export type Modules = readonly (readonly boolean[])[];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
/** What the standard lays over the format's bits. */
const FORMAT_MASK = [true, false, true, false, true] as const;
const BYTES = 0b0100;

/** Finders, timing and the one alignment pattern of small codes hold no data. */
function isData(size: number, row: number, column: number): boolean {
  const near = (r: number, c: number): boolean => Math.abs(row - r) <= 2 && Math.abs(column - c) <= 2;
  const inFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  return !inFinder && row !== 6 && column !== 6 && !(size > 21 && near(size - 7, size - 7));
}

/** Two columns at a time from the right, up and down in turn; the timing column is jumped over. */
function* dataPlaces(size: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (isData(size, row, column)) yield [row, column];
    }
    up = !up;
  }
}

/**
 * What a scanner reads from an undamaged code with a single block of data: up to version 5 at the lowest level of
 * error correction, which is what addresses of ours need.
 */
export function readQr(modules: Modules): string {
  const size = modules.length;
  const dark = (row: number, column: number): boolean => modules[row]?.[column] ?? false;
  if (size > 37) throw new Error(`${size} modules: more than one block of data`);
  const format = FORMAT_MASK.map((mask, column) => dark(8, column) !== mask);
  const [high, low, ...pattern] = format;
  if (high || !low) throw new Error('not the lowest level of error correction');
  const mask = MASKS[pattern.reduce((number, bit) => 2 * number + Number(bit), 0)];
  const bits = [...dataPlaces(size)].map(([row, column]) => dark(row, column) !== mask?.(row, column));
  const take = (from: number, length: number): number =>
    bits.slice(from, from + length).reduce((number, bit) => 2 * number + Number(bit), 0);
  if (take(0, 4) !== BYTES) throw new Error('not a code of bytes');
  const bytes = Array.from({ length: take(4, 8) }, (_, i) => take(12 + 8 * i, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
