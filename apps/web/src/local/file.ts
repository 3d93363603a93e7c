import { applyEntry, matchAt, type Match } from '@cubarium/core';
import { findGame } from '@cubarium/catalogue';
import { infoOf } from '@cubarium/table';
import { fileOf } from '../table/model/match-file.ts';
import { localLog } from './session.ts';
import { deviceStore } from './store.ts';

/** The text of the match file of a table of this device; null when there is none. */
export async function localFile(id: string): Promise<string | null> {
  const stored = await deviceStore.load(id);
  const game = await (stored && findGame(stored.record.game)?.rules());
  if (!stored || !game) return null;
  const info = infoOf(stored.record);
  const log = await localLog(id);
  let match: Match = matchAt(game, info);
  for (const entry of log) {
    const next = applyEntry(game, match, entry);
    if (!next.ok) return null;
    match = next.value;
  }
  return JSON.stringify(fileOf(info, log, match.end));
}
