import {
  err,
  mapSeats,
  matchAt,
  ok,
  type Action,
  type Entry,
  type GameDefinition,
  type MatchEntry,
  type Refusal,
  type Result,
  type Seat,
} from '@cubarium/core';
import type { Client, ClientCode, RemoteTable } from '@cubarium/client';
import { createStore } from '../base/state/store.ts';
import type { Link, SessionView, TableSession } from '../table/model/session.ts';
import { api } from '../base/server/api.ts';
import type { Talk } from '../table/talk/talk.ts';
import { openTalk } from './talk.ts';
import { connection } from './connection.ts';

/** A table on the server. It comes back by itself when the connection is lost; moves wait and are sent once. */
export interface OnlineSession<S = unknown, A extends Action = Action> extends TableSession<S, A> {
  readonly talk: Talk;
  /** Asks for another game with the same people; the answer comes as an address. */
  rematch(onTable: (id: string) => void): void;
}

/** Seats of people who have left for the moment. */
const awaySeats = <S, A extends Action>({ info, attendance }: RemoteTable<S, A>): readonly Seat[] =>
  mapSeats(info?.seats ?? [], ({ taken, bot }, seat) =>
    taken && bot === null && attendance.here[seat] !== true ? [seat] : [],
  ).flat();

const linkOf = (client: Client): Link => (client.status === 'online' ? 'here' : 'lost');

/** Resolves when the server has told about the table for the first time, or with why it does not. */
export async function openOnline<S, A extends Action>(
  game: GameDefinition<S, A>,
  id: string,
): Promise<Result<OnlineSession<S, A>, Refusal>> {
  const client = connection();
  const table = client.table(id, game);
  const refused = await whyNotThere(client, table);
  if (refused !== null) return err({ code: refused });
  return ok(sessionOf(client, table, await earlierEntries(id, table.logFrom)));
}

/** A very long log is not sent over the socket: its beginning is fetched, or left out if that fails. */
async function earlierEntries(id: string, until: number): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let next: number | null = 0; next !== null && next < until;) {
    const page: Awaited<ReturnType<typeof api.log>> = await api.log(id, next);
    if (!page.ok) return [];
    entries.push(...page.value.entries);
    next = page.value.next;
  }
  return entries.slice(0, until);
}

function whyNotThere<S, A extends Action>(client: Client, table: RemoteTable<S, A>): Promise<string | null> {
  if (table.info) return Promise.resolve(null);
  return new Promise((resolve) => {
    const unsubscribe = [
      table.subscribe(() => table.info && done(null)),
      client.subscribe((event) => {
        if (event.kind !== 'error') return;
        // What could not be read may have been about this table.
        const isAnything = event.table === null && event.code === ('not-understood' satisfies ClientCode);
        if (event.table === table.id || isAnything) done(event.code);
      }),
    ];
    const done = (why: string | null): void => {
      for (const stop of unsubscribe) stop();
      resolve(why);
    };
  });
}

function sessionOf<S, A extends Action>(
  client: Client,
  table: RemoteTable<S, A>,
  earlier: readonly MatchEntry[],
): OnlineSession<S, A> {
  const { view, unsubscribe } = followed(client, table, earlier);
  const { talk, stop: stopTalk } = openTalk(client, table);
  return {
    game: table.game,
    start: () => matchAt(table.game, view.get().info),
    view,
    talk,
    now: () => table.at(),
    showLive: (data) => table.live(data),
    async send(command) {
      const answer = await table.do(command);
      // What is so already, because of somebody else or another tap, is no trouble to be told of.
      return answer.ok || answer.error.code === 'no-change' ? null : answer.error;
    },
    rematch(onTable) {
      const stop = client.subscribe((event) => {
        if (event.kind !== 'rematch') return;
        stop();
        onTable(event.table);
      });
      table.rematch();
    },
    close() {
      unsubscribe();
      stopTalk();
      client.part(table.id);
    },
  };
}

/** What the server tells, as a view that components follow. */
function followed<S, A extends Action>(
  client: Client,
  table: RemoteTable<S, A>,
  earlier: readonly MatchEntry[],
) {
  const { info } = table;
  if (!info) throw new Error('the table has not been told yet');
  const live = new Map<Seat, string>();
  const read = (): SessionView => ({
    info: table.info ?? info,
    // A log of the server holds entries of games and tables alike.
    entries: [...earlier, ...(table.log as readonly MatchEntry[])],
    ahead: table.ahead,
    mine: table.attendance.you === null ? [] : [table.attendance.you],
    link: linkOf(client),
    away: awaySeats(table),
    watchers: table.attendance.watchers,
    announced: table.announced,
    live: new Map(live),
    trusted: table.trusted,
    // Bots of the server are its own affair.
    botsFail: false,
  });
  const view = createStore(read());
  const stops = [
    table.subscribe((event) => {
      if (event.kind === 'live') live.set(event.seat, event.data);
      if (event.kind !== 'said' && event.kind !== 'emoted') view.set(read());
    }),
    client.subscribe((event) => event.kind === 'status' && view.set(read())),
  ];
  return { view, unsubscribe: () => stops.forEach((stop) => stop()) };
}
