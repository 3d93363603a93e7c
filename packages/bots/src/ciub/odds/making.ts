/** What a maker of tables needs. */
export { blocksOf, firstRollBlocks } from './blocks.ts';
export { isEqualNeed } from './need.ts';
export { poolsOf, rankOf } from './ranks.ts';
export { writeTable, type Block, type FilledBlock } from './table.ts';
export { tabulate } from './tabulate.ts';
