export { analyse, bots } from './kit.ts';
export { tools } from './odds-tool.ts';
export * from './queries.ts';
export { assets } from './shared.ts';
export * from './statistics.ts';
export type { CardOdds } from './card-odds.ts';
export type { Hint } from './hint.ts';
export type { Exercise } from './practice.ts';
