import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { useStore } from '../base/state/store.ts';
import { turns } from '../base/state/turns.ts';
import type { MyTable } from './my-tables.ts';

const SHOWN = 5;

/** Tables that wait to be finished: first those where it is one's own move, of which none is left out. */
export function RunningTables({ tables }: { readonly tables: readonly MyTable[] }): ReactElement | null {
  const m = useApp();
  const waiting = useStore(turns);
  if (tables.length === 0) return null;
  const isYours = ({ id }: MyTable): boolean => waiting.some(({ table }) => table === id);
  const yours = tables.filter(isYours);
  const others = tables.filter((table) => !isYours(table));
  return (
    <section className="start-tables">
      <h2>{m.start.running}</h2>
      <ul>
        {[...yours, ...others.slice(0, Math.max(0, SHOWN - yours.length))].map((table) => (
          <li key={table.path}>
            <Link href={table.path}>
              <strong>{posterOf(table.game)?.title}</strong>
              <span>{table.names.map((name) => name ?? m.online.freeSeat).join(' · ')}</span>
              <span>{isYours(table) ? m.meeting.yourTurn : m.start.goOn}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
