/** Eight dice lie around the joker. */
export const DICE = 8;
const CORNERS = 4;

/** Turning or mirroring a square changes no points, so four corners can go round in three ways only. */
const ORDERS = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [0, 2, 1, 3],
] as const;

const places = Array.from({ length: DICE }, (_, i) => i);
const chosenOf = (mask: number) => places.filter((i) => (mask >> i) & 1);

const MASKS = Array.from({ length: 2 ** DICE }, (_, mask) => mask).filter(
  (mask) => chosenOf(mask).length === CORNERS,
);

/** Which of eight dice are corners: one bit a die. */
export const CORNER_SETS = new Uint8Array(MASKS);
export const SETS = CORNER_SETS.length;
export const RINGS = ORDERS.length;

/** For each set and each way round: the four corners in order, then the four dice of the edges. */
export const RING_DICE = new Uint8Array(
  MASKS.flatMap((mask) => {
    const corners = chosenOf(mask);
    const edges = chosenOf(~mask & (2 ** DICE - 1));
    return ORDERS.flatMap((order) => [...order.map((i) => corners[i] ?? 0), ...edges]);
  }),
);

/**
 * The edges in the order top, right, bottom, left: those that face each other share a line through the joker, so pairs
 * belong together. Each row: the pair of top and bottom, the pair of right and left.
 */
export const PAIRINGS = new Uint8Array(
  [
    [0, 1, 2, 3],
    [0, 2, 1, 3],
    [0, 3, 1, 2],
    [1, 2, 0, 3],
    [1, 3, 0, 2],
    [2, 3, 0, 1],
  ].flat(),
);
export const PAIRING_COUNT = PAIRINGS.length / CORNERS;

/** Where the corners (in order) and the edges (top, right, bottom, left) lie, by cell. */
export const RING_CELLS = [0, 2, 8, 6, 1, 5, 7, 3] as const;
