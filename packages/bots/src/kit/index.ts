export * from './analysis.ts';
export * from './assets.ts';
export * from './bot.ts';
export * from './fields.ts';
export * from './match.ts';
export * from './query.ts';
export * from './figures.ts';
export * from './tool.ts';
