import { ciub } from '@cubarium/games/ciub';
import { randomKit } from '../kit/index.ts';

export const bots = randomKit(ciub);
export { tools } from './odds-tool.ts';
export * from './queries.ts';
export { assets } from './shared.ts';
export * from './statistics.ts';
