import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { TableListing } from '@cubarium/table';
import { faceOf } from '../games.ts';
import { seatName } from '../../table/names.ts';
import { useApp } from '../i18n/index.ts';

/** Tables of this device that wait to be finished. */
export function RunningTables(): ReactElement | null {
  const m = useApp();
  const [tables, setTables] = useState<readonly TableListing[]>([]);
  useEffect(() => {
    void import('../../table/local/store.ts')
      .then(({ deviceStore }) => deviceStore.list('running'))
      .then(setTables);
  }, []);
  if (tables.length === 0) return null;
  return (
    <section className="start-running">
      <h2>{m.start.running}</h2>
      <ul>
        {tables
          .toSorted((a, b) => b.record.createdAt - a.record.createdAt)
          .slice(0, 5)
          .map(({ record }) => (
            <li key={record.id}>
              <Link href={`/local/${record.id}`}>
                <strong>{faceOf(record.game)?.title}</strong>
                <span>{record.seats.map((seat, i) => seatName(seat.name, i)).join(' · ')}</span>
                <span>{m.start.goOn}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
