/** Leads a network towards what positions turned out to be worth, each weight at its own pace (Adam). */
import type { Rng } from '@cubarium/core';
import { softmax } from '../../../src/ciub/worth.ts';
import { INPUTS } from './inputs.ts';
import { added, THRESHOLD, UNIT, VOICE, type Network } from './network.ts';

/** The beginning of a turn, and what each seat's chance should have been. */
export interface Lesson {
  readonly inputs: readonly Float64Array[];
  /** Each seat's strength without the network. */
  readonly strengths: readonly number[];
  readonly shares: readonly number[];
}

const FINE = 1 << 20;
const LOUDEST_AT_FIRST = 0.01;

/** Units that each look at something else and hardly say anything yet. */
export function newNetwork(hidden: number, rng: Rng): Network {
  const around = (): number => (2 * rng.below(FINE)) / FINE - 1;
  const spread = Math.sqrt(3 / INPUTS);
  const weights = Float64Array.from({ length: hidden * UNIT }, (_, at) => {
    const place = at % UNIT;
    if (place === THRESHOLD) return 0;
    return around() * (place === VOICE ? LOUDEST_AT_FIRST : spread);
  });
  return { hidden, weights };
}

const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const TINY = 1e-8;

export class Learner {
  readonly network: Network;
  private readonly gradient: Float64Array;
  private readonly slopes: Float64Array;
  private readonly squares: Float64Array;
  private readonly said: Float64Array;
  private steps = 0;

  constructor(network: Network) {
    const { length } = network.weights;
    this.network = network;
    this.gradient = new Float64Array(length);
    this.slopes = new Float64Array(length);
    this.squares = new Float64Array(length);
    this.said = new Float64Array(network.hidden);
  }

  /** Takes a step by all of these; gives the mean surprise before it. */
  learn(lessons: readonly Lesson[], rate: number): number {
    this.gradient.fill(0);
    let surprise = 0;
    for (const lesson of lessons) surprise += this.take(lesson);
    this.step(rate, lessons.length);
    return surprise / lessons.length;
  }

  private take({ inputs, strengths, shares }: Lesson): number {
    const chances = softmax(inputs.map((each, i) => (strengths[i] as number) + added(this.network, each)));
    let surprise = 0;
    for (const [i, each] of inputs.entries()) {
      const [chance, share] = [chances[i] as number, shares[i] as number];
      if (share > 0) surprise -= share * Math.log(chance);
      added(this.network, each, this.said);
      this.backwards(each, chance - share);
    }
    return surprise;
  }

  private backwards(inputs: Float64Array, wrong: number): void {
    const { network, gradient, said } = this;
    for (let unit = 0, at = 0; unit < network.hidden; unit++, at += UNIT) {
      const says = said[unit] as number;
      if (says === 0) continue;
      const back = wrong * (network.weights[at + VOICE] as number);
      gradient[at + VOICE] = (gradient[at + VOICE] as number) + wrong * says;
      gradient[at + THRESHOLD] = (gradient[at + THRESHOLD] as number) + back;
      for (let i = 0; i < INPUTS; i++)
        gradient[at + i] = (gradient[at + i] as number) + back * (inputs[i] as number);
    }
  }

  private step(rate: number, lessons: number): void {
    const { weights } = this.network;
    this.steps++;
    const young = 1 - MEMORY ** this.steps;
    const longYoung = 1 - LONG_MEMORY ** this.steps;
    for (const [at, sum] of this.gradient.entries()) {
      const slope = sum / lessons;
      const mean = MEMORY * (this.slopes[at] as number) + (1 - MEMORY) * slope;
      const square = LONG_MEMORY * (this.squares[at] as number) + (1 - LONG_MEMORY) * slope * slope;
      this.slopes[at] = mean;
      this.squares[at] = square;
      const pace = mean / young / (Math.sqrt(square / longYoung) + TINY);
      weights[at] = (weights[at] as number) - rate * pace;
    }
  }
}
