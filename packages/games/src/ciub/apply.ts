import { err, general, type Move, type Refusal, type Result } from '@cubarium/core';
import { placeToken, removeCard, turnUp } from './clauses/f-foresight.ts';
import { decline, gain, keep } from './clauses/g-gaining.ts';
import { adjust, reroll, swap } from './clauses/r-actions.ts';
import { fall, roll, stop } from './clauses/r-rolling.ts';
import { deal } from './clauses/s-setup.ts';
import { endTurn, trade, whiten } from './clauses/t-trading.ts';
import { refuse } from './refusals.ts';
import type { CiubAction, CiubState } from './types.ts';

/** The one step of the game: who may act now, then the clause that the action belongs to. */
export function apply(state: CiubState, { actor, action }: Move<CiubAction>): Result<CiubState, Refusal> {
  if (state.turn.phase === 'over') return err(refuse('game-is-over'));
  if (actor === 'chance') return applyChance(state, action);
  if (actor === 'clock') return err(general('no-clock'));
  if (actor === 'table') return err(general('bad-request'));
  if (state.turn.chance !== null) return err(general('chance-due'));
  if (state.turn.seat !== actor) return err(general('not-your-turn'));
  return applySeat(state, action);
}

function applySeat(state: CiubState, action: CiubAction): Result<CiubState, Refusal> {
  switch (action.kind) {
    case 'placeToken':
      return placeToken(state, action);
    case 'removeCard':
      return removeCard(state, action);
    case 'roll':
      return roll(state, action);
    case 'swap':
      return swap(state, action);
    case 'reroll':
      return reroll(state, action);
    case 'adjust':
      return adjust(state, action);
    case 'stop':
      return stop(state, action);
    case 'gain':
      return gain(state, action);
    case 'decline':
      return decline(state, action);
    case 'keep':
      return keep(state, action);
    case 'trade':
      return trade(state, action);
    case 'whiten':
      return whiten(state, action);
    case 'endTurn':
      return endTurn(state);
    case 'deal':
    case 'fall':
    case 'turnUp':
      return err(general('bad-request', 'only chance does that'));
  }
}

function applyChance(state: CiubState, action: CiubAction): Result<CiubState, Refusal> {
  const due = state.turn.chance;
  if (due === null) return err(general('no-chance-due'));
  if (due.kind !== action.kind) return err(general('other-chance-due', due.kind));
  switch (action.kind) {
    case 'deal':
      return deal(state, action);
    case 'fall':
      return fall(state, action);
    case 'turnUp':
      return turnUp(state, action);
    default:
      return err(general('bad-request', 'only a seat does that'));
  }
}
