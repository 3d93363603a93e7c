import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import type { TableView } from '../../table/model/game-ui.ts';
import { useMoment } from '../../table/model/useMoment.ts';
import { momentOf, type Moment } from './model/moments.ts';

/** How long everybody looks up. */
const MOMENT_MS = 900;

/** What somebody else has just done. */
export function useRaceMoment(table: TableView<CuboState, CuboAction>): Moment | null {
  const { mine, match } = table;
  const { moment } = useMoment({ table, momentOf: (step) => momentOf(step, mine), msOf: () => MOMENT_MS });
  return match.state.stage === 'racing' ? moment : null;
}
