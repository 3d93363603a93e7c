import type { GameDefinition } from '@cubarium/core';
import { parseAction } from './actions.ts';
import { apply } from './apply.ts';
import { deadline } from './clauses/p-clock.ts';
import { setup } from './clauses/s-setup.ts';
import { dealsAt, leadMs, least } from './least.ts';
import { legal, sample } from './legal.ts';
import { CUBO_ID } from './notation-read.ts';
import { parse, print } from './notation.ts';
import { CUBO_OPTIONS, parseCuboOptions, type CuboOptions } from './options.ts';
import { CUBO_REFUSALS } from './refusals.ts';
import { isCalm } from './state.ts';
import { drawChance, result, turn } from './turn.ts';
import type { CuboAction, CuboChance, CuboState } from './types.ts';

/** In a race everything counts at once; at a calm table what passes the go or the exchange on, and what throws dice. */
const FINAL_WHEN_CALM: readonly string[] = ['throw', 'take', 'exchange'];

export const cubo: GameDefinition<CuboState, CuboAction, CuboOptions, CuboChance> = {
  id: CUBO_ID,
  optionSchema: CUBO_OPTIONS,
  refusals: CUBO_REFUSALS,
  parseOptions: parseCuboOptions,
  setup,
  optionsOf: (state) => state.options,
  parseAction,
  apply,
  turn,
  legal,
  sample,
  drawChance,
  deadline,
  timeUp: { kind: 'timeUp' },
  result,
  isFinal: (state, action) => !isCalm(state) || FINAL_WHEN_CALM.includes(action.kind),
  leadMs,
  dealsAt,
  least,
  print,
  parse,
};
