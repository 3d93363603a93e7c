import { createStore } from './store.ts';

/** A table on the server that waits for whoever sits here. */
export interface Awaiting {
  readonly table: string;
  readonly game: string;
}

/** All of them, in the order in which they began to wait, as far as the server has told. */
export const turns = createStore<readonly Awaiting[]>([]);

/** It is our move there, or no longer. */
export function setTurn({ table, game }: Awaiting, yours: boolean): void {
  const isKnown = turns.get().some((each) => each.table === table);
  if (isKnown === yours) return;
  const others = turns.get().filter((each) => each.table !== table);
  turns.set(yours ? [...others, { table, game }] : others);
}

/** Those of one's own tables that wait. */
export const awaiting = (
  mine: readonly { readonly id: string; readonly game: string; readonly yours: boolean }[],
): readonly Awaiting[] => mine.flatMap(({ id, game, yours }) => (yours ? [{ table: id, game }] : []));

/** What the server says of all tables at once; those that waited already keep their place. */
export function setTurns(now: readonly Awaiting[]): void {
  const known = turns.get().filter(({ table }) => now.some((each) => each.table === table));
  const fresh = now.filter(({ table }) => !known.some((each) => each.table === table));
  if (fresh.length > 0 || known.length < turns.get().length) turns.set([...known, ...fresh]);
}

/** The table to go to from here; undefined when no other one waits. */
export function nextTurn(waiting: readonly Awaiting[], here: string): Awaiting | undefined {
  const at = waiting.findIndex(({ table }) => table === here);
  const ahead = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))];
  return ahead.find(({ table }) => table !== here);
}
