import type { Actor } from '@cubarium/core';
import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';

export type Played = readonly [at: number, actor: Actor, action: CuboAction];

/** Moves that must be accepted. */
export const apply = (start: CuboState, ...moves: readonly Played[]): CuboState =>
  moves.reduce((state, [at, actor, action]) => {
    const next = cubo.apply(state, { at, actor, action });
    if (!next.ok) throw new Error(`${action.kind} at ${at}: ${next.error.code}`);
    return next.value;
  }, start);

/** Two players, seat 0 starts, the middle shows 1 6 3 4. */
export function ready(options: Readonly<Record<string, unknown>> = {}): CuboState {
  const parsed = cubo.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return apply(
    cubo.setup(parsed.value),
    [0, 'chance', { kind: 'deal', first: 0 }],
    [0, 'chance', { kind: 'fall', faces: '1634'.split('') }],
  );
}
