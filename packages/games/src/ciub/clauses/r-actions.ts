/** R2–R6 · Actions within a roll: swap, re-roll, adjust. */
import { err, ok, type Refusal, type Result } from '@cubarium/core';
import {
  DISTINCT_FACES,
  inserted,
  isNumber,
  isSymbol,
  withFace,
  type Colour,
  type Die,
  type Face,
  type Symbol,
} from '../dice.ts';
import { current, findDie, inPhase, inSupply, takeFromSupply, withSeat, withTurn } from '../position.ts';
import { refuse } from '../refusals.ts';
import type { ActionOf, CiubState, SeatState } from '../types.ts';
import { falling } from './r-rolling.ts';

/** R2, R9, R10: after a roll and before stopping, a die of the pool that shows this symbol, not used yet. */
function useRefusal(state: CiubState, id: string, symbol: Symbol): Refusal | null {
  if (inPhase(state, 'foresight', 'toRoll')) return refuse('nothing-rolled');
  if (!inPhase(state, 'rolling')) return refuse('rolling-is-over');
  const seat = current(state);
  const die = findDie(seat.pool, id);
  if (!die) return refuse(findDie(seat.tray, id) ? 'die-in-tray' : 'die-not-in-pool', { die: id });
  if (die.face === null) return refuse('die-shows-nothing', { die: id });
  if (die.face !== symbol) return refuse('die-shows-other-face', { die: id });
  return die.status === 'spent' ? refuse('symbol-spent', { die: id }) : null;
}

/** True when a die of the pool gives an action now. */
export const givesAction = (die: Die): boolean => die.status === 'active' && isSymbol(die.face);

/** R3: any colour of which the supply has a die; the one given back does not count. */
export function swapRefusal(state: CiubState, colour: Colour): Refusal | null {
  return inSupply(state, colour) > 0 ? null : refuse('colour-not-in-supply', { colour });
}

export function swap(state: CiubState, { die, colour }: ActionOf<'swap'>): Result<CiubState, Refusal> {
  const refusal = useRefusal(state, die, 'swap') ?? swapRefusal(state, colour);
  if (refusal) return err(refusal);
  const seat = current(state);
  const [taken] = takeFromSupply(state, colour, 1) as readonly [Die];
  const rest = seat.pool.filter((each) => each.id !== die);
  const pool = inserted(rest, withFace(taken, null, 'inactive'));
  return ok(withTurn(withSeat(state, { ...seat, pool }), { moved: true }));
}

/** The die an action points at: any pool die (R4, R5), never one of the tray (R10). */
function targetRefusal(
  seat: SeatState,
  id: string,
  code: 'no-die-to-reroll' | 'no-die-to-adjust',
): Refusal | null {
  if (findDie(seat.pool, id)) return null;
  return refuse(findDie(seat.tray, id) ? 'die-in-tray' : code, { die: id });
}

/** R4: one pool die rolls again, itself included; the symbol is used up unless it rolled itself. */
export function reroll(state: CiubState, action: ActionOf<'reroll'>): Result<CiubState, Refusal> {
  const seat = current(state);
  const refusal =
    useRefusal(state, action.die, 'reroll') ?? targetRefusal(seat, action.target, 'no-die-to-reroll');
  if (refusal) return err(refusal);
  const pool = seat.pool.map((die) => (die.id === action.die ? withFace(die, 'reroll', 'spent') : die));
  const target = findDie(pool, action.target) as Die;
  return ok(falling(state, { ...seat, pool }, [target]));
}

/** R6: what an adjust die may turn itself to; the printed editions differ. */
export function mayTurnItself(state: CiubState, face: Face): boolean {
  return state.options.selfAdjust === 'numbers-only' ? isNumber(face) : !isSymbol(face);
}

/** R5, R6: a face that the target's colour has. */
export function faceRefusal(
  state: CiubState,
  target: Die,
  turn: { readonly by: string; readonly to: Face },
): Refusal | null {
  if (!DISTINCT_FACES[target.colour].includes(turn.to))
    return refuse('face-not-on-die', { die: target.id, face: turn.to });
  if (turn.by === target.id && !mayTurnItself(state, turn.to))
    return refuse('face-not-for-itself', { face: turn.to });
  return null;
}

/** R5: turn a pool die to any of its faces; the adjust die then goes to the tray. R6: or itself. */
export function adjust(state: CiubState, action: ActionOf<'adjust'>): Result<CiubState, Refusal> {
  const seat = current(state);
  const refusal =
    useRefusal(state, action.die, 'adjust') ?? targetRefusal(seat, action.target, 'no-die-to-adjust');
  if (refusal) return err(refusal);
  const target = findDie(seat.pool, action.target) as Die;
  const wrongFace = faceRefusal(state, target, { by: action.die, to: action.face });
  if (wrongFace) return err(wrongFace);
  const turned = withFace(target, action.face, 'active');
  const used = action.die === target.id ? turned : (findDie(seat.pool, action.die) as Die);
  const pool = seat.pool
    .filter((die) => die.id !== used.id)
    .map((die) => (die.id === target.id ? turned : die));
  return ok(withTurn(withSeat(state, { ...seat, pool, tray: inserted(seat.tray, used) }), { moved: true }));
}
