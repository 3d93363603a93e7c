import { useEffect, useState } from 'react';
import type { Pig, PigAction } from '../rules/index.ts';
import type { TableView } from '@cubarium/web/game';

const TICK_MS = 250;

/** Whole seconds until the clock ends the turn (B1); null where nobody here plays or no clock runs. */
export function useSecondsLeft({ game, match, mine, now }: TableView<Pig, PigAction>): number | null {
  const [, tick] = useState(0);
  const deadline = match.end || mine.length === 0 ? null : game.deadline(match.state);
  useEffect(() => {
    if (deadline === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now()) / 1000));
}
