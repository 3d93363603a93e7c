import type { Action } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { TIMES, anchorsAt, type SeatInfo, type TableInfo } from './table-info.ts';
import { startMatch, type Match, type MatchStart } from './match.ts';

/** A match before its first entry, from options that have still to be read. */
export function beginMatch<S, A extends Action>(
  game: GameDefinition<S, A>,
  { options: raw, ...start }: MatchStart<unknown>,
): Result<Match<S, A>, Refusal> {
  const options = game.parseOptions(raw);
  return options.ok ? ok(startMatch(game, { ...start, options: options.value })) : options;
}

/** What a table says about the match at it. */
export type TableStart = Pick<TableInfo, 'options' | 'time' | 'version'> & {
  readonly seats: readonly Pick<SeatInfo, 'bot' | 'anchor'>[];
};

/** The match at a table, before its first entry. A table whose options its own game refuses is a bug. */
export function matchAt<S, A extends Action>(game: GameDefinition<S, A>, table: TableStart): Match<S, A> {
  const begun = beginMatch(game, {
    options: table.options,
    bots: table.seats.map(({ bot }) => bot),
    time: TIMES[table.time],
    anchors: anchorsAt(table),
  });
  if (!begun.ok) throw new Error(`the options of a table are refused: ${begun.error.code}`);
  return begun.value;
}
