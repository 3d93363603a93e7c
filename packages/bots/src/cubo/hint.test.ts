import { seededRng, type JsonRecord } from '@cubarium/core';
import { cubo, scoreSquare, type CuboState } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import type { Hint } from './hint.ts';
import { queries } from './queries.ts';

/** A table in its first round, as soon as the first seat has thrown. */
function thrown(options: JsonRecord): CuboState {
  const read = cubo.parseOptions({ seats: 2, first: 0, ...options });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const rng = seededRng('hint');
  let state = cubo.setup(read.value);
  for (let at = 0; state.seats[0]?.joker.face === null; at += 2000) {
    const chance = cubo.drawChance(state, rng);
    const action = chance ?? cubo.sample(state, { seat: 0, at }, rng);
    const next = action && cubo.apply(state, { at, actor: chance ? 'chance' : 0, action });
    if (!next?.ok) throw new Error(JSON.stringify({ action, next }));
    state = next.value;
  }
  return state;
}

function hint(state: CuboState) {
  const query = queries.hint;
  if (query?.about !== 'position') throw new Error('a hint is about a position');
  const rng = seededRng('hint');
  return query.answer({ seat: 0 }, { state, at: state.at, rng, within: () => () => true });
}

test('at a calm table it is the best square, and whether to cover it or to throw again', () => {
  const answer = hint(thrown({ pace: 'calm' }));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { action, best } = answer.value as unknown as Hint;
  expect(['cover', 'throw', 'pickUp']).toContain(action.kind);
  expect(scoreSquare(best?.square ?? []).points).toBe(best?.points);
});

test('a race has no time for it', () => {
  expect(hint(thrown({ pace: 'race' }))).toMatchObject({ ok: false, error: { code: 'not-available' } });
});
