import { useEffect, useState } from 'react';
import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import type { TableView } from '../../table/model/game-ui.ts';
import { momentOf, type Moment } from './model/moments.ts';

/** How long everybody looks up. */
const MOMENT_MS = 900;

/** What somebody else has just done, for as long as it is shown; what was done before the page was opened is not. */
export function useMoment({ history, mine, match }: TableView<CuboState, CuboAction>): Moment | null {
  const last = momentOf(history.at(-1), mine);
  const [state, setState] = useState<{ readonly seq: number; readonly moment: Moment | null }>({
    seq: match.seq,
    moment: null,
  });
  if (last && last.seq >= state.seq) setState({ seq: last.seq + 1, moment: last });
  const { moment } = state;
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => setState((old) => ({ ...old, moment: null })), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return match.state.stage === 'racing' ? moment : null;
}
