import { parseOptions, type GameDefinition, type Turn } from '@cubarium/core';
import { parseAction } from './actions.ts';
import { apply } from './apply.ts';
import { drawChance } from './chance.ts';
import { outcome } from './clauses/e-ending.ts';
import { setup } from './clauses/s-setup.ts';
import { least } from './least.ts';
import { legal } from './legal.ts';
import { parse } from './notation/parse.ts';
import { print } from './notation/print.ts';
import { OPTION_SCHEMA } from './options.ts';
import { CIUB_REFUSALS } from './refusals.ts';
import { sample } from './sample.ts';
import type { Chance, CiubAction, CiubOptions, CiubState } from './types.ts';

function turn(state: CiubState): Turn<Chance> {
  if (state.turn.phase === 'over') return { who: 'nobody', result: outcome(state) };
  if (state.turn.chance !== null) return { who: 'chance', chance: state.turn.chance };
  return { who: 'seats', seats: [state.turn.seat] };
}

export const ciub: GameDefinition<CiubState, CiubAction, CiubOptions, Chance> = {
  id: 'ciub',
  optionSchema: OPTION_SCHEMA,
  refusals: CIUB_REFUSALS,
  parseOptions: (raw) => parseOptions(OPTION_SCHEMA, raw),
  setup,
  optionsOf: (state) => state.options,
  parseAction,
  apply,
  turn,
  legal: (state, { seat }) => legal(state, seat),
  sample: (state, { seat }, rng) => sample(state, seat, rng),
  drawChance,
  deadline: () => null,
  timeUp: null,
  result: (state) => (state.turn.phase === 'over' ? outcome(state) : null),
  // Rolling and turning up a card open a chance node, which nothing can be undone across anyway.
  isFinal: (_state, action) => action.kind === 'endTurn',
  leadMs: () => 0,
  dealsAt: () => null,
  least,
  print,
  parse,
};
