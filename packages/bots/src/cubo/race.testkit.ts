import { seededRng, type Actor } from '@cubarium/core';
import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';

export function start(raw: unknown): CuboState {
  const options = cubo.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return cubo.setup(options.value);
}

/** A race in which both have just thrown, and how it goes on. */
function begun(seed: string, times: object) {
  const rng = seededRng(seed);
  let state = start({ seats: 2, first: 0, ...times });
  const play = (at: number, actor: Actor, action: CuboAction | null): CuboState => {
    const next = action && cubo.apply(state, { at, actor, action });
    if (!next?.ok) throw new Error(`${seed}: ${JSON.stringify(next)}`);
    state = next.value;
    for (let fall = cubo.drawChance(state, rng); fall; fall = cubo.drawChance(state, rng))
      play(at, 'chance', fall);
    return state;
  };
  play(0, 'chance', cubo.drawChance(state, rng));
  play(0, 0, { kind: 'call' });
  play(10, 0, { kind: 'throw' });
  return { state: play(20, 1, { kind: 'throw' }), play };
}

/** A race in which both have just thrown. */
export const race = (seed: string): CuboState => begun(seed, {}).state;

/** A race in which everybody has thrown once and nobody has covered until the time was up (P2). */
export function lateRace(seed: string, times: object = {}): CuboState {
  const { state, play } = begun(seed, times);
  return play(cubo.deadline(state) ?? 0, 'clock', cubo.timeUp);
}
