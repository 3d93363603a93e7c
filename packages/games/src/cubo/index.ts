export { coverableFrom } from './clauses/p-pace.ts';
export { bestExchange, LINES, linePoints, scoreSquare } from './clauses/w-scoring.ts';
export type { Exchange, SquareScore } from './clauses/w-scoring.ts';
export { cubo } from './game.ts';
export { CUBO_OPTIONS, type CuboOptions } from './options.ts';
export { CUBO_REFUSALS, type CuboCode } from './refusals.ts';
export { total } from './turn.ts';
export * from './types.ts';
