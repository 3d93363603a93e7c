/** All options of a position with their values: what expert play, advice and analysis rest on. */
import { current, isForced, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { betweenOptions, keepId, tradeId, valueOfTrade } from './between.ts';
import type { Mind, Option } from './mind.ts';
import { rollingOptions } from './rolling.ts';

export function optionsOf(mind: Mind, state: CiubState): readonly Option[] {
  return state.turn.phase === 'rolling' ? rollingOptions(mind, state) : betweenOptions(mind, state);
}

/** What an action is worth; null for one that was not thought through, as happens with very many dice. */
export function valueOf(
  {
    mind,
    state,
    options,
  }: { readonly mind: Mind; readonly state: CiubState; readonly options: readonly Option[] },
  action: SeatAction,
): number | null {
  const id = choiceId(state, action);
  const found = options.find((option) => choiceId(state, option.action) === id);
  if (found) return found.value;
  return action.kind === 'whiten' || action.kind === 'trade' ? valueOfTrade(mind, state, action) : null;
}

/** Equal for actions with the same effect. */
function choiceId(state: CiubState, action: SeatAction): string {
  switch (action.kind) {
    case 'roll':
    case 'stop': {
      const skulls = current(state)
        .pool.filter(isForced)
        .map((die) => die.id);
      const aside = (action.aside ?? []).filter((id) => !skulls.includes(id)).toSorted();
      return `${action.kind} ${aside.join(' ')}`;
    }
    case 'keep':
      return keepId(state, action.dice);
    case 'trade':
    case 'whiten':
    case 'endTurn':
      return tradeId(state, action);
    default:
      return Object.entries(action)
        .map((field) => field.join('='))
        .toSorted((a, b) => a.localeCompare(b))
        .join(' ');
  }
}
