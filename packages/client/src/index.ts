export * from './client.ts';
export * from './codes.ts';
export type { Answer } from './pending.ts';
export type { Keep } from './dice-keeper.ts';
export * from './ports.ts';
export type * from './remote-events.ts';
export * from './remote-table.ts';
export type { ServerClock } from './server-clock.ts';
export * from './until.ts';
