/** Self-play and the fit of the value function's weights to how the games ended. */
import type { Rng, Seat } from '@cubarium/core';
import { ciub, type CiubState } from '@cubarium/games/ciub';
import { createChances, type Chances } from './chances.ts';
import { optionsOf } from './decide.ts';
import { createJudge } from './judge.ts';
import { bestOf, type Mind, type Option } from './mind.ts';
import { sharedChart } from './shared.ts';
import { standingOf } from './standing.ts';
import { FEATURES, featuresOf, latenessOf, type Weights } from './worth.ts';

export { slopeOf, type Guess } from './sureness.ts';
export { WEIGHTS } from './weights.ts';

/** Chances as the bots of this process have them. */
export const tunedChances = createChances(sharedChart);

/** The beginning of a turn: what the seat to move has over the other, and its share of the win. */
export interface Sample {
  readonly inputs: readonly number[];
  readonly share: number;
}

/** One in so many decisions is another one that costs little, so that the samples are not all alike. */
const EXPLORED = 8;
const EXPLORING_COSTS = 0.02;

/** A game of two seats that both play by these weights. */
export function selfPlay(chances: Chances, weights: Weights, rng: Rng): readonly Sample[] {
  const mind: Mind = { judge: createJudge(chances, () => weights, 'ahead'), budget: {}, taste: () => 1 };
  const seen: { readonly seat: Seat; readonly inputs: readonly number[] }[] = [];
  let state = start();
  for (;;) {
    const turn = ciub.turn(state);
    if (turn.who === 'nobody')
      return seen.map(({ seat, inputs }) => ({ inputs, share: shareOf(state, seat) }));
    const { seat, phase } = state.turn;
    if (turn.who === 'seats' && phase === 'foresight')
      seen.push({ seat, inputs: inputsOf(chances, state, seat) });
    const action =
      turn.who === 'chance' ? ciub.drawChance(state, rng) : explored(optionsOf(mind, state), rng)?.action;
    if (!action) throw new Error(`nothing to do in ${phase}`);
    const next = ciub.apply(state, { at: 0, actor: turn.who === 'chance' ? 'chance' : seat, action });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    state = next.value;
  }
}

function start(): CiubState {
  const options = ciub.parseOptions({ seats: 2 });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return ciub.setup(options.value);
}

function explored(options: readonly Option[], rng: Rng): Option | null {
  const best = bestOf(options);
  if (best === null || rng.below(EXPLORED) > 0) return best;
  const near = options.filter(({ value }) => value >= best.value - EXPLORING_COSTS);
  return near[rng.below(near.length)] ?? best;
}

function shareOf(state: CiubState, seat: Seat): number {
  const winners = ciub.result(state)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Two inputs a feature, as the weights take them. */
function inputsOf(chances: Chances, state: CiubState, seat: Seat): readonly number[] {
  const standing = standingOf(state);
  const own = featuresOf(chances, standing, seat);
  const other = featuresOf(chances, standing, seat === 0 ? 1 : 0);
  const late = latenessOf(standing);
  return FEATURES.flatMap((feature) => {
    const more = own[feature] - other[feature];
    return [more, more * late];
  });
}

/** Keeps weights small that the samples say little about; counted in samples. */
const RIDGE = 8;
const ROUNDS = 20;

export interface Fit {
  readonly weights: Weights;
  /** The mean surprise a sample: 0.693 for who knows nothing. */
  readonly surprise: number;
}

/** Logistic regression by Newton's method. */
export function fitted(samples: readonly Sample[]): Fit {
  const scales = FEATURES.flatMap((_, i) => [scaleOf(samples, 2 * i), scaleOf(samples, 2 * i + 1)]);
  const rows = samples.map(({ inputs, share }) => ({
    x: inputs.map((value, i) => value / at(scales, i)),
    share,
  }));
  let weights: readonly number[] = scales.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(rows, weights);
    weights = weights.map((weight, i) => weight + at(step, i));
  }
  const surprise = rows.reduce((sum, row) => sum + surpriseAt(row, weights), 0) / rows.length;
  const rounded = weights.map((weight, i) => Math.round((weight / at(scales, i)) * 1e4) / 1e4);
  const entries = FEATURES.map(
    (feature, i) => [feature, [at(rounded, 2 * i), at(rounded, 2 * i + 1)]] as const,
  );
  return { weights: Object.fromEntries(entries) as unknown as Weights, surprise };
}

interface Row {
  readonly x: readonly number[];
  readonly share: number;
}

const at = (list: readonly number[], i: number): number => list[i] as number;

const scaleOf = (samples: readonly Sample[], i: number): number =>
  Math.sqrt(samples.reduce((sum, { inputs }) => sum + at(inputs, i) ** 2, 0) / samples.length) || 1;

const chanceAt = (x: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * at(weights, i), 0)));

function surpriseAt({ x, share }: Row, weights: readonly number[]): number {
  const chance = chanceAt(x, weights);
  return -(share * Math.log(chance) + (1 - share) * Math.log(1 - chance));
}

function newtonStep(rows: readonly Row[], weights: readonly number[]): readonly number[] {
  const slope = weights.map((weight) => -RIDGE * weight);
  const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
  for (const { x, share } of rows) {
    const chance = chanceAt(x, weights);
    const spread = chance * (1 - chance);
    for (const [i, value] of x.entries()) {
      slope[i] = at(slope, i) + (share - chance) * value;
      const line = bend[i] as number[];
      for (const [j, other] of x.entries()) line[j] = at(line, j) + spread * value * other;
    }
  }
  return solved(bend, slope);
}

/** Gauss: the matrix is positive definite, so no pivoting is needed. */
function solved(matrix: number[][], right: number[]): readonly number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    const line = matrix[i] as number[];
    for (let k = i + 1; k < n; k++) {
      const below = matrix[k] as number[];
      const factor = at(below, i) / at(line, i);
      for (let j = i; j < n; j++) below[j] = at(below, j) - factor * at(line, j);
      right[k] = at(right, k) - factor * at(right, i);
    }
  }
  const result = right.map(() => 0);
  for (let i = n - 1; i >= 0; i--) {
    const line = matrix[i] as number[];
    let sum = at(right, i);
    for (let j = i + 1; j < n; j++) sum -= at(line, j) * at(result, j);
    result[i] = sum / at(line, i);
  }
  return result;
}
