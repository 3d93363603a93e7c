import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '@cubarium/core';
import type { CuboState } from '@cubarium/games/cubo';
import { carryOver, emptyPlacing, type Placing } from './model/placing.ts';
import { seatOf } from './model/situation.ts';

export interface PlacingStore {
  readonly placing: Placing;
  readonly change: (next: Placing) => void;
  /** Counts every change, so that flights can follow. */
  readonly version: number;
}

interface Kept {
  readonly of: string;
  readonly placing: Placing;
  readonly version: number;
}

/**
 * The square that a seat is laying. A new throw begins a new one, because all nine dice were in hand; whatever else
 * happens at the table leaves it alone.
 */
export function usePlacing(state: CuboState, seat: Seat): PlacingStore {
  const { joker, dice, throws } = seatOf(state, seat);
  const of = `${state.round}.${seat}.${throws}`;
  const [kept, keep] = useState<Kept>({ of, placing: emptyPlacing(joker.id), version: 0 });
  const fitting =
    kept.of === of
      ? carryOver(kept.placing, { dice: dice.map((die) => die.id), joker: joker.id })
      : emptyPlacing(joker.id);
  const change = useCallback(
    (placing: Placing) => keep((old) => ({ of, placing, version: old.version + 1 })),
    [of],
  );
  return { placing: fitting, change, version: kept.version };
}

/** Tells the others what is being laid. */
export function useShowing(text: string | null, show: (text: string) => void): void {
  useEffect(() => {
    if (text !== null) show(text);
    // Only what changes is told: `show` may be another function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
}
