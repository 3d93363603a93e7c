/** What a maker of tables needs. */
export { blocksOf, FAMILIES, familyBlocks, type Family } from './blocks.ts';
export { tabulated, type Turns } from './dense/family.ts';
export { writeTable, type Block, type FilledBlock } from './table.ts';
