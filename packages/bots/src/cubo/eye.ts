import type { Rng } from '@cubarium/core';
import type { Cell, Face } from '@cubarium/games/cubo';
import { at, KINDS, ringPoints, SIDES, squareOf } from './square/index.ts';

/** How well somebody sees what nine dice have to offer. */
export interface Eye {
  /** So many triples are looked at when a line is sought. */
  readonly glances: number;
  /** So often two laid dice are tried the other way round. */
  readonly looks: number;
}

const LINE = 3;
const DICE = 8;

/** The best line seen among some of the dice; its dice leave the list. */
function takeLine(left: number[], glances: number, rng: Rng): readonly number[] {
  let best: readonly [number, number, number] = [0, 1, 2];
  let most = -1;
  for (let i = 0; i < Math.max(1, glances); i++) {
    const a = rng.below(left.length);
    const b = (a + 1 + rng.below(left.length - 1)) % left.length;
    const c = rng.below(left.length);
    if (c === a || c === b) continue;
    const points = at(SIDES, KINDS * (KINDS * (left[a] ?? 0) + (left[c] ?? 0)) + (left[b] ?? 0));
    if (points > most) [most, best] = [points, [a, b, c]];
  }
  const line = best.map((place) => left[place] ?? 0);
  for (const place of best.toSorted((x, y) => y - x)) left.splice(place, 1);
  return line;
}

export interface Laying {
  readonly joker: Face;
  readonly eye: Eye;
  readonly rng: Rng;
}

/**
 * Lays eight dice as people do: a good line on top, another at the bottom, what is left beside the joker; then a few
 * dice change places as long as it helps. Columns come by luck and by looking, not by planning.
 */
export function layByEye(kinds: readonly number[], { joker, eye, rng }: Laying): readonly Cell[] {
  const left = [...kinds];
  const [a = 0, top = 0, b = 0] = takeLine(left, eye.glances, rng);
  const [d = 0, bottom = 0, c = 0] = takeLine(left, Math.ceil(eye.glances / LINE), rng);
  const [west = 0, east = 0] = left;
  let ring: readonly number[] = [a, b, c, d, top, east, bottom, west];
  let points = ringPoints(ring, joker);
  for (let i = 0; i < eye.looks; i++) {
    const [p, q] = [rng.below(DICE), rng.below(DICE)];
    const tried = ring.with(p, ring[q] ?? 0).with(q, ring[p] ?? 0);
    const now = ringPoints(tried, joker);
    if (now >= points) [ring, points] = [tried, now];
  }
  return squareOf(ring, joker);
}
