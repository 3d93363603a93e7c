import { applyEntry, seededRng, startMatch, type Actor, type Match, type Seat } from '@cubarium/core';
import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import type { CuboStep } from './rounds.ts';

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

/** A whole calm game by chance, step by step. */
export function playedSteps(seed: string): readonly CuboStep[] {
  const options = cubo.parseOptions({ seats: 3, pace: 'calm' });
  if (!options.ok) throw new Error(options.error.code);
  let match: Match<CuboState, CuboAction> = startMatch(cubo, {
    options: options.value,
    bots: [null, null, null],
    time: null,
  });
  const rng = seededRng(seed);
  const steps: CuboStep[] = [];
  while (!match.end) {
    const turn = cubo.turn(match.state);
    const seat: Seat = turn.who === 'seats' ? (turn.seats[0] ?? 0) : 0;
    const action =
      turn.who === 'chance'
        ? cubo.drawChance(match.state, rng)
        : cubo.sample(match.state, { seat, at: match.at }, rng);
    if (!action) throw new Error('nobody can act');
    const entry = {
      seq: match.seq,
      at: match.at,
      actor: turn.who === 'chance' ? 'chance' : seat,
      action,
    } as const;
    const after = applyEntry(cubo, match, entry);
    if (!after.ok) throw new Error(after.error.code);
    steps.push({ before: match, entry, after: after.value });
    match = after.value;
  }
  return steps;
}
