import { at, KINDS, SIDES, THROUGH } from './kinds.ts';
import { CORNER_SETS, DICE, PAIRING_COUNT, PAIRINGS, RING_DICE, RINGS, SETS } from './rings.ts';

/**
 * The best square of eight dice around a joker, exactly. Corners are enumerated (70 sets, 3 ways round); then the four
 * edges are two independent pairs, each laid in the better of its two ways. Bounds on the sides leave most rings out.
 * Everything is kept in arrays that are used again: the search allocates nothing.
 */
const sideBound = new Uint8Array(DICE * DICE);
const sidePoints = new Uint8Array(4 * 4);
const dice = new Uint8Array(DICE);
let through = 0;
let throughBound = 0;

/** The best ring so far: its corners, then its edges from the top clockwise, as places in the list of dice. */
const found = new Uint8Array(DICE);
let best = 0;

const sideAt = (a: number, b: number): number => KINDS * (KINDS * at(dice, a) + at(dice, b));
const throughAt = (a: number, b: number): number => at(THROUGH, through + KINDS * at(dice, a) + at(dice, b));

/** The most that any third die makes of two corners, and the most that any two make of the joker. */
function setBounds(): void {
  throughBound = 0;
  for (let a = 0; a < DICE; a++) {
    for (let b = a + 1; b < DICE; b++) {
      const ends = sideAt(a, b);
      let most = 0;
      for (let i = 0; i < DICE; i++) {
        const points = at(SIDES, ends + at(dice, i));
        if (points > most && i !== a && i !== b) most = points;
      }
      sideBound[DICE * a + b] = most;
      sideBound[DICE * b + a] = most;
      const middle = throughAt(a, b);
      if (middle > throughBound) throughBound = middle;
    }
  }
}

function boundOf(ring: number): number {
  const a = at(RING_DICE, ring);
  const b = at(RING_DICE, ring + 1);
  const c = at(RING_DICE, ring + 2);
  const d = at(RING_DICE, ring + 3);
  return (
    at(sideBound, DICE * a + b) +
    at(sideBound, DICE * b + c) +
    at(sideBound, DICE * c + d) +
    at(sideBound, DICE * d + a) +
    2 * throughBound
  );
}

/** What each edge die is worth on each of the four sides of a ring. */
function setSides(ring: number): void {
  for (let side = 0; side < 4; side++) {
    const ends = sideAt(at(RING_DICE, ring + side), at(RING_DICE, ring + ((side + 1) & 3)));
    for (let edge = 0; edge < 4; edge++)
      sidePoints[4 * side + edge] = at(SIDES, ends + at(dice, at(RING_DICE, ring + 4 + edge)));
  }
}

function keep(ring: number, [top, right, bottom, left]: readonly [number, number, number, number]): void {
  for (let i = 0; i < 4; i++) found[i] = at(RING_DICE, ring + i);
  found[4] = at(RING_DICE, ring + 4 + top);
  found[5] = at(RING_DICE, ring + 4 + right);
  found[6] = at(RING_DICE, ring + 4 + bottom);
  found[7] = at(RING_DICE, ring + 4 + left);
}

function tryRing(ring: number): void {
  setSides(ring);
  for (let pairing = 0; pairing < PAIRING_COUNT; pairing++) {
    const p = at(PAIRINGS, 4 * pairing);
    const q = at(PAIRINGS, 4 * pairing + 1);
    const r = at(PAIRINGS, 4 * pairing + 2);
    const s = at(PAIRINGS, 4 * pairing + 3);
    const down = at(sidePoints, p) + at(sidePoints, 8 + q);
    const up = at(sidePoints, q) + at(sidePoints, 8 + p);
    const over = at(sidePoints, 4 + r) + at(sidePoints, 12 + s);
    const back = at(sidePoints, 4 + s) + at(sidePoints, 12 + r);
    const upright = throughAt(at(RING_DICE, ring + 4 + p), at(RING_DICE, ring + 4 + q));
    const flat = throughAt(at(RING_DICE, ring + 4 + r), at(RING_DICE, ring + 4 + s));
    const points = (down > up ? down : up) + (over > back ? over : back) + upright + flat;
    if (points <= best) continue;
    best = points;
    keep(ring, [down > up ? p : q, over > back ? r : s, down > up ? q : p, over > back ? s : r]);
  }
}

