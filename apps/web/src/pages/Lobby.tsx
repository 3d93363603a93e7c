import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Lobby as LobbyState, LobbyTable } from '@cubarium/protocol';
import { seatName } from '../table/model/names.ts';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';

/** The lobby as it is right now; `offline` where there is no server, null while that is not known. */
export type LobbyNow = LobbyState | 'offline' | null;

export function useLobby(): LobbyNow {
  const [lobby, setLobby] = useState<LobbyNow>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    let gone = false;
    watch(setLobby).then(
      (unwatch) => {
        stop = unwatch;
        if (gone) stop();
      },
      () => setLobby('offline'),
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return lobby;
}

interface LobbyProps {
  readonly lobby: LobbyNow;
  /** The tables that somebody here sits at. */
  readonly mine: readonly string[];
}

/** Open tables and tables to watch. */
export function Lobby({ lobby, mine }: LobbyProps): ReactElement {
  const m = useApp();
  return (
    <section className="start-tables">
      <h2>{m.start.lobby}</h2>
      {lobby === 'offline' && <p>{m.online.offline}</p>}
      {lobby !== null && lobby !== 'offline' && <Tables lobby={lobby} mine={mine} />}
    </section>
  );
}

type Told = (lobby: LobbyState | 'offline') => void;

/** The first look is a question; news come over the connection, which only opens when there is a server. */
async function watch(tell: Told): Promise<() => void> {
  const [{ api }, { connection }] = await Promise.all([
    import('../base/server/api.ts'),
    import('../online/connection.ts'),
  ]);
  const now = await api.lobby();
  tell(now.ok ? now.value : 'offline');
  // Who only looks around stays unknown: the server tells also strangers what goes on.
  if (!now.ok) return () => undefined;
  const client = connection();
  client.watchLobby(true);
  const unsubscribe = client.subscribe((event) => event.kind === 'lobby' && tell(event.lobby));
  return () => {
    unsubscribe();
    client.watchLobby(false);
  };
}

function Tables({ lobby, mine }: LobbyProps & { readonly lobby: LobbyState }): ReactElement {
  const m = useApp();
  if (lobby.open.length + lobby.running.length === 0) return <p>{m.online.noTables}</p>;
  const line = (table: LobbyTable, action: string): ReactElement => (
    <TableLine key={table.id} table={table} action={mine.includes(table.id) ? m.start.goOn : action} />
  );
  return (
    <ul>
      {lobby.open.map((table) => line(table, isFull(table) ? m.online.watch : m.online.join))}
      {lobby.running.map((table) => line(table, m.online.watch))}
    </ul>
  );
}

const isFull = ({ seats }: LobbyTable): boolean => seats.every(({ taken }) => taken);

function TableLine({ table, action }: { readonly table: LobbyTable; readonly action: string }): ReactElement {
  const m = useApp();
  const names = table.seats.map((seat, i) => {
    if (!seat.taken) return m.online.freeSeat;
    return seat.bot === null ? seatName(seat.name, i) : `${seatName(seat.name, i)} (${m.table.bot})`;
  });
  return (
    <li>
      <Link href={`/t/${table.id}`}>
        <strong>{posterOf(table.game)?.title}</strong>
        <span>{names.join(' · ')}</span>
        {table.time !== 'none' && <span>{`${m.meeting.time}: ${m.meeting.times[table.time]}`}</span>}
        <span>{action}</span>
      </Link>
    </li>
  );
}
