import { cubo } from '@cubarium/games/cubo';
import { randomKit } from '../kit/index.ts';

export const bots = randomKit(cubo);
export * from './queries.ts';
export * from './statistics.ts';
