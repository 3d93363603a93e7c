import { randomUUID } from 'node:crypto';
import { gameIds, loadGame, type LoadedGame } from '@cubarium/catalogue';
import { isRecord, type GameDefinition, type JsonRecord } from '@cubarium/core';
import { UsageError, wholeNumber } from './command.ts';

/** Arguments that every command about games understands. */
export async function gameOf(id: string | undefined): Promise<LoadedGame> {
  if (id === undefined) throw new UsageError(`which game? One of: ${gameIds.join(' ')}`);
  const game = await loadGame(id);
  if (game === null) throw new UsageError(`there is no game "${id}", only: ${gameIds.join(' ')}`);
  return game;
}

/** The options of a table, from `--options` and `--seats`. */
export function tableOptions(
  game: GameDefinition,
  values: { readonly options: string; readonly seats?: string | undefined },
): unknown {
  const seats =
    values.seats === undefined
      ? {}
      : { seats: wholeNumber('--seats', values.seats, game.optionSchema.seats) };
  const options = game.parseOptions({ ...jsonArgument(values.options), ...seats });
  if (options.ok) return options.value;
  throw new UsageError(`these options are refused: ${JSON.stringify(options.error)}`);
}

/** The arguments of commands that play a series of games, for `parseArgs`. */
export const seriesArguments = (games: number) =>
  ({
    games: { type: 'string', default: String(games) },
    seats: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
  }) as const;

export interface Series {
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
}

/** The series that these arguments ask for; without a seed, one of its own. */
export const seriesOf = (
  game: GameDefinition,
  values: Parameters<typeof tableOptions>[1] & { readonly games: string; readonly seed?: string | undefined },
): Series => ({
  options: tableOptions(game, values),
  games: wholeNumber('--games', values.games, { min: 1, max: 1_000_000 }),
  seed: values.seed ?? randomUUID(),
});

function jsonArgument(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Said below, with the text.
  }
  throw new UsageError(`--options must be a JSON object, not ${text}`);
}
