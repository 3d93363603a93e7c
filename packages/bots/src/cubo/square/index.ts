export * from './exchange.ts';
export * from './kinds.ts';
export * from './memory.ts';
export * from './solve.ts';
