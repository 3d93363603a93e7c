import { isSeat, parseOptions, type GameDefinition, type Seat } from '@cubarium/core';
import { apply } from './apply.ts';
import { PIG_OPTIONS, type PigOptions } from './options.ts';
import { parse, parseAction } from './reading.ts';
import { deadlineOf, mayHold, PIG_REFUSALS, resultOf, type Pig, type PigAction } from './state.ts';

export type { Pig, PigAction, PigCode } from './state.ts';

const legal = (state: Pig, { seat, at }: { seat: Seat; at: number }): readonly PigAction[] => {
  const deadline = deadlineOf(state);
  if (deadline === null || at >= deadline || seat !== state.seat) return [];
  return mayHold(state) ? [{ kind: 'roll' }, { kind: 'hold' }] : [{ kind: 'roll' }];
};

/** Roll a die as often as you like and add up; a 1 loses what was added; hold to keep it. */
export const pig: GameDefinition<Pig, PigAction, PigOptions, { readonly kind: 'deal' | 'fall' }> = {
  id: 'pig',
  optionSchema: PIG_OPTIONS,
  refusals: PIG_REFUSALS,
  parseOptions: (raw) => parseOptions(PIG_OPTIONS, raw),
  setup: (options) => ({
    game: 'pig',
    options,
    totals: Array.from({ length: options.seats }, () => 0),
    added: 0,
    seat: 0,
    due: 'deal',
    at: 0,
  }),
  optionsOf: (state) => state.options,
  parseAction,
  apply,
  turn(state) {
    const ended = resultOf(state);
    if (ended) return { who: 'nobody', result: ended };
    return state.due ? { who: 'chance', chance: { kind: state.due } } : { who: 'seats', seats: [state.seat] };
  },
  legal,
  sample(state, asking, rng) {
    const actions = legal(state, asking);
    return actions[rng.below(Math.max(1, actions.length))] ?? null;
  },
  drawChance(state, rng) {
    if (state.due === 'deal') {
      const first = rng.below(state.options.seats);
      return isSeat(first) ? { kind: 'deal', first } : null;
    }
    return state.due && { kind: 'fall', face: 1 + rng.below(6) };
  },
  deadline: deadlineOf,
  timeUp: { kind: 'timeUp' },
  result: resultOf,
  isFinal: () => false,
  leadMs: () => 0,
  dealsAt: () => null,
  least: (state, seat) => (state.seat === seat ? { kind: mayHold(state) ? 'hold' : 'roll' } : null),
  print: (state) => ({ ...state }),
  parse,
};
