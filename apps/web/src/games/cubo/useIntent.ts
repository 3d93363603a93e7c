import { useEffect, useRef, useState } from 'react';
import type { CuboAction, CuboState, SeatAction } from '@cubarium/games/cubo';
import type { TableView } from '../../table/model/game-ui.ts';
import { decide, isRepeated, NOTHING_WANTED } from './model/intent.ts';

export interface Intent {
  /** Does this, then that, each as soon as it is allowed. */
  readonly want: (first: SeatAction, ...then: SeatAction[]) => void;
  /** Gives up what has not been done yet, if it is of this kind. */
  readonly forget: (kind: SeatAction['kind']) => void;
  /** What waits to be allowed. */
  readonly waiting: SeatAction['kind'] | null;
}

/**
 * What a player wants next, one after the other. A press that comes a moment too early is not lost: the refusal says
 * from when on it would be accepted.
 */
export function useIntent(table: TableView<CuboState, CuboAction>): Intent {
  const [wanted, want] = useState(NOTHING_WANTED);
  const [poked, poke] = useState(0);
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const { seq } = table.match;
  const connected = table.link === 'here';
  useEffect(() => {
    const { refusal, act, explain, now } = latest.current;
    const [head, ...rest] = wanted.actions;
    if (!head) return undefined;
    const why = refusal(head);
    const at = performance.now();
    const decision = decide(wanted, why, { seq, now: at, tableNow: now(), connected });
    if (decision.what === 'act') {
      want({ actions: rest, sent: { seq, at, kind: head.kind } });
      act(head);
    } else if (decision.what === 'drop') {
      want(NOTHING_WANTED);
      if (why) explain(why);
    } else if (decision.ms !== null) {
      const timer = setTimeout(() => poke((n) => n + 1), decision.ms);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [wanted, seq, poked, connected]);
  return {
    want(...actions) {
      if (!isRepeated(wanted, actions[0], { seq, now: performance.now() })) want({ actions, sent: null });
    },
    forget: (kind) => want((old) => (old.actions[0]?.kind === kind ? NOTHING_WANTED : old)),
    waiting: wanted.actions[0]?.kind ?? null,
  };
}
