export * from './game-suite.ts';
export * from './malformed.ts';
export * from './pig.ts';
