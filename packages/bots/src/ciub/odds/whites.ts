/**
 * Pools whose white dice can run short. White dice are the only ones that most games lack, so charts know
 * them: above the colours a key then says how many white dice the supply has, plus one. Nothing there: as
 * many as wanted. Only white and blue dice swap, so with more white dice in the supply than the pool has
 * blue ones they never run short.
 */
import { BLUE, countIn, ONE_OF, WHITE } from './classes.ts';
import { poolCount, poolsOf, rankOf } from './ranks.ts';

const COLOURS_ONLY = 0xfffffff;
const MOST = 8;

export const coloursOf = (key: number): number => key & COLOURS_ONLY;
/** White dice in the supply; −1 for as many as wanted. */
export const whitesLeft = (key: number): number => (key >>> 28) - 1;

/** The key of a pool with so many white dice in the supply. */
export function withWhites(colours: number, whites: number): number {
  const key = coloursOf(colours);
  const swappers = countIn(key, WHITE) + countIn(key, BLUE);
  return whites < 0 || whites > countIn(key, BLUE) || swappers === 0 ? key : key | ((whites + 1) << 28);
}

/** One die of a colour goes to the tray. */
export const leaving = (key: number, colour: number): number =>
  withWhites(coloursOf(key) - (ONE_OF[colour] as number), whitesLeft(key));

/** A white or blue die is swapped for another colour; null when there is no white die to take. */
export function swapping(key: number, from: number, to: number): number | null {
  const whites = whitesLeft(key);
  if (to === WHITE && whites === 0) return null;
  const colours = coloursOf(key) - (ONE_OF[from] as number) + (ONE_OF[to] as number);
  if (whites < 0) return colours;
  return withWhites(colours, whites + (from === WHITE ? 1 : 0) - (to === WHITE ? 1 : 0));
}

/** Whether only pools are meant that can have any colour, or also those that can run out of white dice. */
export type SupplyKind = 'any' | 'whites';

/** All pools of so many dice: first with any supply, then by how many white dice it has. */
export class PoolList {
  readonly keys: readonly number[];
  private readonly places: Int32Array;
  private readonly pools: number;

  constructor(dice: number, supply: SupplyKind) {
    const unlimited = poolsOf(dice);
    this.pools = poolCount(dice);
    const short = Array.from({ length: supply === 'any' ? 0 : MOST }, (_, whites) =>
      unlimited.map((key) => withWhites(key, whites)).filter((key) => whitesLeft(key) === whites),
    );
    this.keys = [...unlimited, ...short.flat()];
    this.places = new Int32Array(this.pools * (MOST + 1)).fill(-1);
    for (const [place, key] of this.keys.entries()) this.places[this.indexOf(key)] = place;
  }

  placeOf(key: number): number {
    return this.places[this.indexOf(key)] as number;
  }

  private indexOf(key: number): number {
    return (whitesLeft(key) + 1) * this.pools + rankOf(key);
  }
}

const lists = { any: new Map<number, PoolList>(), whites: new Map<number, PoolList>() };

export function poolList(dice: number, supply: SupplyKind): PoolList {
  let list = lists[supply].get(dice);
  if (!list) lists[supply].set(dice, (list = new PoolList(dice, supply)));
  return list;
}
