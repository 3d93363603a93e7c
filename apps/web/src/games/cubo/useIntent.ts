import { useEffect, useRef, useState } from 'react';
import type { CuboAction, CuboState, SeatAction } from '@cubarium/games/cubo';
import type { TableView } from '../../table/game-ui.ts';

interface Wanted {
  readonly actions: readonly SeatAction[];
  /** The length of the log when the last of them was sent: nothing more is sent before it is answered. */
  readonly sent: number | null;
}

const NOTHING: Wanted = { actions: [], sent: null };

/**
 * What a player wants next, one after the other. A press that comes a moment too early is not lost: the refusal says
 * from when on it would be accepted.
 */
export function useIntent(table: TableView<CuboState, CuboAction>): (...actions: SeatAction[]) => void {
  const [wanted, want] = useState(NOTHING);
  const [poked, poke] = useState(0);
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  const { seq } = table.match;
  useEffect(() => {
    const now = latest.current;
    const [head, ...rest] = wanted.actions;
    if (!head || wanted.sent === seq) return;
    const refusal = now.refusal(head);
    if (refusal === null) {
      want({ actions: rest, sent: seq });
      return now.act(head);
    }
    if (typeof refusal.until === 'number') {
      const timer = setTimeout(() => poke((n) => n + 1), Math.max(1, refusal.until - now.now()));
      return () => clearTimeout(timer);
    }
    want(NOTHING);
    now.explain(refusal);
  }, [wanted, seq, poked]);
  return (...actions) => want({ actions, sent: null });
}