/** One bit for each die that equals the one before it in the sorted list. */
function equalsBefore(): number {
  let mask = 0;
  for (let i = 1; i < DICE; i++) if (dice[i] === dice[i - 1]) mask |= 1 << i;
  return mask;
}

function search(): void {
  setBounds();
  eachRing(tryRing);
}

/** Rings that may make more than the best so far, by their place in the table of rings. */
function eachRing(visit: (ring: number) => void): void {
  const equal = equalsBefore();
  for (let set = 0; set < SETS; set++) {
    const mask = at(CORNER_SETS, set);
    // Among equal dice the first ones are the corners; any other choice is the same square.
    if ((mask & equal & ~(mask << 1)) !== 0) continue;
    for (let way = 0; way < RINGS; way++) {
      const ring = DICE * (RINGS * set + way);
      if (boundOf(ring) > best) visit(ring);
    }
  }
}

function prepare(kinds: ArrayLike<number>, joker: number): void {
  for (let i = 0; i < DICE; i++) dice[i] = kinds[i] ?? 0;
  dice.sort();
  through = KINDS ** 2 * (joker - 1);
}

/** The edges of a pairing, top, right, bottom and left, in each of the four ways its two pairs can be laid. */
const WAYS = [
  [0, 2, 1, 3],
  [1, 2, 0, 3],
  [0, 3, 1, 2],
  [1, 3, 0, 2],
] as const;

function laidWays(ring: number, visit: (laid: readonly number[]) => void): void {
  const die = (place: number): number => at(dice, at(RING_DICE, ring + place));
  const corners = [die(0), die(1), die(2), die(3)];
  for (let pairing = 0; pairing < PAIRING_COUNT; pairing++)
    for (const way of WAYS) visit([...corners, ...way.map((i) => die(4 + at(PAIRINGS, 4 * pairing + i)))]);
}

export interface Wanted {
  readonly joker: number;
  /** Squares with fewer points are of no interest. */
  readonly least: number;
}

/** Every square with so many points, turned and mirrored ones left out: corners, then edges from the top clockwise. */
export function eachSquare(
  kinds: ArrayLike<number>,
  { joker, least }: Wanted,
  visit: (ring: readonly number[]) => void,
): void {
  prepare(kinds, joker);
  best = least - 1;
  setBounds();
  eachRing((ring) => {
    tryRing(ring);
    if (best < least) return;
    best = least - 1;
    laidWays(ring, (laid) => {
      if (ringPoints(laid, joker) >= least) visit(laid);
    });
  });
}

/** The points of eight dice laid as a ring. */
export function ringPoints(ring: readonly number[], joker: number): number {
  const [a = 0, b = 0, c = 0, d = 0, top = 0, right = 0, bottom = 0, left = 0] = ring;
  const side = (end: number, other: number, middle: number): number =>
    at(SIDES, KINDS * (KINDS * end + other) + middle);
  const line = (end: number, other: number): number =>
    at(THROUGH, KINDS ** 2 * (joker - 1) + KINDS * end + other);
  const around = side(a, b, top) + side(b, c, right) + side(c, d, bottom) + side(d, a, left);
  return around + line(top, bottom) + line(right, left);
}

/** The most points these eight dice make around a joker with this face; `floor` if they make no more than that. */
export function bestPoints(kinds: ArrayLike<number>, joker: number, floor = 0): number {
  prepare(kinds, joker);
  best = floor;
  search();
  return best;
}

export interface BestRing {
  readonly points: number;
  /** The kinds of the dice: four corners, then the edges from the top clockwise (see `RING_CELLS`). */
  readonly ring: readonly number[];
}

/** A square with the most points. */
export function bestRing(kinds: ArrayLike<number>, joker: number): BestRing {
  prepare(kinds, joker);
  for (let i = 0; i < DICE; i++) found[i] = i;
  best = 0;
  search();
  return { points: best, ring: Array.from(found, (place) => at(dice, place)) };
}
