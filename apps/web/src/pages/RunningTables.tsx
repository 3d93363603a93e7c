import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { seatName } from '../table/model/names.ts';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';

interface Running {
  readonly path: string;
  readonly game: string;
  /** By seat; null where nobody sits yet. */
  readonly names: readonly (string | null)[];
  readonly createdAt: number;
}

const SHOWN = 5;

/** Tables that wait to be finished, on this device and on the server. */
export function RunningTables(): ReactElement | null {
  const m = useApp();
  const [tables, setTables] = useState<readonly Running[]>([]);
  useEffect(() => {
    let here = true;
    const add = (more: readonly Running[]): void => {
      if (here) setTables((known) => [...known, ...more]);
    };
    // What cannot be looked up now is there the next time.
    for (const found of [localTables(), onlineTables()]) found.then(add, () => undefined);
    return () => {
      // An answer that comes later would list its tables beside the next look's.
      here = false;
      setTables([]);
    };
  }, []);
  if (tables.length === 0) return null;
  const newest = tables.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, SHOWN);
  return (
    <section className="start-tables">
      <h2>{m.start.running}</h2>
      <ul>
        {newest.map((table) => (
          <li key={table.path}>
            <Link href={table.path}>
              <strong>{posterOf(table.game)?.title}</strong>
              <span>{table.names.map((name) => name ?? m.online.freeSeat).join(' · ')}</span>
              <span>{m.start.goOn}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function localTables(): Promise<readonly Running[]> {
  const { deviceStore } = await import('../local/store.ts');
  const running = await deviceStore.list('running');
  return running.map(({ record }) => ({
    path: `/local/${record.id}`,
    game: record.game,
    names: record.seats.map((seat, i) => seatName(seat.name, i)),
    createdAt: record.createdAt,
  }));
}

async function onlineTables(): Promise<readonly Running[]> {
  const [{ api }, { isKnown }] = await Promise.all([
    import('../base/server/api.ts'),
    import('../online/connection.ts'),
  ]);
  if (!isKnown()) return [];
  const mine = await api.myTables();
  if (!mine.ok) return [];
  return mine.value.tables
    .filter((table) => table.status === 'running' || table.status === 'open')
    .map((table) => ({
      path: `/t/${table.id}`,
      game: table.game,
      names: table.seats.map((seat, i) => (seat.taken ? seatName(seat.name, i) : null)),
      createdAt: table.createdAt,
    }));
}
