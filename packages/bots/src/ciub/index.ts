import { ciub } from '@cubarium/games/ciub';
import { randomKit } from '../kit/index.ts';

export const bots = randomKit(ciub);
export * from './queries.ts';
export * from './statistics.ts';
