import { foldEntries, matchAt } from '@cubarium/core';
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
  const played = foldEntries(game, { from: matchAt(game, info), entries: log });
  return played.ok ? JSON.stringify(fileOf(info, log, played.value.end)) : null;
}
