import { err, general, isSeat, ok, type Move, type Refusal, type Result } from '@cubarium/core';
import { deadline, timeUp } from './clauses/p-clock.ts';
import { checkCover, checkTake, cover, take } from './clauses/r-covering.ts';
import { call, checkCall, openRound } from './clauses/r-opening.ts';
import { checkPickUp, checkThrow, landDice, pickUp, throwDice } from './clauses/r-throwing.ts';
import { deal } from './clauses/s-setup.ts';
import { checkExchange, exchange } from './clauses/w-exchange.ts';
import { isFace } from './dice.ts';
import { refuse } from './refusals.ts';
import { chanceDue, falling, isCalm, isChanceDue, seatAt } from './state.ts';
import type { ChanceAction, CuboAction, CuboState, Die, FallenDie, SeatAction, When } from './types.ts';

/** The fold: the next state, or why not. */
export function apply(state: CuboState, move: Move<CuboAction>): Result<CuboState, Refusal> {
  if (state.stage === 'over') return err(refuse('game-over'));
  const next = byActor(state, move);
  return next.ok ? ok({ ...next.value, at: move.at }) : next;
}

function byActor(state: CuboState, { actor, at, action }: Move<CuboAction>): Result<CuboState, Refusal> {
  switch (action.kind) {
    case 'deal':
    case 'fall':
      return actor === 'chance' ? byChance(state, at, action) : err(general('bad-request'));
    case 'timeUp':
      return actor === 'clock' ? byClock(state, at) : err(general('bad-request'));
    case 'call':
    case 'pickUp':
    case 'throw':
    case 'cover':
    case 'take':
    case 'exchange': {
      if (typeof actor !== 'number') return err(general('bad-request'));
      const when = { seat: actor, at };
      const refused = checkGate(state, when) ?? checkRules(state, when, action);
      return refused ? err(refused) : ok(bySeat(state, when, action));
    }
  }
}

/** What stands between any seat and the rules: the table, chance, time and the clock. */
export function checkGate(state: CuboState, { seat, at }: When): Refusal | null {
  if (!isSeat(seat, state.seats.length)) return general('not-your-turn');
  if (isChanceDue(state)) return general('chance-due');
  if (at < state.at) return general('time-goes-back');
  const due = deadline(state);
  return due !== null && at >= due ? general('clock-first') : null;
}

/** Why the rules forbid this to a seat that has passed the gate, or null. `legal` asks the same question. */
export function checkRules(state: CuboState, when: When, action: SeatAction): Refusal | null {
  switch (action.kind) {
    case 'call':
      return checkCall(state, when);
    case 'pickUp':
      return checkPickUp(state, when);
    case 'throw':
      return checkThrow(state, when);
    case 'cover':
      return checkCover(state, when, action.square);
    case 'take':
      return checkTake(state, when, action.die);
    case 'exchange':
      return checkExchange(state, when, action.cell);
  }
}

function bySeat(state: CuboState, when: When, action: SeatAction): CuboState {
  switch (action.kind) {
    case 'call':
      return call(state, when.at);
    case 'pickUp':
      return pickUp(state, when);
    case 'throw':
      return throwDice(state, when);
    case 'cover':
      return cover(state, when, action.square);
    case 'take':
      return take(state, when, action.die);
    case 'exchange':
      return exchange(state, when, action.cell);
  }
}

/** P4: at or after the deadline the clock does the one thing that was due. */
function byClock(state: CuboState, at: number): Result<CuboState, Refusal> {
  if (isCalm(state)) return err(general('no-clock'));
  if (isChanceDue(state)) return err(general('chance-due'));
  if (at < state.at) return err(general('time-goes-back'));
  const due = deadline(state);
  return due === null || at < due ? err(general('not-due')) : ok(timeUp(state, due));
}

function byChance(state: CuboState, at: number, action: ChanceAction): Result<CuboState, Refusal> {
  const due = chanceDue(state);
  if (!due) return err(general('no-chance-due'));
  if (due.kind !== action.kind) return err(general('other-chance-due'));
  if (at < state.at) return err(general('time-goes-back'));
  return action.kind === 'deal' ? deal(state, action.first) : fall(state, at, action.faces);
}

function fall(state: CuboState, at: number, faces: readonly string[]): Result<CuboState, Refusal> {
  const seat = falling(state);
  const dice = seat === null ? state.middle : [...seatAt(state, seat).dice, seatAt(state, seat).joker];
  const fallen = land(dice, faces);
  if (!fallen) return err(general('impossible-faces'));
  return ok(seat === null ? openRound(state, fallen, at) : landDice(state, seat, fallen));
}

/** The dice with these faces; null when they do not fit. */
function land(dice: readonly Die[], faces: readonly string[]): readonly FallenDie[] | null {
  if (faces.length !== dice.length) return null;
  const fallen = dice.flatMap((die, i): readonly FallenDie[] => {
    const face = Number(faces[i]);
    return faces[i] === String(face) && isFace(face) ? [{ ...die, face }] : [];
  });
  return fallen.length === dice.length ? fallen : null;
}
