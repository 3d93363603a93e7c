import { isSeat, seatsFrom, seatsOf } from '@cubarium/core';
import { colouredIds, isFallen, jokerOf } from './dice.ts';
import { isCalm } from './state.ts';
import { CENTRE, MIDDLE_SIZE, ROUNDS, type CuboSeat, type CuboState } from './types.ts';

const OWN_DICE = 8;

/**
 * Why this cannot lie on a table, for developers; null when it can. It need not be reachable: what matters is that every
 * thing is in one place, and that the rules can go on from here.
 */
export function whyImpossible(state: CuboState): string | null {
  return (
    whyDiceImpossible(state) ??
    whyPointsImpossible(state) ??
    whyStageImpossible(state) ??
    firstReason(state.seats, (seat, i) => whySeatImpossible(state, seat, i)) ??
    whyOrderImpossible(state) ??
    whyCountdownImpossible(state)
  );
}

function firstReason<T>(items: readonly T[], reason: (item: T, i: number) => string | null): string | null {
  for (const [i, item] of items.entries()) {
    const why = reason(item, i);
    if (why) return why;
  }
  return null;
}

/** S1, W7: every coloured die is in exactly one place, eight a seat and four in the middle or taken from it. */
function whyDiceImpossible(state: CuboState): string | null {
  const taken = state.seats.flatMap((seat) => (seat.taken ? [seat.taken] : []));
  const there = [...state.seats.flatMap((seat) => seat.dice), ...state.middle, ...taken].map((die) => die.id);
  const wanted = colouredIds(state.seats.length);
  if (there.length !== wanted.length || wanted.some((id) => !there.includes(id)))
    return 'every coloured die is in one place';
  if (state.middle.length + taken.length !== MIDDLE_SIZE) return 'the middle has four dice';
  const foreignJoker = seatsOf(state.seats.length).some(
    (seat) => state.seats[seat]?.joker.id !== jokerOf(seat).id || state.seats[seat].dice.length !== OWN_DICE,
  );
  return foreignJoker ? 'a seat has eight dice and its own joker' : null;
}

/** W1, W6: a figure a round; while a round is scored, in turn order. */
function whyPointsImpossible(state: CuboState): string | null {
  const { round, stage, starter, seats } = state;
  if (round < 1 || round > ROUNDS) return 'there are six rounds';
  const scored = seatsFrom(starter, seats.length).map((seat) => {
    const count = seats[seat]?.points.length;
    return count === round ? true : count === round - 1 ? false : null;
  });
  if (scored.includes(null)) return 'points for other rounds';
  const done = scored.filter((one) => one === true).length;
  if (scored.slice(0, done).includes(false)) return 'squares are scored in turn order';
  if (stage === 'over') return round === ROUNDS && done === seats.length ? null : 'not over yet';
  if (stage !== 'scoring') return done === 0 ? null : 'this round is not scored yet';
  const next = seatsFrom(starter, seats.length)[done];
  return next !== undefined && seats[next]?.taken ? null : 'who has no die to exchange is scored at once';
}

/** Which moments and whose go fit the stage. */
function whyStageImpossible(state: CuboState): string | null {
  const { stage, round, openedAt, calledAt, go, exchangeSince, middle, at } = state;
  // When a game is over its moments no longer matter.
  if (stage === 'over') return go === null && exchangeSince === null ? null : 'nobody acts after the end';
  const before = stage === 'dealing' || stage === 'opening';
  if (stage === 'dealing' && round !== 1) return 'the starter is dealt once';
  if (stage === 'ready' && isCalm(state)) return 'a calm table has no call';
  const called = !before && stage !== 'ready' && !isCalm(state);
  if ((openedAt === null) !== before || (calledAt !== null) !== called)
    return 'opened or called too early or late';
  if ((exchangeSince !== null) !== (stage === 'scoring')) return 'exchanges happen while scoring';
  if ((go !== null) !== (isCalm(state) && stage === 'racing')) return 'a go belongs to a calm table';
  if (middle.some((die) => isFallen(die) === before)) return 'the middle falls at the opening';
  return inOrder([openedAt, calledAt, exchangeSince, at]) ? null : 'moments in the wrong order';
}

