import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Lobby as LobbyState, LobbyTable } from '@cubarium/protocol';
import { seatName } from '../table/model/names.ts';
import { posterOf } from '../games/posters.ts';
import { useApp, type AppMessages } from '../base/i18n/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, useSettings, type Language } from '../base/state/settings.ts';
import { setTo } from '../online/set-to.ts';

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
  const now = useMinutes();
  const line = (table: LobbyTable, action: string): ReactElement => {
    const own = mine.includes(table.id) ? m.start.goOn : action;
    return <TableLine key={table.id} table={table} action={own} now={now} />;
  };
  const isEmpty = lobby.open.length + lobby.running.length === 0;
  return (
    <>
      <p>
        {m.meeting.seek.people({ n: Math.max(1, lobby.counts.people) })} {isEmpty && m.online.noTables}
      </p>
      <ul>
        {lobby.open.map((table) => line(table, isFull(table) ? m.online.watch : m.online.join))}
        {lobby.running.map((table) => line(table, m.online.watch))}
      </ul>
    </>
  );
}

const MINUTE_MS = 60_000;

/** The time of this device, which goes on by itself. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const isFull = ({ seats }: LobbyTable): boolean => seats.every(({ taken }) => taken);

interface TableLineProps {
  readonly table: LobbyTable;
  readonly action: string;
  readonly now: number;
}

function TableLine({ table, action, now }: TableLineProps): ReactElement {
  const m = useApp();
  const { language } = useSettings();
  const poster = posterOf(table.game);
  const spoken = LANGUAGES.find((each) => each === table.language);
  const about = [
    ...(poster ? setTo(poster, table, { m, language }) : []),
    ...(spoken && spoken !== language ? [LANGUAGE_NAMES[spoken]] : []),
    ...(table.watching > 0 ? [m.meeting.watching({ n: table.watching })] : []),
    ago(now - table.createdAt, language),
  ];
  return (
    <li>
      <Link href={`/t/${table.id}`}>
        <strong>{poster?.title}</strong>
        <span>{table.seats.map((seat, i) => nameIn(m, seat, i)).join(' · ')}</span>
        <small>{about.join(' · ')}</small>
        <span>{action}</span>
      </Link>
    </li>
  );
}

/** Whoever sits there; bots, and people who have stepped out, are told apart. */
function nameIn(m: AppMessages, { name, bot, taken, here }: LobbyTable['seats'][number], i: number): string {
  if (!taken) return m.online.freeSeat;
  const note = bot !== null ? m.table.bot : here ? null : m.meeting.away;
  return note === null ? seatName(name, i) : `${seatName(name, i)} (${note})`;
}

const MINUTES_OF_AN_HOUR = 60;
const HOURS_OF_A_DAY = 24;

/** How long ago, in words; the clocks of two machines may differ, and nothing is yet to come. */
function ago(ms: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / MINUTES_OF_AN_HOUR);
  if (hours >= HOURS_OF_A_DAY) return words.format(-Math.floor(hours / HOURS_OF_A_DAY), 'day');
  if (hours > 0) return words.format(-hours, 'hour');
  return minutes > 0 ? words.format(-minutes, 'minute') : words.format(0, 'second');
}
