import type { Lobby, LobbyChange, LobbyTable } from './messages.ts';

const newestFirst = (a: LobbyTable, b: LobbyTable): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);

/** The order in which a lobby shows its tables. */
export const inOrder = (tables: readonly LobbyTable[]): readonly LobbyTable[] => tables.toSorted(newestFirst);

const KINDS = ['open', 'running'] as const;

/** What leads from one lobby to the next; null when there is nothing to tell. */
export function lobbyChange(before: Lobby, after: Lobby): LobbyChange | null {
  const told = (lobby: Lobby): ReadonlyMap<string, string> =>
    new Map(KINDS.flatMap((kind) => lobby[kind].map((table) => [table.id, kind + JSON.stringify(table)])));
  const [old, now] = [told(before), told(after)];
  const isNews = ({ id }: LobbyTable): boolean => old.get(id) !== now.get(id);
  const gone = [...old.keys()].filter((id) => !now.has(id));
  const [open, running] = [after.open.filter(isNews), after.running.filter(isNews)];
  const same = JSON.stringify(before.counts) === JSON.stringify(after.counts);
  if (same && gone.length + open.length + running.length === 0) return null;
  return { open, running, gone, counts: after.counts };
}

/** The lobby after a change. */
export function changedLobby(before: Lobby, change: LobbyChange): Lobby {
  const news = [...change.open, ...change.running].map((table) => table.id);
  const over = new Set([...change.gone, ...news]);
  const put = (kind: (typeof KINDS)[number]): readonly LobbyTable[] =>
    inOrder([...before[kind].filter((table) => !over.has(table.id)), ...change[kind]]);
  return { open: put('open'), running: put('running'), counts: change.counts };
}
