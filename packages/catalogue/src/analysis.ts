import { playedEntries, type Analysis, type OnProgress } from '@cubarium/bots/kit';
import { err, type MatchFile, type Result } from '@cubarium/core';
import { replayMatch, type MatchFault } from '@cubarium/core/verify';
import type { LoadedGame } from './entry.ts';

/** A match looked at again, the same for everybody who asks; null where a game has no analysis. */
export function analyseMatch(
  game: LoadedGame,
  match: MatchFile,
  onProgress?: OnProgress,
): Result<Analysis, MatchFault> | null {
  if (!game.analyse) return null;
  const replayed = replayMatch(game.rules, match);
  if (!replayed.ok) return replayed;
  const analysis = game.analyse(match.options, playedEntries(match.log), onProgress);
  return analysis.ok ? analysis : err({ code: 'refused', ...analysis.error });
}
