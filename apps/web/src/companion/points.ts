import { isRecord } from '@cubarium/core';
import { keptStore, readEach } from '../base/state/kept.ts';
import { useStore } from '../base/state/store.ts';

/** Points as on paper: who plays, and what was written down, in order. */
export interface Points {
  readonly names: readonly string[];
  readonly entries: readonly { readonly who: number; readonly n: number }[];
}

export const MOST_PLAYERS = 4;
const NOBODY: Points = { names: ['', ''], entries: [] };

export const totalOf = ({ entries }: Points, who: number): number =>
  entries.reduce((sum, entry) => sum + (entry.who === who ? entry.n : 0), 0);

export const written = (points: Points, who: number, n: number): Points => ({
  ...points,
  entries: [...points.entries, { who, n }],
});

export const takenBack = (points: Points): Points => ({ ...points, entries: points.entries.slice(0, -1) });

/** The same people begin anew. */
export const cleared = ({ names }: Points): Points => ({ names, entries: [] });

/** So many play: whoever is too many goes, with what was written for them. */
export const seated = ({ names, entries }: Points, count: number): Points => ({
  names: Array.from({ length: count }, (_, who) => names[who] ?? ''),
  entries: entries.filter(({ who }) => who < count),
});

export const named = (points: Points, who: number, name: string): Points => ({
  ...points,
  names: points.names.map((old, i) => (i === who ? name : old)),
});

/** Reads what was kept; what cannot be read is an empty sheet. */
export const readPoints = (text: string | null): Readonly<Record<string, Points>> => readEach(text, readOne);

function readOne({ names, entries }: Readonly<Record<string, unknown>>): Points {
  const people = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  if (people.length < NOBODY.names.length || people.length > MOST_PLAYERS) return NOBODY;
  const lines: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return {
    names: people,
    entries: lines.flatMap((line) => {
      if (!isRecord(line)) return [];
      const { who, n } = line;
      return typeof who === 'number' && who in people && typeof n === 'number' ? [{ who, n }] : [];
    }),
  };
}

const kept = keptStore('cubarium.points', readPoints);

/** The points of a game on this device, and how to change them. */
export function usePoints(game: string): readonly [Points, (next: Points) => void] {
  const points = useStore(kept)[game] ?? NOBODY;
  return [points, (next) => kept.set({ ...kept.get(), [game]: next })];
}
