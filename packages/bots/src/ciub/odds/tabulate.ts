/** Works a block of a table out. */
import { NO_CAPS } from './goal.ts';
import { poolsOf } from './ranks.ts';
import { Solver, type Known } from './solver.ts';
import type { Block, FilledBlock } from './table.ts';

/** `known` should have everything for fewer dice: a block rests on nothing else, so blocks can be done side by side. */
export function tabulate(block: Block, known: Known, maxBytes: number): FilledBlock {
  const solver = new Solver(maxBytes, known);
  const goal = solver.goals.get(block.need, NO_CAPS);
  return { ...block, values: Float64Array.from(poolsOf(block.dice), (key) => solver.roll(goal, key)) };
}
