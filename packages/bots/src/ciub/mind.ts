/** What all decisions of a thinking bot share. */
import { CARDS, type CardId, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import type { Endings } from './endings.ts';
import type { Judge } from './judge.ts';
import type { Budget } from './odds/solver.ts';
import { gainable, ownDice } from './standing.ts';

/** An action with the chance to win that it leaves. */
export interface Option {
  readonly action: SeatAction;
  readonly value: number;
}

/** The first of the best. */
export function bestOf(options: readonly Option[]): Option | null {
  let best: Option | null = null;
  for (const option of options) if (best === null || option.value > best.value) best = option;
  return best;
}

export interface Mind {
  readonly judge: Judge;
  readonly budget: Budget;
  /** How much more or less than it is worth a card seems to be; 1 for who judges rightly. */
  readonly taste: (card: CardId) => number;
}

export interface Target {
  readonly card: CardId;
  readonly task: NonNullable<(typeof CARDS)[CardId]['task']>;
  readonly value: number;
}

/** Cards worth going for, the best first, with the chance to win after gaining them. */
export function targets(mind: Mind, endings: Endings, state: CiubState): readonly Target[] {
  const key = ownDice(state);
  const declined = endings.declining(key);
  return gainable(endings.standing, state.turn.seat)
    .flatMap((card) => {
      const { task } = CARDS[card];
      const value = declined + (endings.gaining(card, key) - declined) * mind.taste(card);
      return task && value > declined ? [{ card, task, value }] : [];
    })
    .toSorted((a, b) => b.value - a.value);
}
