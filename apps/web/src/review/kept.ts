import type { Analysis } from '@cubarium/bots/kit';
import { textSeed, type MatchFile } from '@cubarium/core';
import { createStore, delMany, entries, get, set } from 'idb-keyval';

interface Kept {
  readonly at: number;
  readonly analysis: Analysis;
}

/** More would only fill the device: another look takes seconds. */
const MOST = 60;

const database = createStore('cubarium-reviews', 'reviews');

/** What was found by another version of the app is not told as if this one had: its address is part of the name. */
const nameOf = ({ game, options, log }: MatchFile): string =>
  textSeed(JSON.stringify([import.meta.url, game, options, log]));

/** What was found when this match was looked at before; null when it was not, or nothing can be kept here. */
export async function keptReview(file: MatchFile): Promise<Analysis | null> {
  const kept = await get<Kept>(nameOf(file), database).catch(() => undefined);
  return kept?.analysis ?? null;
}

export function keepReview(file: MatchFile, analysis: Analysis): void {
  const kept: Kept = { at: Date.now(), analysis };
  // Where nothing can be kept it is looked at again the next time.
  set(nameOf(file), kept, database).then(prune, () => undefined);
}

async function prune(): Promise<void> {
  const all = await entries<string, Kept>(database);
  const old = all.toSorted(([, a], [, b]) => b.at - a.at).slice(MOST);
  await delMany(
    old.map(([name]) => name),
    database,
  );
}
