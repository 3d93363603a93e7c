export * from './clocks.ts';
export * from './command.ts';
export * from './file.ts';
export * from './match.ts';
export * from './snapshot.ts';
export * from './table-action.ts';
export * from './table-info.ts';
export * from './verify.ts';
