/** What a maker of charts needs. */
export { blocksOf, FAMILIES, familyBlocks, type Family } from '../../src/ciub/odds/blocks.ts';
export { tabulated, type Turns } from './dense/family.ts';
export { writeChart, type Block, type FilledBlock } from '../../src/ciub/odds/chart.ts';
