/** T · Phase 4, trading: two-for-one, white for coloured, the limits, and the next player. */
import { err, nextSeat, ok, type Refusal, type Result } from '@cubarium/core';
import { freshDie, inserted, type Colour, type Die } from '../dice.ts';
import { current, diceOf, findDie, inPhase, inSupply, takeFromSupply, withSeat } from '../position.ts';
import { refuse } from '../refusals.ts';
import type { ActionOf, CiubState, SeatState } from '../types.ts';
import { nextFinalTurn } from './e-ending.ts';

/** T4: at most five white dice and four of each other colour at the end of a turn. */
export const limitOf = (colour: Colour): number => (colour === 'white' ? 5 : 4);

/** T1: a tray die that shows two-for-one. */
export const isTradable = (die: Die): boolean => die.face === 'two';

/** T1: two dice of colours other than its own, both there. */
export function pairRefusal(state: CiubState, own: Colour, pair: readonly [Colour, Colour]): Refusal | null {
  const [one, other] = pair;
  if (one === own || other === own) return refuse('own-colour', { colour: own });
  const enough =
    one === other ? inSupply(state, one) >= 2 : inSupply(state, one) >= 1 && inSupply(state, other) >= 1;
  return enough ? null : refuse('pair-not-in-supply', { colours: pair });
}

export function trade(state: CiubState, action: ActionOf<'trade'>): Result<CiubState, Refusal> {
  if (!inPhase(state, 'trading')) return err(refuse('not-time-to-trade'));
  const seat = current(state);
  const die = findDie(seat.tray, action.die);
  if (!die || !isTradable(die)) return err(refuse('not-a-tray-two', { die: action.die }));
  const refusal = pairRefusal(state, die.colour, action.for);
  if (refusal) return err(refusal);
  const [one, other] = action.for;
  const taken =
    one === other
      ? takeFromSupply(state, one, 2)
      : [...takeFromSupply(state, one, 1), ...takeFromSupply(state, other, 1)];
  const pool = taken.reduce(inserted, seat.pool);
  return ok(withSeat(state, { ...seat, pool, tray: seat.tray.filter((each) => each !== die) }));
}

/** T2: your coloured dice, each named once, and as many white ones in the supply. */
export function whitenRefusal(state: CiubState, dice: readonly string[]): Refusal | null {
  const seat = current(state);
  if (dice.length === 0) return refuse('nothing-to-whiten');
  for (const [i, id] of dice.entries()) {
    const die = findDie(seat.pool, id) ?? findDie(seat.tray, id);
    if (!die || die.colour === 'white' || dice.indexOf(id) !== i)
      return refuse('not-a-coloured-die', { die: id });
  }
  const white = inSupply(state, 'white');
  return dice.length > white ? refuse('too-few-white', { available: white }) : null;
}

export function whiten(state: CiubState, { dice }: ActionOf<'whiten'>): Result<CiubState, Refusal> {
  if (!inPhase(state, 'trading')) return err(refuse('not-time-to-whiten'));
  const refusal = whitenRefusal(state, dice);
  if (refusal) return err(refusal);
  const seat = current(state);
  const stays = (die: Die): boolean => !dice.includes(die.id);
  const pool = takeFromSupply(state, 'white', dice.length).reduce(inserted, seat.pool.filter(stays));
  return ok(withSeat(state, { ...seat, pool, tray: seat.tray.filter(stays) }));
}

/** T4, T5: what is over the limits goes back, the highest numbers first; all dice leave the tray; the next turn begins. */
export function endTurn(state: CiubState): Result<CiubState, Refusal> {
  if (!inPhase(state, 'trading')) return err(refuse('turn-goes-on'));
  const rested = withSeat(state, restingSeat(current(state)));
  if (state.finals !== null) return ok(nextFinalTurn(rested, state.finals));
  const seat = nextSeat(state.turn.seat, state.seats.length);
  return ok({ ...rested, turn: { seat, phase: 'foresight', moved: false, chance: null } });
}

/** One for all seats that rest. */
const NO_DICE: readonly Die[] = [];

/** T4: those of all dice of a seat, in their order, that it still has when its turn has ended. */
export const withinLimits = (dice: readonly Die[]): readonly Die[] =>
  // They are sorted: a colour's dice are over its limit when the die that many places before is of it, too.
  dice.filter(({ colour }, i) => dice[i - limitOf(colour)]?.colour !== colour);

const restingSeat = (seat: SeatState): SeatState => ({
  ...seat,
  pool: withinLimits(diceOf(seat)).map((die) => freshDie(die.colour, die.number)),
  tray: NO_DICE,
});
