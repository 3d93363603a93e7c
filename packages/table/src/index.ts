export * from './command.ts';
export * from './driver.ts';
export * from './events.ts';
export * from './memory-store.ts';
export * from './ports.ts';
export * from './record.ts';
export * from './store.ts';
export * from './table.ts';
