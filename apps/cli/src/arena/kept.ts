/** Games of a contest that are kept in a file as soon as they are played, so that it can be broken off and resumed. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Work } from './arena.ts';
import type { Played } from './games.ts';

/** Where games go that were played, and what was there already, by number. */
export interface Kept {
  readonly played: ReadonlyMap<number, Played>;
  readonly keep: (number: number, played: Played) => void;
}

export const NOTHING_KEPT: Kept = { played: new Map(), keep: () => {} };

/** What the games hang on; how many of them are wanted may change. */
const titleOf = ({ game, contest: { names, options, seed, budget, luck } }: Work): string =>
  JSON.stringify({ game, names, options, seed, budget, luck });

/** Null when the file holds another contest. How long decisions took is not kept: it belongs to one run. */
export function keptIn(file: string, work: Work): Kept | null {
  const title = titleOf(work);
  const [first = title, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (first !== title) return null;
  // What follows a line that was broken off must not become part of it.
  const [last = title] = lines.slice(-1);
  if (last !== '') appendFileSync(file, lines.length === 0 ? `${title}\n` : '\n');
  return {
    played: new Map(lines.flatMap(readLine)),
    keep(number, { share, points, luck }) {
      appendFileSync(file, `${JSON.stringify([number, { share, points, luck }])}\n`);
    },
  };
}

/** A line that was broken off in the middle counts for nothing. */
function readLine(line: string): readonly (readonly [number, Played])[] {
  try {
    const [number, game] = JSON.parse(line) as [number, Omit<Played, 'times'>];
    return [[number, { ...game, times: [[], []] }]];
  } catch {
    return [];
  }
}
