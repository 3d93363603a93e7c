import { useCallback, useEffect, useState } from 'react';
import type { Action } from '@cubarium/core';
import type { Step } from './director.ts';
import type { TableView } from './game-ui.ts';

/** Something that everybody at a table looks up for. */
interface Moment {
  /** Its number in the log. */
  readonly seq: number;
}

export interface MomentParts<S, A extends Action, M extends Moment> {
  readonly table: Pick<TableView<S, A>, 'history' | 'match'>;
  /** A step as a moment; null for a step like any other. */
  readonly momentOf: (step: Step<S, A>) => M | null;
  /** How long it is shown. */
  readonly msOf: (moment: M) => number;
}

export interface Shown<M> {
  readonly moment: M | null;
  /** Has seen it. */
  readonly end: () => void;
}

/** What follows by itself may be shown in the same breath: a moment may lie a few steps back. */
const LATELY = 4;

/** The last moment, for as long as it is shown; what was done before the page was opened is not. */
export function useMoment<S, A extends Action, M extends Moment>(parts: MomentParts<S, A, M>): Shown<M> {
  const { table, momentOf, msOf } = parts;
  const [state, setState] = useState<{ readonly seq: number; readonly moment: M | null }>({
    seq: table.match.seq,
    moment: null,
  });
  const fresh = table.history
    .slice(-LATELY)
    .filter(({ entry }) => entry.seq >= state.seq)
    .map(momentOf)
    .findLast((each) => each !== null);
  if (fresh) setState({ seq: fresh.seq + 1, moment: fresh });
  const { moment } = state;
  const end = useCallback(() => setState((old) => (old.moment ? { ...old, moment: null } : old)), []);
  const ms = moment ? msOf(moment) : 0;
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  }, [moment, ms, end]);
  return { moment, end };
}
