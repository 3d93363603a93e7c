/** How long a person would think: by level, by what there is to decide, with spread. */
import type { Rng } from '@cubarium/core';
import { current, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import type { Level } from '../kit/index.ts';

/** Milliseconds for a decision of an ordinary size. */
const USUAL: Readonly<Record<SeatAction['kind'], number>> = {
  placeToken: 2600,
  removeCard: 3200,
  roll: 1900,
  swap: 1600,
  reroll: 1300,
  adjust: 2000,
  stop: 1500,
  gain: 2400,
  decline: 2200,
  keep: 3000,
  trade: 1800,
  whiten: 1600,
  endTurn: 700,
};

/** Beginners look things up, experts know; in between people take their time. */
const SPEED: Readonly<Record<Level, number>> = { novice: 1.25, casual: 1, skilled: 0.95, expert: 0.75 };
const FIRST_ROLL_MS = 900;
const DICE_OF_A_USUAL_DECISION = 5;

interface Decision {
  readonly state: CiubState;
  readonly action: SeatAction;
}

export function pace(level: Level, { state, action }: Decision, rng: Rng): number {
  const { phase } = state.turn;
  const first = phase === 'toRoll' || (phase === 'foresight' && action.kind === 'roll');
  const weight = phase === 'rolling' ? 0.5 + current(state).pool.length / (2 * DICE_OF_A_USUAL_DECISION) : 1;
  const usual = first ? FIRST_ROLL_MS : USUAL[action.kind] * weight;
  return Math.round(usual * SPEED[level] * factor(rng));
}

/** From 0.5 to 2, mostly near 1: short hesitations are common, long ones rare. */
function factor(rng: Rng): number {
  const unit = (): number => rng.below(1000) / 999;
  return 2 ** (unit() + unit() - 1);
}
