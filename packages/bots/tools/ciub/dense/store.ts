/** What finished blocks leave behind for larger ones. */
import { sizeOf } from '../../../src/ciub/odds/classes.ts';
import type { Block } from '../../../src/ciub/odds/chart.ts';
import type { Field } from './space.ts';
import { poolList, type PoolList, type SupplyKind } from '../../../src/ciub/odds/whites.ts';
import type { Structure } from './structure.ts';

/** Values over all ways to lie of all pools of a block, with the structure that numbers them. */
export interface Stored {
  readonly values: Field;
  readonly structure: Structure;
}

/** A block that is finished. */
export interface Finished {
  /** The value of rolling each pool, in the order of their list. */
  readonly rolls: Float64Array;
  /** The best end of a roll after a die has moved. */
  readonly ends: Stored;
  /** The best value when an adjust die that has left the pool may still turn one of its dice. */
  readonly turns: Stored | null;
}

const MOST_DICE = 16;
const indexOf = (code: number, dice: number): number => code * MOST_DICE + dice;

export class Store {
  private readonly blocks = new Map<number, Finished>();
  private readonly supply: SupplyKind;

  constructor(supply: SupplyKind) {
    this.supply = supply;
  }

  /** All pools of so many dice. */
  list(dice: number): PoolList {
    return poolList(dice, this.supply);
  }

  add({ need, dice }: Block, block: Finished): void {
    this.blocks.set(indexOf(need, dice), block);
  }

  /** Only blocks with one die more read what turning gives; it takes much memory. */
  forgetTurns(dice: number): void {
    for (const [index, block] of this.blocks)
      if (index % MOST_DICE === dice) this.blocks.set(index, { ...block, turns: null });
  }

  roll(code: number, key: number): number {
    const dice = sizeOf(key);
    return this.block(code, dice).rolls[this.list(dice).placeOf(key)] as number;
  }

  ends(code: number, dice: number): Stored {
    return this.block(code, dice).ends;
  }

  turns(code: number, dice: number): Stored {
    const { turns } = this.block(code, dice);
    if (!turns) throw new RangeError(`forgotten: need ${code}, ${dice} dice`);
    return turns;
  }

  private block(code: number, dice: number): Finished {
    const block = this.blocks.get(indexOf(code, dice));
    if (!block) throw new RangeError(`a block is missing: need ${code}, ${dice} dice`);
    return block;
  }
}
