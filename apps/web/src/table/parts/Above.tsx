import type { ReactElement } from 'react';
import type { Seat } from '@cubarium/core';
import { Banner, type BannerProps } from './Banner.tsx';
import { Clocks } from './Clocks.tsx';
import { Watchers } from './Watchers.tsx';

interface AboveProps extends BannerProps {
  /** For who only watches, at a game that shows one seat large. */
  readonly watch: ((seat: Seat | undefined) => void) | undefined;
}

/** What stands above any table while it is played: what concerns it as a whole, its clocks, who looks on. */
export function Above({ view, table, send, watch }: AboveProps): ReactElement {
  const isWatching = view.mine.length === 0 && table.match.end === null;
  return (
    <>
      <Banner view={view} table={table} send={send} />
      <Clocks table={table} send={send} />
      {isWatching && view.watchers && (
        <Watchers names={view.watchers} players={table.players} watched={table.watched} onWatch={watch} />
      )}
    </>
  );
}
