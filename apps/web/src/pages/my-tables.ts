import { useEffect, useState } from 'react';
import { isKnown } from '../base/state/known.ts';
import { awaiting, setTurns } from '../base/state/turns.ts';
import { seatName } from '../table/model/names.ts';

/** A table of whoever sits at this device that is not over. */
export interface MyTable {
  /** On the server; null for one of this device. */
  readonly id: string | null;
  readonly path: string;
  readonly game: string;
  /** By seat; null where nobody sits yet. */
  readonly names: readonly (string | null)[];
  readonly createdAt: number;
}

/** What was found the last time: shown until it is looked up anew, so that nothing on the page has to move. */
const KEPT = 'cubarium.my-tables';
const SHOWN = 5;

function remembered(): readonly MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    // Written by this module alone; a picture of what was, and looked up again at once.
    return Array.isArray(kept) ? (kept as readonly MyTable[]) : [];
  } catch {
    return [];
  }
}

/** The tables that wait to be finished, on this device and on the server, the newest first. */
export function useMyTables(): readonly MyTable[] {
  const [tables, setTables] = useState(remembered);
  useEffect(() => {
    let here = true;
    // What cannot be looked up now is there the next time.
    void Promise.allSettled([localTables(), onlineTables()]).then((looks) => {
      const found = looks.flatMap((look) => (look.status === 'fulfilled' ? look.value : []));
      const newest = found.toSorted((a, b) => b.createdAt - a.createdAt);
      localStorage.setItem(KEPT, JSON.stringify(newest.slice(0, SHOWN)));
      if (here) setTables(newest);
    });
    return () => {
      here = false;
    };
  }, []);
  return tables;
}

async function localTables(): Promise<readonly MyTable[]> {
  const { deviceStore } = await import('../local/store.ts');
  const running = await deviceStore.list('running');
  return running.map(({ record }) => ({
    id: null,
    path: `/local/${record.id}`,
    game: record.game,
    names: record.seats.map((seat, i) => seatName(seat.name, i)),
    createdAt: record.createdAt,
  }));
}

async function onlineTables(): Promise<readonly MyTable[]> {
  if (!isKnown()) return [];
  const { api } = await import('../base/server/api.ts');
  const mine = await api.myTables();
  if (!mine.ok) return [];
  setTurns(awaiting(mine.value.tables));
  return mine.value.tables
    .filter((table) => table.status === 'running' || table.status === 'open')
    .map((table) => ({
      id: table.id,
      path: `/t/${table.id}`,
      game: table.game,
      names: table.seats.map((seat, i) => (seat.taken ? seatName(seat.name, i) : null)),
      createdAt: table.createdAt,
    }));
}
