import { diceAt, err, matchFile, ok, TIMES, type Match, type Result } from '@cubarium/core';
import { infoOf, pagesOf, type TableRecord } from '@cubarium/table';
import type { Hub } from '../hub/hub.ts';
import type { Unopened } from '../tables/loader.ts';

/**
 * A table as the text of a match file, piece by piece. The log goes from the store into
 * the file as it is, and is never in memory as a whole. While the match runs, the secret is missing.
 */
export async function exportMatch(hub: Hub, id: string): Promise<Result<AsyncIterable<string>, Unopened>> {
  const looked = await hub.tables.look(id);
  if (!looked.ok) return looked;
  const { match, record } = looked.value;
  return match ? ok(textOf(hub, record, match)) : err({ code: 'no-table' });
}

async function* textOf(hub: Hub, record: TableRecord, match: Match): AsyncGenerator<string, void> {
  const { log: _log, result, ...about } = aboutMatch(record, match);
  yield `${JSON.stringify(about).slice(0, -1)},"log":[`;
  let between = '';
  for await (const rows of pagesOf(hub.stores.tables, record.id)) {
    const shown = rows.filter((row) => row.seq < match.seq);
    if (shown.length === 0) break;
    yield between + shown.map((row) => row.text.slice(1, -1)).join(',');
    between = ',';
  }
  yield `],"result":${JSON.stringify(result)}}`;
}

/** Everything but the log. */
const aboutMatch = (record: TableRecord, { end }: Match) =>
  matchFile({
    ...diceAt(infoOf(record)),
    game: record.game,
    options: record.options,
    players: record.seats.map((seat) => ({ name: seat.name ?? '', bot: seat.bot })),
    time: TIMES[record.time],
    log: [],
    result: end,
  });
