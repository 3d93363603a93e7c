import { useMemo } from 'react';
import type { Seat } from '@cubarium/core';
import type { Pig, PigAction } from '../rules/index.ts';
import { refusalIn, type GameStep, type GameTexts } from '@cubarium/web/game';
import { usePig, type PigMessages } from './messages/index.ts';

export function useTexts(): GameTexts<Pig, PigAction> {
  const m = usePig();
  return useMemo(
    () => ({
      refusal: refusalIn(m.refusals),
      line: (step, nameOf) => line(m, step, nameOf),
      verdict: () => null,
      intro: m.intro,
      rules: m.rules,
      legend: [],
      undo: m.undo,
      keys: m.keys,
    }),
    [m],
  );
}

function line(
  m: PigMessages,
  { entry, before, after }: GameStep<Pig, PigAction>,
  nameOf: (seat: Seat) => string,
): string | null {
  const { action } = entry;
  const name = nameOf(before.state.seat);
  switch (action.kind) {
    case 'deal':
      return m.log.deal({ name: nameOf(after.state.seat) });
    case 'fall':
      if (action.face > 1) return m.log.fall({ name, n: action.face });
      return after.state.seat === before.state.seat ? m.log.spared({ name }) : m.log.lost({ name });
    case 'hold':
      return m.log.hold({ name, n: before.state.added });
    case 'timeUp':
      return m.log.timeUp({ name });
    // What fell tells that somebody rolled.
    default:
      return null;
  }
}
