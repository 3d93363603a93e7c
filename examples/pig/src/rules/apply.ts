import { err, general, isSeat, nextSeat, ok, type Move, type Refusal, type Result } from '@cubarium/core';
import {
  deadlineOf,
  isOver,
  mayHold,
  PIG_REFUSALS,
  type Pig,
  type PigAction,
  type PigCode,
} from './state.ts';

const refuse = (code: PigCode) => err({ clause: PIG_REFUSALS[code], code });
const pass = (state: Pig, at: number): Pig => ({
  ...state,
  at,
  added: 0,
  seat: nextSeat(state.seat, state.options.seats),
});

export function apply(state: Pig, { at, actor, action }: Move<PigAction>): Result<Pig, Refusal> {
  if (isOver(state)) return refuse('game-over');
  if (at < state.at) return err(general('time-goes-back'));
  if (actor === 'chance') return chance(state, at, action);
  if (state.due !== null) return err(general('chance-due'));
  const deadline = deadlineOf(state);
  if (actor === 'clock') {
    if (deadline === null || at < deadline) return err(general('not-due'));
    return ok(pass(state, at));
  }
  if (actor !== state.seat) return err(general('not-your-turn'));
  if (deadline !== null && at >= deadline) return err(general('clock-first'));
  if (action.kind === 'roll') return ok({ ...state, at, due: 'fall' });
  if (!mayHold(state)) return refuse('nothing-to-hold');
  const totals = state.totals.map((total, seat) => (seat === actor ? total + state.added : total));
  return ok({ ...pass(state, at), totals });
}

function chance(state: Pig, at: number, action: PigAction): Result<Pig, Refusal> {
  if (state.due === null) return err(general('no-chance-due'));
  if (action.kind !== state.due) return err(general('other-chance-due'));
  if (action.kind === 'deal') {
    if (!isSeat(action.first, state.options.seats)) return err(general('impossible-faces'));
    return ok({ ...state, at, seat: action.first, due: null });
  }
  if (action.kind !== 'fall' || ![1, 2, 3, 4, 5, 6].includes(action.face))
    return err(general('impossible-faces'));
  if (action.face > 1) return ok({ ...state, at, added: state.added + action.face, due: null });
  if (state.options.mercy && state.added === 0) return ok({ ...state, at, due: null });
  return ok({ ...pass(state, at), due: null });
}
