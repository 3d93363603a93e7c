export { analyse, bots } from './kit.ts';
export * from './queries.ts';
export * from './statistics.ts';
