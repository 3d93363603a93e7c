import { diceAt, matchFile, TIMES, type Entry, type MatchFile } from '@cubarium/core';
import { infoOf } from '@cubarium/table';
import type { Hub } from '../ws/hub.ts';

/** A table as a match file; null when there is no match. While it runs, the secret is missing. */
export async function exportMatch(hub: Hub, id: string): Promise<MatchFile | null> {
  const hosted = await hub.tables.open(id);
  if (!hosted?.table.match) return null;
  const { record, match } = hosted.table;
  const rows = await hub.store.rows(id, 0);
  const log = rows.flatMap((row) => JSON.parse(row.text) as Entry[]).filter((entry) => entry.seq < match.seq);
  return matchFile({
    ...diceAt(infoOf(record)),
    game: record.game,
    options: record.options,
    players: record.seats.map((seat) => ({ name: seat.name ?? '', bot: seat.bot })),
    time: TIMES[record.time],
    log,
    result: match.end,
  });
}
