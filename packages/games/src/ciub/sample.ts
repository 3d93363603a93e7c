import { pick, shuffled, type Rng, type Seat } from '@cubarium/core';
import { KEPT_DICE } from './clauses/g-gaining.ts';
import {
  actionChoices,
  choosable,
  declineChoices,
  foresightChoices,
  gainChoices,
  rollRange,
  tradeChoices,
  withDice,
} from './legal.ts';
import { current, diceOf, inSupply } from './position.ts';
import type { CiubState, SeatAction } from './types.ts';

type Draw = (state: CiubState, rng: Rng) => SeatAction | null;

/** One legal action: first a kind that is possible, then one of that kind. Lists of subsets are never built. */
export function sample(state: CiubState, seat: Seat, rng: Rng): SeatAction | null {
  if (state.turn.seat !== seat || state.turn.chance !== null) return null;
  const draws = shuffled(rng, DRAWS[state.turn.phase]);
  for (const draw of draws) {
    const action = draw(state, rng);
    if (action) return action;
  }
  return null;
}

const oneOf = (list: readonly SeatAction[], rng: Rng): SeatAction | null =>
  list.length > 0 ? pick(rng, list) : null;
const firstRoll: Draw = () => ({ kind: 'roll' });
const foresee: Draw = (state, rng) => oneOf(foresightChoices(state), rng);
const act: Draw = (state, rng) => oneOf(actionChoices(state), rng);
const gain: Draw = (state, rng) => oneOf(gainChoices(state), rng);
const decline: Draw = (state, rng) => oneOf(declineChoices(state), rng);
const trade: Draw = (state, rng) => oneOf(tradeChoices(state), rng);

const rollAgain: Draw = (state, rng) => {
  const range = rollRange(state);
  if (!range) return null;
  const size = range.min + rng.below(range.max - range.min + 1);
  return withDice('roll', some(rng, choosable(current(state).pool), size));
};

const stop: Draw = (state, rng) => {
  const free = choosable(current(state).pool);
  return withDice('stop', some(rng, free, rng.below(free.length + 1)));
};

const keep: Draw = (state, rng) => withDice('keep', some(rng, diceOf(current(state)), KEPT_DICE));

const whiten: Draw = (state, rng) => {
  const coloured = diceOf(current(state)).filter((die) => die.colour !== 'white');
  const most = Math.min(coloured.length, inSupply(state, 'white'));
  return most > 0 ? withDice('whiten', some(rng, coloured, 1 + rng.below(most))) : null;
};

const DRAWS: Readonly<Record<CiubState['turn']['phase'], readonly Draw[]>> = {
  dealing: [],
  foresight: [foresee, firstRoll],
  toRoll: [firstRoll],
  rolling: [act, rollAgain, stop],
  gaining: [gain, decline],
  keeping: [keep],
  trading: [trade, whiten, () => ({ kind: 'endTurn' })],
  over: [],
};

/** Some of the dice, all choices alike, named in the order in which they lie. */
function some(rng: Rng, dice: readonly { readonly id: string }[], size: number): readonly string[] {
  const chosen = new Set(shuffled(rng, dice).slice(0, size));
  return dice.filter((die) => chosen.has(die)).map((die) => die.id);
}
