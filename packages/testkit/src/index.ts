export * from './bot-suite.ts';
export * from './game-suite.ts';
export * from './malformed.ts';
export * from './pig.ts';
export * from './store-suite.ts';
export * from './table-party.ts';
export * from './people.ts';
