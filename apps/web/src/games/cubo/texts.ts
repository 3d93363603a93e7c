import { useMemo } from 'react';
import { isSeat, mapSeats, seatsOf, type Seat } from '@cubarium/core';
import { ROUNDS, type CuboAction, type CuboState, type Die } from '@cubarium/games/cubo';
import type { GameStep } from '../../table/model/director.ts';
import type { GameTexts } from '../../table/model/game-ui.ts';
import { refusalIn } from '../../table/model/refusal-texts.ts';
import { useCubo, type CuboMessages } from './messages/index.ts';
import { factsOf } from './facts.ts';
import { dieName, throwName } from './model/naming.ts';
import { closesRound, exchangedCell, type CuboStep } from './model/rounds.ts';
import { fallingSeat, isCalm, seatOf } from './model/situation.ts';

export function useTexts(): GameTexts<CuboState, CuboAction> {
  const m = useCubo();
  return useMemo(
    () => ({
      refusal: refusalIn(m.refusals),
      line: (step, nameOf) => logLine(m, step, nameOf),
      caption: (step, nameOf) => captionOf(m, step, nameOf),
      chapter: ({ stage, round }) => (stage === 'dealing' ? null : m.round({ round, of: ROUNDS })),
      verdict: ({ end }) => (end && end.winners.length > 1 ? m.end.tie : null),
      facts: (ended) => factsOf(m, ended),
      intro: m.intro,
      rules: m.rules,
      legend: [],
      undo: m.undo,
      keys: m.keys,
    }),
    [m],
  );
}

type NameOf = (seat: Seat) => string;
type CuboMove = GameStep<CuboState, CuboAction>;

/** A step as sentences: what was done, and what followed from it by itself. */
function logLine(m: CuboMessages, step: CuboMove, nameOf: NameOf): string | null {
  const parts = [doneLine(m, step, nameOf), countdownLine(m, step, nameOf), ...scoredLines(m, step, nameOf)];
  return parts.filter((part) => part !== null).join(' ') || null;
}

/** What is said of a step of a calm table while it is watched; what dice fell is seen. */
export function captionOf(m: CuboMessages, step: CuboMove, nameOf: NameOf): string | null {
  const { entry, before, after } = step;
  const { action, actor } = entry;
  switch (action.kind) {
    case 'throw':
      return isSeat(actor)
        ? m.log.throws({ name: nameOf(actor), n: seatOf(after.state, actor).throws })
        : null;
    case 'fall':
      return fallingSeat(before.state) === null ? m.round({ round: after.state.round, of: ROUNDS }) : null;
    default:
      return doneLine(m, step, nameOf);
  }
}

function doneLine(m: CuboMessages, step: CuboMove, nameOf: NameOf): string | null {
  const { entry, before, after } = step;
  const { action, actor } = entry;
  const name = typeof actor === 'number' ? nameOf(actor) : '';
  const calm = isCalm(before.state);
  switch (action.kind) {
    case 'deal':
      return m.log.deal({ name: nameOf(after.state.starter) });
    case 'fall':
      return fallLine(m, step, nameOf);
    case 'call':
      return m.log.call({ name });
    case 'throw':
      // At a calm table the line about what fell says it.
      return calm ? null : m.log.throws({ name, n: seatOf(after.state, actor as Seat).throws });
    case 'pickUp':
      return calm ? m.log.pickUp({ name }) : null;
    case 'cover':
      return m.log.cover({ name });
    case 'take':
      return takeLine(m, step, { name, die: action.die });
    case 'exchange':
      return exchangeLine(m, step, nameOf);
    case 'timeUp':
      return clockLine(m, step, nameOf);
  }
}

function fallLine(m: CuboMessages, { before, after }: CuboStep, nameOf: NameOf): string | null {
  const seat = fallingSeat(before.state);
  const { middle, round } = after.state;
  if (seat === null) return m.log.open({ round, dice: throwName(m, middle) });
  // In a race dice are still falling when the log is written; their player is told when they rest.
  if (!isCalm(before.state)) return null;
  const { dice, joker } = seatOf(after.state, seat);
  return m.log.fall({ name: nameOf(seat), dice: throwName(m, [...dice, joker]) });
}

function takeLine(
  m: CuboMessages,
  { before }: CuboStep,
  { name, die }: { readonly name: string; readonly die: string | null },
): string {
  const taken: Die | undefined = before.state.middle.find(({ id }) => id === die);
  return taken ? m.log.take({ name, die: dieName(m, taken) }) : m.log.takeNone({ name });
}

/** Also for exchanges that the clock made. */
function exchangeLine(m: CuboMessages, { before, after }: CuboStep, nameOf: NameOf): string | null {
  const lines = seatsOf(before.state.seats.length).flatMap((seat) => {
    const old = seatOf(before.state, seat);
    const now = seatOf(after.state, seat);
    if (!old.taken || now.points.length === old.points.length) return [];
    const cell = exchangedCell(old, now);
    const given = cell === null ? undefined : old.square?.[cell];
    const name = nameOf(seat);
    return [
      given
        ? m.log.exchange({ name, die: dieName(m, old.taken), given: dieName(m, given) })
        : m.log.keep({ name }),
    ];
  });
  return lines.join(' ') || null;
}

function clockLine(m: CuboMessages, step: CuboStep, nameOf: NameOf): string | null {
  const { stage } = step.before.state;
  if (stage === 'ready') return m.log.clockCall;
  if (stage === 'scoring') return exchangeLine(m, step, nameOf);
  return step.after.state.stage === 'racing' ? null : m.log.ends;
}

function countdownLine(m: CuboMessages, { before, after }: CuboStep, nameOf: NameOf): string | null {
  const isOff = before.state.countdownEnds.every((ends) => ends === null);
  const { countdownEnds, options, stage } = after.state;
  const running = mapSeats(countdownEnds, (ends, seat) => (ends === null ? [] : [seat])).flat();
  if (!isOff || running.length === 0 || stage !== 'racing') return null;
  return m.log.countdown({ names: running.map(nameOf), s: Math.round(options.countdownMs / 1000) });
}

/** Told for all together, when the round is closed. */
function scoredLines(m: CuboMessages, step: CuboStep, nameOf: NameOf): readonly string[] {
  if (!closesRound(step)) return [];
  const { state } = step.after;
  return seatsOf(state.seats.length).map((seat) =>
    m.log.scored({ name: nameOf(seat), points: seatOf(state, seat).points.at(-1) ?? 0 }),
  );
}
