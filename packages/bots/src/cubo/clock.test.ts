import { seededRng, type Actor } from '@cubarium/core';
import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { LEVELS, nodeBudget } from '../kit/index.ts';
import { bots } from './bots.ts';

/** A race in which everybody has thrown once and nobody has covered until the time was up (P2). */
function lateRace(seed: string): CuboState {
  const rng = seededRng(seed);
  const options = cubo.parseOptions({ seats: 2, first: 0 });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  let state = cubo.setup(options.value);
  const play = (at: number, actor: Actor, action: CuboAction | null) => {
    const next = action && cubo.apply(state, { at, actor, action });
    if (!next?.ok) throw new Error(`${seed}: ${JSON.stringify(next)}`);
    state = next.value;
    for (let fall = cubo.drawChance(state, rng); fall; fall = cubo.drawChance(state, rng))
      play(at, 'chance', fall);
  };
  play(0, 'chance', cubo.drawChance(state, rng));
  play(0, 0, { kind: 'call' });
  play(10, 0, { kind: 'throw' });
  play(20, 1, { kind: 'throw' });
  play(cubo.deadline(state) ?? 0, 'clock', cubo.timeUp);
  return state;
}

test.each(LEVELS)('[cubo P2 R10] once the countdown runs, %s lays what lies there, in time', (level) => {
  for (let i = 0; i < 8; i++) {
    const state = lateRace(`late ${i}`);
    const ends = state.countdownEnds[1] ?? 0;
    expect(ends).toBeGreaterThan(state.at);
    const request = { state, seat: 1, at: state.at, rng: seededRng(i), shouldStop: nodeBudget(10) } as const;
    const choice = bots.bot(level).choose(request);
    expect(choice?.action.kind).toBe('cover');
    expect(state.at + (choice?.waitMs ?? 0)).toBeLessThan(ends);
  }
});
