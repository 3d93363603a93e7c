import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useApp } from '../base/i18n/index.ts';

/** Nothing here: says so, and shows the way back. */
export function Missing({ text }: { readonly text: string }): ReactElement {
  const m = useApp();
  return (
    <main className="missing" data-mood="twilight">
      <h1>{text}</h1>
      <Link href="/">{m.table.newTable}</Link>
    </main>
  );
}
