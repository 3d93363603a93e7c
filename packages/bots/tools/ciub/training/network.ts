/**
 * A small network that corrects the strength of a seat. It is asked for every seat in turn, so that one set of weights
 * serves any number of seats.
 */
import type { Seat } from '@cubarium/core';
import type { Chances } from '../../../src/ciub/chances.ts';
import { finalShares } from '../../../src/ciub/finals.ts';
import { softmax, strengthsIn, type WeightsAt, type Worth } from '../../../src/ciub/worth.ts';
import { INPUTS, inputsOf } from './inputs.ts';

export interface Network {
  readonly hidden: number;
  /** For each hidden unit the weights of its inputs, its threshold, and its own weight in the end. */
  readonly weights: Float64Array;
}

export const THRESHOLD = INPUTS;
export const VOICE = INPUTS + 1;
export const UNIT = INPUTS + 2;

/** What the network adds to the strength of a seat that sees this; what each hidden unit says is left in `said`. */
export function added({ hidden, weights }: Network, inputs: Float64Array, said?: Float64Array): number {
  let sum = 0;
  for (let unit = 0, at = 0; unit < hidden; unit++, at += UNIT) {
    let z = weights[at + THRESHOLD] as number;
    for (let i = 0; i < INPUTS; i++) z += (weights[at + i] as number) * (inputs[i] as number);
    const says = z > 0 ? z : 0;
    if (said) said[unit] = says;
    sum += says * (weights[at + VOICE] as number);
  }
  return sum;
}

/** The value function with what a network adds to it. */
export function networkWorth(chances: Chances, weights: WeightsAt, network: Network): Worth {
  return (standing) => {
    if (standing.opus !== null) return finalShares(chances, standing);
    const strengths = strengthsIn(chances, weights, standing);
    const inputs = inputsOf(chances, standing);
    return softmax(
      standing.dice.map(
        (dice, seat) => strengths(seat as Seat)(dice) + added(network, inputs[seat] as Float64Array),
      ),
    );
  };
}
