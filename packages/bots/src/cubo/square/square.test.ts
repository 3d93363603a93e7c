import { seededRng, shuffled, type Rng } from '@cubarium/core';
import { bestExchange, FACES, scoreSquare, type Cell, type Face } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { arrangeFor, bestWorth, bestPoints, bestSquare, cellOf, kindOf, redsOf } from './index.ts';

interface Throw {
  readonly kinds: readonly number[];
  readonly joker: Face;
}

const face = (rng: Rng): Face => FACES[rng.below(FACES.length)] ?? 1;
const kind = (rng: Rng, colour: Cell['colour']): number => kindOf({ colour, face: face(rng) });

function thrown(rng: Rng, reds: number): Throw {
  const kinds = Array.from({ length: 8 }, (_, i) => kind(rng, i < reds ? 'red' : 'blue'));
  return { kinds, joker: face(rng) };
}

/** All 40,320 layouts, each scored by the rules, without any of the solver's shortcuts. */
function* everySquare({ kinds, joker }: Throw): Generator<readonly Cell[]> {
  const cells = kinds.map(cellOf);
  function* rest(laid: readonly Cell[], left: readonly Cell[]): Generator<readonly Cell[]> {
    if (left.length === 0) yield laid.toSpliced(4, 0, { colour: 'joker', face: joker });
    for (const [i, die] of left.entries()) yield* rest([...laid, die], left.toSpliced(i, 1));
  }
  yield* rest([], cells);
}

const most = (each: Iterable<readonly Cell[]>, value: (square: readonly Cell[]) => number): number => {
  let best = 0;
  for (const square of each) best = Math.max(best, value(square));
  return best;
};

const sorted = (cells: readonly Cell[]) => cells.map((cell) => `${cell.colour}${cell.face}`).toSorted();

// Every mixture of colours that drifting (W7) can lead to.
test.each([0, 1, 2, 3, 4, 4, 4, 4, 5, 6, 7, 8])(
  '[cubo W6] with %i red dice the best square is the best of all 40,320 layouts',
  (reds) => {
    const rng = seededRng(`all layouts ${reds}`);
    const dice = thrown(rng, reds);
    const { square, points } = bestSquare(dice.kinds, dice.joker);
    const exact = most(everySquare(dice), (each) => scoreSquare(each).points);
    expect({ ...dice, points }).toEqual({ ...dice, points: exact });
    expect(scoreSquare(square).points).toBe(points);
    expect(square[4]).toEqual({ colour: 'joker', face: dice.joker });
    expect(sorted(square.toSpliced(4, 1))).toEqual(sorted(dice.kinds.map(cellOf)));
    expect(bestPoints(dice.kinds, dice.joker)).toBe(points);
  },
);

test.each([4, 4, 6, 8])(
  '[cubo W1] with %i red dice no layout has more after its best exchange, or as much and more before it',
  (reds) => {
    const rng = seededRng(`exchanges ${reds}`);
    const dice = thrown(rng, reds);
    const middle = [kind(rng, 'red'), kind(rng, 'blue')];
    const dies = middle.map(cellOf);
    // After-points first, before-points second, as one number.
    const rank = (square: readonly Cell[]) =>
      1000 * Math.max(...dies.map((die) => bestExchange(square, die).points)) + scoreSquare(square).points;
    const exact = most(everySquare(dice), rank);
    const { square, points, worth } = arrangeFor(dice.kinds, dice.joker, { middle });
    expect({ ...dice, middle, rank: rank(square) }).toEqual({ ...dice, middle, rank: exact });
    expect(1000 * worth + points).toBe(exact);
    expect(bestWorth(dice.kinds, dice.joker, { middle })).toBe(worth);
    expect(sorted(square.toSpliced(4, 1))).toEqual(sorted(dice.kinds.map(cellOf)));
  },
);

test('the order of the dice and the names of the colours change nothing', () => {
  const rng = seededRng('symmetries');
  for (let i = 0; i < 300; i++) {
    const { kinds, joker } = thrown(rng, rng.below(9));
    const points = bestPoints(kinds, joker);
    expect(bestPoints(shuffled(rng, kinds), joker)).toBe(points);
    const otherColour = kinds.map((each) => (each + 6) % 12);
    expect(bestPoints(otherColour, joker)).toBe(points);
  }
});

test('the floor is given back when the dice make no more', () => {
  const rng = seededRng('floor');
  for (let i = 0; i < 300; i++) {
    const { kinds, joker } = thrown(rng, 4);
    const points = bestPoints(kinds, joker);
    const floor = rng.below(40);
    expect(bestPoints(kinds, joker, floor)).toBe(Math.max(points, floor));
  }
});

test('a choice of the middle never makes less than none, and more dice never make less', () => {
  const rng = seededRng('middle');
  for (let i = 0; i < 50; i++) {
    const { kinds, joker } = thrown(rng, 4);
    const middle = [kind(rng, 'red'), kind(rng, 'red'), kind(rng, 'blue'), kind(rng, 'blue')];
    const few = bestWorth(kinds, joker, { middle: middle.slice(0, 2) });
    expect(few).toBeGreaterThanOrEqual(bestPoints(kinds, joker));
    expect(bestWorth(kinds, joker, { middle })).toBeGreaterThanOrEqual(few);
  }
});

test('[cubo W7] what the colours are worth later decides the exchange with the points', () => {
  const rng = seededRng('colours');
  const colours = [9, 6, 3, 1, 0, 1, 3, 6, 9];
  for (let i = 0; i < 5; i++) {
    const { kinds, joker } = thrown(rng, rng.below(9));
    const middle = [kind(rng, 'red'), kind(rng, 'blue')];
    const options = middle.flatMap((taken) => kinds.map((_, given) => kinds.with(given, taken)));
    const exact = Math.max(
      ...[kinds, ...options].map((dice) => bestPoints(dice, joker) + (colours[redsOf(dice)] ?? 0)),
    );
    expect(bestWorth(kinds, joker, { middle, colours })).toBeCloseTo(exact, 6);
    expect(arrangeFor(kinds, joker, { middle, colours }).worth).toBeCloseTo(exact, 6);
  }
});

test('nine sixes of one colour are the most there can be', () => {
  const sixes = Array.from({ length: 8 }, () => kindOf({ colour: 'red', face: 6 }));
  expect(bestPoints(sixes, 6)).toBe(72);
});
