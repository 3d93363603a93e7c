import { readFile } from 'node:fs/promises';
import { loadGame, type LoadedGame } from '@cubarium/catalogue';
import { openMatchFile, readMatchFile, type GameDefinition, type MatchFile } from '@cubarium/core';
import { UsageError } from './command.ts';

export interface FoundMatch {
  readonly loaded: LoadedGame;
  readonly game: GameDefinition;
  readonly match: MatchFile;
}

/** The one match file that the arguments name. What is wrong with it is the caller's mistake, and said so. */
export async function readMatch(positionals: readonly string[]): Promise<FoundMatch> {
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('which file?');
  if (more.length > 0) throw new UsageError(`one file at a time, not also "${more.join(' ')}"`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const opened = openMatchFile(text);
  if (!opened.ok) throw new UsageError(`${file} is no match file: ${opened.error.code}`);
  const game = await loadGame(opened.value.game);
  if (game === null) throw new UsageError(`${file} is a match of an unknown game`);
  const match = readMatchFile(opened.value, game.rules);
  if (match.ok) return { loaded: game, game: game.rules, match: match.value };
  const { code, entry } = match.error;
  throw new UsageError(`${file} is no match file: ${code}${entry === undefined ? '' : ` at entry ${entry}`}`);
}
