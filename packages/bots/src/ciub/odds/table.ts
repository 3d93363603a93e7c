/**
 * Tables of finished values as bytes: written once, checked when read. All numbers are little-endian.
 *   0  8 bytes  the name of the format
 *   8  uint32   its version
 *  12  uint32   how many blocks there are
 *  16  uint32   checksum of everything after it
 *  20  blocks: uint32 need, uint32 dice
 *      values: uint16 for each pool of each block, in the order of the blocks
 */
import { err, ok, type Result } from '@cubarium/core';
import { sizeOf } from './classes.ts';
import { LARGEST_TABLE, poolCount, rankOf } from './ranks.ts';

const NAME = 'CIUBODDS';
const VERSION = 1;
const HEADER = 20;
const BLOCK = 8;
const STEPS = 65535;

/** All pools of so many dice for one need. */
export interface Block {
  readonly need: number;
  readonly dice: number;
}

export interface Table {
  /** The value of rolling a pool, or NaN when the table has none. */
  value(need: number, key: number): number;
  readonly blocks: readonly Block[];
  readonly bytes: number;
}

export type TableFault = 'not-a-table' | 'other-version' | 'damaged';

const indexOf = (need: number, dice: number): number => need * 16 + dice;

export function readTable(buffer: ArrayBuffer): Result<Table, TableFault> {
  const view = new DataView(buffer);
  if (buffer.byteLength < HEADER || nameIn(view) !== NAME) return err('not-a-table');
  if (view.getUint32(8, true) !== VERSION) return err('other-version');
  if (view.getUint32(16, true) !== checksum(new Uint8Array(buffer, HEADER))) return err('damaged');
  const blocks = Array.from({ length: view.getUint32(12, true) }, (_, i) => ({
    need: view.getUint32(HEADER + i * BLOCK, true),
    dice: view.getUint32(HEADER + i * BLOCK + 4, true),
  }));
  const starts = new Map<number, number>();
  let at = HEADER + blocks.length * BLOCK;
  for (const { need, dice } of blocks) {
    starts.set(indexOf(need, dice), at);
    at += poolCount(dice) * 2;
  }
  if (at !== buffer.byteLength) return err('damaged');
  return ok({
    blocks,
    bytes: buffer.byteLength,
    value(need, key) {
      const dice = sizeOf(key);
      const start = dice > LARGEST_TABLE ? undefined : starts.get(indexOf(need, dice));
      return start === undefined ? NaN : view.getUint16(start + rankOf(key) * 2, true) / STEPS;
    },
  });
}

/** A block with its values in the order of the pools. */
export interface FilledBlock extends Block {
  readonly values: Float64Array;
}

export function writeTable(blocks: readonly FilledBlock[]): ArrayBuffer {
  const values = blocks.reduce((sum, block) => sum + block.values.length, 0);
  const buffer = new ArrayBuffer(HEADER + blocks.length * BLOCK + values * 2);
  const view = new DataView(buffer);
  for (let i = 0; i < NAME.length; i++) view.setUint8(i, NAME.charCodeAt(i));
  view.setUint32(8, VERSION, true);
  view.setUint32(12, blocks.length, true);
  let at = HEADER;
  for (const { need, dice } of blocks) {
    view.setUint32(at, need, true);
    view.setUint32(at + 4, dice, true);
    at += BLOCK;
  }
  for (const block of blocks)
    for (const value of block.values) {
      view.setUint16(at, Math.round(value * STEPS), true);
      at += 2;
    }
  view.setUint32(16, checksum(new Uint8Array(buffer, HEADER)), true);
  return buffer;
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
