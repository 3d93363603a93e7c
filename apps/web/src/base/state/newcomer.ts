import { keptStore, readEach } from './kept.ts';
import { useStore } from './store.ts';

/** What this device knows of somebody who is new to a game. */
export interface Newcomer {
  /** They were asked whether to be shown it. */
  readonly asked: boolean;
  /** Hints are wanted, and these have been given. */
  readonly hints: boolean;
  readonly given: readonly string[];
  /** The table of their first game. */
  readonly table: string | null;
}

type Newcomers = Readonly<Record<string, Newcomer>>;

const NEW: Newcomer = { asked: false, hints: false, given: [], table: null };

/** Reads what was kept; who cannot be read is new. */
export const readNewcomers = (text: string | null): Newcomers => readEach(text, readOne);

const readOne = ({ asked, hints, given, table }: Readonly<Record<string, unknown>>): Newcomer => ({
  asked: asked === true,
  hints: hints === true,
  given: Array.isArray(given) ? given.filter((each) => typeof each === 'string') : [],
  table: typeof table === 'string' ? table : null,
});

const newcomers = keptStore('cubarium.newcomer', readNewcomers);

export const newcomerTo = (game: string): Newcomer => newcomers.get()[game] ?? NEW;

export const useNewcomer = (game: string): Newcomer => useStore(newcomers)[game] ?? NEW;

export function keepNewcomer(game: string, change: Partial<Newcomer>): void {
  newcomers.set({ ...newcomers.get(), [game]: { ...newcomerTo(game), ...change } });
}
