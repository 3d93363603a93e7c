/**
 * Short exercises with the solver as judge: a roll, a card, and a few ways to go on of which one is clearly the best.
 * The same seed gives the same exercise.
 */
import {
  err,
  general,
  ok,
  pick,
  seededRng,
  shuffled,
  type JsonRecord,
  type Refusal,
  type Result,
  type Rng,
} from '@cubarium/core';
import {
  CARD_IDS,
  CARDS,
  COLOURS,
  DIE_FACES,
  freshDie,
  isSymbol,
  withFace,
  type CardId,
  type Colour,
  type Die,
  type Face,
} from '@cubarium/games/ciub';
import type { TurnAction, TurnPosition, Valued } from './odds/index.ts';
import { sharedOdds } from './shared.ts';

/** Which dice to set aside, or which colour to take for a swap. */
export const EXERCISES = ['aside', 'swap'] as const;
export type ExerciseKind = (typeof EXERCISES)[number];

export interface Exercise {
  readonly kind: ExerciseKind;
  readonly card: CardId;
  readonly pool: readonly Die[];
  /** In the order in which they are offered. */
  readonly ways: readonly { readonly action: TurnAction; readonly p: number }[];
  /** The place of the best one. */
  readonly best: number;
}

/** The best way is ahead of every other by at least so much. */
export const MARGIN = 0.04;
const WAYS = 3;
const DICE = 5;
const TRIES = 60;
/** What is nearly sure or nearly hopeless teaches little. */
const WORTH = { least: 0.15, most: 0.97 };
const NODES = 20_000;

export function answerPractice(request: JsonRecord): Result<JsonRecord, Refusal> {
  const { seed } = request;
  if (typeof seed !== 'string' || seed.length > 100)
    return err(general('bad-request', 'seed must be a text'));
  const exercise = exerciseOf(seed);
  return exercise ? ok({ ...exercise }) : err(general('not-available', 'no exercise was found'));
}

/** Null only if very many positions have no clear answer, as without charts. */
export function exerciseOf(seed: string): Exercise | null {
  const rng = seededRng(`practice ${seed}`);
  const kind = pick(rng, EXERCISES);
  for (let i = 0; i < TRIES; i++) {
    const exercise = tried(rng, kind);
    if (exercise) return exercise;
  }
  return null;
}

function tried(rng: Rng, kind: ExerciseKind): Exercise | null {
  const card = pick(rng, CARD_IDS);
  const { task } = CARDS[card];
  if (task === null) return null;
  const position = positionFor(someRoll(rng, kind));
  const { exact, options } = sharedOdds().options(position, task, { maxNodes: NODES });
  const clear = exact ? clearWays(rng, distinct(kind, position.pool, options)) : null;
  return clear && { kind, card, pool: position.pool, ...clear };
}

/** No symbol but, for a swap, the one that is asked about: then there is one thing to decide. */
function someRoll(rng: Rng, kind: ExerciseKind): readonly Die[] {
  const colours: readonly Colour[] = Array.from({ length: DICE }, (_, i) =>
    i === 0 && kind === 'swap' ? 'white' : pick(rng, COLOURS),
  );
  const counts = new Map<Colour, number>();
  return colours.map((colour, i) => {
    const number = (counts.get(colour) ?? 0) + 1;
    counts.set(colour, number);
    const plain = DIE_FACES[colour].filter((face) => !isSymbol(face) && face !== 'skull');
    const face: Face = i === 0 && kind === 'swap' ? 'swap' : pick(rng, plain);
    return withFace(freshDie(colour, number), face, 'active');
  });
}

const positionFor = (pool: readonly Die[]): TurnPosition => ({
  phase: 'rolling',
  pool,
  tray: [],
  moved: false,
  supply: 'unlimited',
  selfAdjust: 'no-actions',
});

/** Ways that are told in the same words are one, worth the best of them. */
function distinct(kind: ExerciseKind, pool: readonly Die[], options: readonly Valued[]): readonly Valued[] {
  const found = new Map<string, Valued>();
  for (const option of options) {
    const words = wordsOf(kind, pool, option.action);
    const known = words === null ? undefined : found.get(words);
    if (words !== null && (known === undefined || option.p > known.p)) found.set(words, option);
  }
  return [...found.values()].toSorted((a, b) => b.p - a.p);
}

function wordsOf(kind: ExerciseKind, pool: readonly Die[], action: TurnAction): string | null {
  if (kind === 'swap') return action.kind === 'swap' ? action.colour : null;
  if (action.kind !== 'roll' || !action.aside) return null;
  const { aside } = action;
  return pool
    .flatMap(({ id, face }) => (aside.includes(id) ? [String(face)] : []))
    .toSorted()
    .join(' ');
}

/** The best, the next that is clearly worse, and one further down. */
function clearWays(rng: Rng, ranked: readonly Valued[]): Pick<Exercise, 'ways' | 'best'> | null {
  const [first, ...others] = ranked;
  if (!first || first.p < WORTH.least || first.p > WORTH.most) return null;
  const worse = others.filter(({ p }) => p <= first.p - MARGIN);
  const next = worse[0];
  const further = worse.slice(1);
  if (!next || further.length === 0) return null;
  const last = pick(rng, further.slice(0, Math.ceil(further.length / 2)));
  const ways = shuffled(rng, [first, next, last]).slice(0, WAYS);
  return { ways, best: ways.indexOf(first) };
}
