import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import type { MyTable } from './my-tables.ts';

const SHOWN = 5;

/** Tables that wait to be finished. */
export function RunningTables({ tables }: { readonly tables: readonly MyTable[] }): ReactElement | null {
  const m = useApp();
  if (tables.length === 0) return null;
  return (
    <section className="start-tables">
      <h2>{m.start.running}</h2>
      <ul>
        {tables.slice(0, SHOWN).map((table) => (
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
