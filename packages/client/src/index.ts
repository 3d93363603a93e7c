export * from './client.ts';
export type { Answer } from './pending.ts';
export * from './ports.ts';
export * from './remote-table.ts';
export type { ServerClock } from './server-clock.ts';
