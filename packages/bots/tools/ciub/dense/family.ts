/** Works the blocks of a family out, smaller pools first. */
import { familyBlocks, type Family } from '../../../src/ciub/odds/blocks.ts';
import { Goals, NO_CAPS } from '../../../src/ciub/odds/goal.ts';
import type { Block, FilledBlock } from '../../../src/ciub/odds/chart.ts';
import { DenseBlock } from './block.ts';
import { Store } from './store.ts';
import type { SupplyKind } from '../../../src/ciub/odds/whites.ts';

/** What is known already, so that a run that was stopped goes on where it was. */
export type Estimates = (block: Block) => Float64Array | null;

/** Which turns are meant: how many dice they start with at most, and what the supply has. */
export interface Turns {
  readonly start: number;
  readonly supply: SupplyKind;
}

/** Every block of the family, as soon as it is finished. */
export function* tabulated(
  family: Family,
  { start, supply }: Turns,
  estimates: Estimates = () => null,
): Generator<FilledBlock> {
  const goals = new Goals();
  const store = new Store(supply);
  for (let dice = 1; dice <= start; dice++) {
    for (const block of familyBlocks(family, dice, start)) {
      const known = estimates(block);
      // Nothing rests on the largest pools.
      if (dice === start && known) continue;
      const finished = new DenseBlock(goals.get(block.need, NO_CAPS), dice, store).solve(known);
      if (dice < start) store.add(block, finished);
      yield { ...block, values: finished.rolls };
    }
    store.forgetTurns(dice - 1);
  }
}
