export * from './bot.ts';
export * from './query.ts';
