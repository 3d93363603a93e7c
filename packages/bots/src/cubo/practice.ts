/** Exercises for the eye: lay the best square of a throw. The same seed gives the same throw. */
import {
  err,
  general,
  ok,
  pick,
  seededRng,
  type JsonRecord,
  type Refusal,
  type Result,
} from '@cubarium/core';
import { FACES, type Cell, type Face } from '@cubarium/games/cubo';
import { arrangeFor, kindOf } from './square/index.ts';

export interface Exercise {
  readonly dice: readonly Cell[];
  readonly joker: Face;
  /** One of the best squares, and its points. */
  readonly square: readonly Cell[];
  readonly points: number;
}

const DICE = 8;
/** Fewer points than this leave little to find. */
const LEAST = 18;

export function answerPractice(request: JsonRecord): Result<JsonRecord, Refusal> {
  const { seed } = request;
  if (typeof seed !== 'string' || seed.length > 100)
    return err(general('bad-request', 'seed must be a text'));
  return ok({ ...exerciseOf(seed) });
}

export function exerciseOf(seed: string): Exercise {
  const rng = seededRng(`practice ${seed}`);
  for (;;) {
    const reds = 3 + rng.below(3);
    const dice = Array.from({ length: DICE }, (_, i): Cell => ({
      colour: i < reds ? 'red' : 'blue',
      face: pick(rng, FACES),
    }));
    const joker = pick(rng, FACES);
    const { square, points } = arrangeFor(dice.map(kindOf), joker, { middle: [] });
    if (points >= LEAST) return { dice, joker, square, points };
  }
}
