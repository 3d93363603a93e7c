import { acquainted, isLikely, playable, STRANGER, type Acquaintance, type Ended } from '@cubarium/bots/kit';
import { keptStore, readEach } from './kept.ts';
import { useStore } from './store.ts';

/** How whoever plays on this device gets on with a partner who suits them, in one game. */
interface Kept extends Acquaintance {
  /** The last tables that have been counted: none counts twice. */
  readonly counted: readonly string[];
}

type Acquaintances = Readonly<Record<string, Kept>>;

const REMEMBERED = 20;
const UNKNOWN: Kept = { ...STRANGER, counted: [] };

/** Reads what was kept; what cannot be read is forgotten. */
export const readAcquaintances = (text: string | null): Acquaintances => readEach(text, readOne);

function readOne({ strength, games, counted }: Readonly<Record<string, unknown>>): Kept | null {
  if (typeof strength !== 'number' || typeof games !== 'number') return null;
  if (!isLikely({ strength, games })) return null;
  const tables = Array.isArray(counted) ? counted.filter((each) => typeof each === 'string') : [];
  return { strength, games, counted: tables };
}

const acquaintances = keptStore('cubarium.suited', readAcquaintances);

const strengthIn = (all: Acquaintances, game: string): number => playable((all[game] ?? UNKNOWN).strength);

export const strengthFor = (game: string): number => strengthIn(acquaintances.get(), game);

export const useStrength = (game: string): number => strengthIn(useStore(acquaintances), game);

/** After a game at a table. */
export function withGame(all: Acquaintances, at: PlayedAt, ended: Ended): Acquaintances {
  const { counted, ...known } = all[at.game] ?? UNKNOWN;
  if (counted.includes(at.table)) return all;
  const kept = { ...acquainted(known, ended), counted: [at.table, ...counted].slice(0, REMEMBERED) };
  return { ...all, [at.game]: kept };
}

export interface PlayedAt {
  readonly game: string;
  readonly table: string;
}

/** Another tab may have played meanwhile. */
export const keepGame = (at: PlayedAt, ended: Ended): void =>
  acquaintances.set(withGame(acquaintances.stored(), at, ended));
