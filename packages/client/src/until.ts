import type { RemoteTable } from './remote-table.ts';

/** Resolves when the condition holds; it is looked at whenever the table tells something. */
export function until(table: RemoteTable, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = table.subscribe(look);
    look();
  });
}
