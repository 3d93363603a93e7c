import type { Holders } from '../ports/membership.ts';
import type { TableStore } from '../ports/stores.ts';

/** A server that has its store to itself holds every table, and nobody has to be asked. */
export const alone = (store: Pick<TableStore, 'untouched'>): Holders => ({
  self: 0,
  take: async () => 0,
  release: async () => undefined,
  orphans: () => store.untouched('running'),
});
