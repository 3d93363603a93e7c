export * from './fits.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './lobby.ts';
export * from './parse.ts';
export * from './table.ts';
export * from './version.ts';
export type { CatchUp } from './catch-up.ts';
