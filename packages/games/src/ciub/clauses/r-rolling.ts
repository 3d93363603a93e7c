/** R · Phase 2, rolling: the rolls themselves, setting aside, rolling again and stopping. */
import { err, general, ok, type Refusal, type Result } from '@cubarium/core';
import { DIE_FACES, inserted, isActive, withFace, type Die } from '../dice.ts';
import { current, findDie, inPhase, withSeat } from '../position.ts';
import { refuse } from '../refusals.ts';
import type { ActionOf, CiubState, SeatState } from '../types.ts';

const NOTHING: readonly string[] = [];

/** R7: an active skull goes to the tray whether it is named or not. */
export const isForced = (die: Die): boolean => die.face === 'skull' && isActive(die);

/** R7, R10: every named die must be an active die of the pool, named once. */
function asideRefusal(seat: SeatState, aside: readonly string[]): Refusal | null {
  for (const [i, id] of aside.entries()) {
    const die = findDie(seat.pool, id);
    if (!die) return refuse(findDie(seat.tray, id) ? 'die-in-tray' : 'not-your-pool-die', { die: id });
    if (!isActive(die)) return refuse('die-is-inactive', { die: id });
    if (aside.indexOf(id) !== i) return refuse('die-named-twice', { die: id });
  }
  return null;
}

/** R7: the named dice and all skulls move to the tray. */
function setAside(seat: SeatState, aside: readonly string[]): SeatState {
  const pool: Die[] = [];
  let tray = seat.tray;
  for (const die of seat.pool) {
    if (isForced(die) || aside.includes(die.id)) tray = inserted(tray, die);
    else pool.push(die);
  }
  return tray === seat.tray ? seat : { ...seat, pool, tray };
}

/** R8: something is left to roll, and something moved since the last roll. */
export function rollAgainRefusal(after: SeatState, moved: boolean): Refusal | null {
  if (after.pool.length === 0) return refuse('pool-is-empty');
  return moved ? null : refuse('nothing-moved-since-roll');
}

/** R1: the first roll, of all dice; R8: set aside and roll what is left in the pool. */
export function roll(state: CiubState, action: ActionOf<'roll'>): Result<CiubState, Refusal> {
  const aside = action.aside ?? NOTHING;
  const seat = current(state);
  if (inPhase(state, 'foresight', 'toRoll')) {
    return aside.length > 0 ? err(refuse('nothing-to-set-aside')) : ok(throwDice(state, seat, seat.pool));
  }
  if (!inPhase(state, 'rolling')) return err(refuse('rolling-is-over'));
  const wrong = asideRefusal(seat, aside);
  if (wrong) return err(wrong);
  const after = setAside(seat, aside);
  const refusal = rollAgainRefusal(after, state.turn.moved || after !== seat);
  return refusal ? err(refusal) : ok(throwDice(state, after, after.pool));
}

function throwDice(state: CiubState, seat: SeatState, dice: readonly Die[]): CiubState {
  return falling({ ...state, turn: { ...state.turn, phase: 'rolling', moved: false } }, seat, dice);
}

/** Opens the chance node: the dice stand without a face until chance says what fell. */
export function falling(state: CiubState, seat: SeatState, dice: readonly Die[]): CiubState {
  const pool = seat.pool.map((die) => (dice.includes(die) ? withFace(die, null, 'fresh') : die));
  const chance = { kind: 'fall', dice: dice.map((die) => die.id) } as const;
  return withSeat({ ...state, turn: { ...state.turn, chance } }, { ...seat, pool });
}

/** What fell, in the order of the dice that were due. Every rolled die becomes active (R1, R4, R8). */
export function fall(state: CiubState, { faces }: ActionOf<'fall'>): Result<CiubState, Refusal> {
  const chance = state.turn.chance;
  const due = chance?.kind === 'fall' ? chance.dice : NOTHING;
  if (faces.length !== due.length) return err(general('impossible-faces', `${due.length} dice fall`));
  const seat = current(state);
  const pool = seat.pool.slice();
  for (let i = 0, at = 0; i < due.length; i++, at++) {
    while (pool[at]?.id !== due[i]) at++;
    const die = pool[at] as Die;
    const face = faces[i];
    if (face === undefined || !DIE_FACES[die.colour].includes(face)) {
      return err(general('impossible-faces', `${die.id} has no such face`));
    }
    pool[at] = withFace(die, face, 'active');
  }
  return ok(withSeat({ ...state, turn: { ...state.turn, chance: null } }, { ...seat, pool }));
}

/** R9: stop whenever you like after the first roll; skulls go along by themselves. */
export function stop(state: CiubState, action: ActionOf<'stop'>): Result<CiubState, Refusal> {
  if (inPhase(state, 'foresight', 'toRoll')) return err(refuse('roll-first'));
  if (!inPhase(state, 'rolling')) return err(refuse('rolling-is-over'));
  const seat = current(state);
  const aside = action.aside ?? NOTHING;
  const wrong = asideRefusal(seat, aside);
  if (wrong) return err(wrong);
  const next: CiubState = { ...state, turn: { ...state.turn, phase: 'gaining', moved: false } };
  return ok(withSeat(next, setAside(seat, aside)));
}
