import * as Type from 'typebox';
import { exact, list, maybe, moment, record, whole, type Of } from './shapes.ts';
import { bot, language, time } from './table.ts';

const ListedTable = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    options: record('As the game has them: see /api/games'),
    seats: list(
      Type.Object(
        {
          name: maybe(Type.String()),
          bot,
          taken: Type.Boolean(),
          here: Type.Boolean({
            description: 'False for a person who has stepped out, and where nobody sits',
          }),
        },
        exact,
      ),
    ),
    time,
    language: Type.Optional(language),
    createdAt: moment('Milliseconds since 1970'),
    watching: Type.Integer({ minimum: 0, description: 'How many look on' }),
  },
  exact,
);
export type LobbyTable = Of<typeof ListedTable>;

export const LOBBY = {
  open: list(ListedTable),
  running: list(ListedTable),
  counts: Type.Object({ people: whole, open: whole, running: whole }, exact),
  seeking: list(Type.Object({ game: Type.String(), people: whole }, exact)),
};
export const Lobby = Type.Object(LOBBY, exact);
export type Lobby = Of<typeof Lobby>;

/** What is different in a lobby: tables that are new or changed, and the ids of those that are gone. */
export interface LobbyChange extends Lobby {
  readonly gone: readonly string[];
}

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
  const { counts, seeking } = after;
  const same = JSON.stringify([before.counts, before.seeking]) === JSON.stringify([counts, seeking]);
  if (same && gone.length + open.length + running.length === 0) return null;
  return { open, running, gone, counts, seeking };
}

/** The lobby after a change. */
export function changedLobby(before: Lobby, change: LobbyChange): Lobby {
  const news = [...change.open, ...change.running].map((table) => table.id);
  const over = new Set([...change.gone, ...news]);
  const put = (kind: (typeof KINDS)[number]): readonly LobbyTable[] =>
    inOrder([...before[kind].filter((table) => !over.has(table.id)), ...change[kind]]);
  const { counts, seeking } = change;
  return { open: put('open'), running: put('running'), counts, seeking };
}
