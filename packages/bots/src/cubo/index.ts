export { arrangeFor, bestSquare } from './square/index.ts';
export { analyse } from './analysis.ts';
export { bots } from './bots.ts';
export type { Hint } from './hint.ts';
export type { OwnReview, RoundReview } from './rounds.ts';
export type { Exercise } from './practice.ts';
export * from './queries.ts';
export * from './statistics.ts';
