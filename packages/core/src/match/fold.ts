import type { Action, Entry } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { TIMES, anchorsAt, type SeatInfo, type TableInfo } from './table-info.ts';
import { applyEntry, startMatch, type Match, type MatchStart } from './match.ts';

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

/** The match at a table that somebody else tells of, before its first entry. */
export const beginMatchAt = <S, A extends Action>(
  game: GameDefinition<S, A>,
  table: TableStart,
): Result<Match<S, A>, Refusal> =>
  beginMatch(game, {
    options: table.options,
    bots: table.seats.map(({ bot }) => bot),
    time: TIMES[table.time],
    anchors: anchorsAt(table),
  });

/** The match at a table of ours. One whose options its own game refuses is a bug. */
export function matchAt<S, A extends Action>(game: GameDefinition<S, A>, table: TableStart): Match<S, A> {
  const begun = beginMatchAt(game, table);
  if (!begun.ok) throw new Error(`the options of a table are refused: ${begun.error.code}`);
  return begun.value;
}

/** An entry with the match before and after it. */
export interface MatchStep<S = unknown, A extends Action = Action> {
  readonly before: Match<S, A>;
  readonly entry: Entry;
  readonly after: Match<S, A>;
}

/** The entry of a log that its match refuses. */
export interface Misfit {
  readonly entry: Entry;
  readonly refusal: Refusal;
}

/** The match after these entries, or the first that does not fit. `look` sees each step; false ends it there. */
export function foldEntries<S, A extends Action>(
  game: GameDefinition<S, A>,
  { from, entries }: { readonly from: Match<S, A>; readonly entries: readonly Entry[] },
  look: (step: MatchStep<S, A>) => boolean = () => true,
): Result<Match<S, A>, Misfit> {
  let before = from;
  for (const entry of entries) {
    const next = applyEntry(game, before, entry);
    if (!next.ok) return err({ entry, refusal: next.error });
    const after = next.value;
    if (!look({ before, entry, after })) return ok(after);
    before = after;
  }
  return ok(before);
}