/** Known moments must not go back. */
function inOrder(moments: readonly (number | null)[]): boolean {
  const happened = moments.filter((moment) => moment !== null);
  return happened.every((moment, i) => moment >= (happened[i - 1] ?? 0));
}

function whySeatImpossible(state: CuboState, seat: CuboSeat, index: number): string | null {
  const { hand, throws, handAt, thrownAt } = seat;
  const before = state.openedAt === null;
  if ((handAt === null) !== before || (thrownAt === null) !== (throws === 0))
    return 'thrown or in hand at no time';
  if (!hand && throws === 0) return 'dice lie only after a throw';
  if (throws > 0 && (before || state.stage === 'ready')) return 'nobody throws before the call';
  if (isCalm(state) && throws > state.options.throws - (hand && throws > 0 ? 1 : 0)) return 'too many throws';
  const moments = [handAt, thrownAt, seat.coveredAt, seat.takenAt];
  if (!moments.every((moment) => inOrder([state.openedAt, moment, state.at])))
    return 'a moment outside the round';
  return whyFacesImpossible(state, seat) ?? whySquareImpossible(state, seat, index);
}

/** Dice in hand or in the air show no face; at most one seat's dice are in the air, and only in a race or go. */
function whyFacesImpossible(state: CuboState, seat: CuboSeat): string | null {
  const shown = [...seat.dice, seat.joker].filter(isFallen).length;
  if (shown === OWN_DICE + 1) return seat.hand ? 'dice in hand show no face' : null;
  if (shown > 0) return 'all nine dice fall together';
  if (seat.hand) return null;
  const inTheAir = state.seats.filter((one) => !one.hand && one.joker.face === null).length;
  if (state.stage !== 'racing' || inTheAir > 1) return 'nobody waits for these dice';
  return null;
}

/** R6, R7, R8: a covered square is made of the own dice as they lie. */
function whySquareImpossible(state: CuboState, seat: CuboSeat, index: number): string | null {
  const { square, dice, joker, coveredAt, taken, takenAt, points } = seat;
  const covered = square !== null;
  const inOrderList = state.coverOrder.some((one) => one === index);
  if (covered !== (coveredAt !== null) || covered !== inOrderList) return 'covered at no time or in no order';
  const scored = points.length === state.round;
  if (taken && (takenAt === null || !covered || scored)) return 'a die taken without a covered square';
  if (takenAt !== null && !taken && (!scored || !covered)) return 'a die taken that is nowhere';
  if (!square) return null;
  if (seat.hand || square.length !== OWN_DICE + 1 || square[CENTRE]?.id !== joker.id) return 'not a square';
  const lies = [...dice, joker].every((die) =>
    square.some((laid) => laid.id === die.id && laid.face === die.face),
  );
  return lies ? null : 'the square is not of the own dice';
}

/** Everybody covers once; at a calm table whose go it is has not ended it by taking a die (P6). */
function whyOrderImpossible({ coverOrder, seats, go }: CuboState): string | null {
  if (new Set(coverOrder).size !== coverOrder.length) return 'covered twice';
  return go !== null && seats[go]?.takenAt !== null ? 'this go is over' : null;
}

/** R9, P2: it runs for all who have not covered, or for nobody, and only in a race. */
function whyCountdownImpossible(state: CuboState): string | null {
  const running = state.countdownEnds.flatMap((ends, i) => (ends !== null && isSeat(i) ? [i] : []));
  if (running.length === 0) return null;
  if (state.stage !== 'racing' || isCalm(state)) return 'a countdown belongs to a race';
  const open = seatsOf(state.seats.length).filter((seat) => state.seats[seat]?.square === null);
  return running.length === open.length && running.every((seat) => open.includes(seat))
    ? null
    : 'a countdown for others than who has not covered';
}
