/**
 * Tables of finished values as bytes: written once, checked when read. All numbers are little-endian.
 *   0  8 bytes  the name of the format
 *   8  uint32   its version
 *  12  uint32   how many blocks there are
 *  16  uint32   checksum of everything after it
 *  20  blocks: uint32 need, uint32 dice; plus 256 when it counts white dice (see whites.ts)
 *      values, in the order of the blocks: uint16 for each pool; if it counts white dice, then a bit for each
 *      further pool of the list, in words of uint16 (1: its value differs), and uint16 for each that differs
 */
import { err, ok, type Result } from '@cubarium/core';
import { sizeOf } from './classes.ts';
import { LARGEST_CHART, poolCount, rankOf } from './ranks.ts';
import { coloursOf, poolList, whitesLeft } from './whites.ts';

const NAME = 'CIUBODDS';
const VERSION = 2;
const HEADER = 20;
const BLOCK = 8;
const STEPS = 65535;
const COUNTS_WHITES = 256;
const WORD = 16;

/** All pools of so many dice for one need. */
export interface Block {
  readonly need: number;
  readonly dice: number;
}

export interface Chart {
  /**
   * The value of rolling a pool, or NaN when the chart has none. The key may say how many white dice the
   * supply has.
   */
  value(need: number, key: number): number;
  readonly blocks: readonly Block[];
  readonly bytes: number;
}

export type ChartFault = 'not-a-chart' | 'other-version' | 'damaged';

/** Where a block stands; `bits` is −1 when it does not count white dice. */
interface Span {
  readonly start: number;
  readonly bits: number;
  readonly words: number;
}

const indexOf = (need: number, dice: number): number => need * 16 + dice;
const shortPools = (dice: number): number => poolList(dice, 'whites').keys.length - poolCount(dice);

export function readChart(buffer: ArrayBuffer): Result<Chart, ChartFault> {
  const view = new DataView(buffer);
  if (buffer.byteLength < HEADER || nameIn(view) !== NAME) return err('not-a-chart');
  if (view.getUint32(8, true) !== VERSION) return err('other-version');
  if (view.getUint32(16, true) !== checksum(new Uint8Array(buffer, HEADER))) return err('damaged');
  const blocks: Block[] = [];
  const spans = new Map<number, Span>();
  const count = view.getUint32(12, true);
  let at = HEADER + count * BLOCK;
  for (let i = 0; i < count; i++) {
    const need = view.getUint32(HEADER + i * BLOCK, true);
    const kind = view.getUint32(HEADER + i * BLOCK + 4, true);
    const dice = kind % COUNTS_WHITES;
    const span = { start: at, ...whitesAt(dice, kind >= COUNTS_WHITES ? at : -1) };
    blocks.push({ need, dice });
    spans.set(indexOf(need, dice), span);
    at = endOf(view, span, dice);
  }
  if (at !== buffer.byteLength) return err('damaged');
  return ok({ blocks, bytes: buffer.byteLength, value: (need, key) => valueIn(view, spans, { need, key }) });
}

/** The bits of a block that begins here; −1: it has none. */
function whitesAt(dice: number, start: number): Omit<Span, 'start'> {
  if (start < 0) return { bits: -1, words: 0 };
  return { bits: start + poolCount(dice) * 2, words: Math.ceil(shortPools(dice) / WORD) };
}

function endOf(view: DataView, { start, bits, words }: Span, dice: number): number {
  if (bits < 0) return start + poolCount(dice) * 2;
  // A damaged file may end in the middle of a block.
  if (bits + words * 2 > view.byteLength) return NaN;
  return bits + words * 2 + ones(view, bits, words * WORD) * 2;
}

interface Asked {
  readonly need: number;
  readonly key: number;
}

function valueIn(view: DataView, spans: ReadonlyMap<number, Span>, { need, key }: Asked): number {
  const dice = sizeOf(key);
  const span = dice > LARGEST_CHART ? undefined : spans.get(indexOf(need, dice));
  if (span === undefined) return NaN;
  const { start, bits, words } = span;
  if (whitesLeft(key) >= 0) {
    if (bits < 0) return NaN;
    const bit = poolList(dice, 'whites').placeOf(key) - poolCount(dice);
    const word = view.getUint16(bits + Math.floor(bit / WORD) * 2, true);
    if (((word >> (bit % WORD)) & 1) === 1)
      return view.getUint16(bits + words * 2 + ones(view, bits, bit) * 2, true) / STEPS;
  }
  return view.getUint16(start + rankOf(coloursOf(key)) * 2, true) / STEPS;
}

/** How many of the first bits are set. */
function ones(view: DataView, start: number, bits: number): number {
  let count = 0;
  for (let bit = 0; bit < bits; bit += WORD) {
    let word = view.getUint16(start + (bit / WORD) * 2, true);
    if (bits - bit < WORD) word &= (1 << (bits - bit)) - 1;
    for (; word > 0; word &= word - 1) count++;
  }
  return count;
}

/** A block with its values in the order of its list of pools, with or without those that count white dice. */
export interface FilledBlock extends Block {
  readonly values: Float64Array;
}

export function writeChart(blocks: readonly FilledBlock[]): ArrayBuffer {
  const written = blocks.map(numbersOf);
  const numbers = written.reduce((sum, each) => sum + each.length, 0);
  const buffer = new ArrayBuffer(HEADER + blocks.length * BLOCK + numbers * 2);
  const view = new DataView(buffer);
  for (let i = 0; i < NAME.length; i++) view.setUint8(i, NAME.charCodeAt(i));
  view.setUint32(8, VERSION, true);
  view.setUint32(12, blocks.length, true);
  let at = HEADER;
  for (const { need, dice, values } of blocks) {
    view.setUint32(at, need, true);
    view.setUint32(at + 4, dice + (values.length > poolCount(dice) ? COUNTS_WHITES : 0), true);
    at += BLOCK;
  }
  for (const number of written.flat()) {
    view.setUint16(at, number, true);
    at += 2;
  }
  view.setUint32(16, checksum(new Uint8Array(buffer, HEADER)), true);
  return buffer;
}

/** What is written of a block. */
function numbersOf({ dice, values }: FilledBlock): readonly number[] {
  const rounded = Array.from(values, (value) => Math.round(value * STEPS));
  const pools = poolCount(dice);
  const any = rounded.slice(0, pools);
  if (rounded.length === pools) return any;
  const words = Array.from({ length: Math.ceil((rounded.length - pools) / WORD) }, () => 0);
  const differing: number[] = [];
  const { keys } = poolList(dice, 'whites');
  for (let i = pools; i < rounded.length; i++) {
    if (rounded[i] === any[rankOf(coloursOf(keys[i] ?? 0))]) continue;
    const bit = i - pools;
    words[Math.floor(bit / WORD)] = (words[Math.floor(bit / WORD)] ?? 0) | (1 << (bit % WORD));
    differing.push(rounded[i] ?? 0);
  }
  return [...any, ...words, ...differing];
}

function nameIn(view: DataView): string {
  let name = '';
  for (let i = 0; i < NAME.length; i++) name += String.fromCharCode(view.getUint8(i));
  return name;
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
