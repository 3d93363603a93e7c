/** Trains a network by temporal differences in games that are played in thought by the network itself. */
import type { Rng, Seat } from '@cubarium/core';
import { ciub, type CiubState } from '@cubarium/games/ciub';
import type { Sight } from '../../../src/ciub/ahead.ts';
import type { Chances } from '../../../src/ciub/chances.ts';
import { judgeBy } from '../../../src/ciub/judge.ts';
import { expertBy, type CiubBot } from '../../../src/ciub/levels.ts';
import type { Standing } from '../../../src/ciub/standing.ts';
import { createGlance, strengthsIn, type WeightsAt } from '../../../src/ciub/worth.ts';
import { imagined, imaginedGame, type ImaginedGame } from './imagined.ts';
import { inputsOf } from './inputs.ts';
import { Learner, newNetwork, type Lesson } from './learner.ts';
import { networkWorth, type Network } from './network.ts';

/** How far a lesson looks to what came in the end, and not to what was expected a turn later. */
const LAMBDA = 0.8;
const [FIRST_RATE, LAST_RATE] = [2e-3, 1e-4];
export const GAMES_A_STEP = 8;
const HIDDEN = 24;

export class Schooling {
  readonly network: Network;
  private readonly chances: Chances;
  private readonly weights: WeightsAt;
  private readonly sight: Sight;
  private readonly learner: Learner;
  private readonly rng: Rng;

  constructor(chances: Chances, weights: WeightsAt, rng: Rng) {
    this.chances = chances;
    this.weights = weights;
    this.rng = rng;
    this.network = newNetwork(HIDDEN, rng);
    this.learner = new Learner(this.network);
    const worth = networkWorth(chances, weights, this.network);
    this.sight = { chances, worth, glance: createGlance(chances, weights) };
  }

  /** Some games, and a step by what they teach; `progress` goes from 0 to 1. Gives the mean surprise. */
  step(progress: number, games = GAMES_A_STEP): number {
    const lessons: Lesson[] = [];
    for (let game = 0; game < games; game++) lessons.push(...this.lessonsOf(this.played()));
    return this.learner.learn(lessons, FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress);
  }

  /** An expert that judges by the network as it is now. */
  expert(): CiubBot {
    return expertBy(judgeBy(this.sight, 'ahead'));
  }

  private played(): ImaginedGame {
    return imaginedGame(this.sight, imagined(dealt(this.rng)), this.rng);
  }

  private lessonsOf({ moments, shares }: ImaginedGame): readonly Lesson[] {
    let later = shares;
    return moments.toReversed().map(({ standing, expected }) => {
      later = later.map((share, i) => LAMBDA * share + (1 - LAMBDA) * (expected[i] as number));
      return this.lesson(standing, later);
    });
  }

  private lesson(standing: Standing, shares: readonly number[]): Lesson {
    const strengths = strengthsIn(this.chances, this.weights, standing);
    return {
      inputs: inputsOf(this.chances, standing),
      strengths: standing.dice.map((dice, seat) => strengths(seat as Seat)(dice)),
      shares,
    };
  }
}

const SEATS = [2, 2, 3, 4];

/** A table of any kind, dealt: half of them with two seats. */
function dealt(rng: Rng): CiubState {
  const options = ciub.parseOptions({
    seats: SEATS[rng.below(SEATS.length)],
    length: rng.below(4) === 0 ? 'short' : 'normal',
    selfAdjust: rng.below(4) === 0 ? 'numbers-only' : 'no-actions',
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const start = ciub.setup(options.value);
  const action = ciub.drawChance(start, rng);
  const state = action && ciub.apply(start, { at: 0, actor: 'chance', action });
  if (!state?.ok) throw new Error('not dealt');
  return state.value;
}
