import { expect, it } from 'vitest';
import { startMatch, type Entry } from '@cubarium/core';
import { cubo, type CuboAction } from '@cubarium/games/cubo';
import { momentOf } from './moments.ts';
import type { CuboStep } from './rounds.ts';
import { ready } from './state.testkit.ts';

function step(action: CuboAction, actor: Entry['actor'], pace = 'race'): CuboStep {
  const { options } = ready({ pace });
  const match = startMatch(cubo, { options, bots: [null, null], time: null });
  return { before: match, after: match, entry: { seq: 7, at: 0, actor, action } };
}

it('is what others cover and take in a race, and nothing else', () => {
  const cover: CuboAction = { kind: 'cover', square: [] };
  expect(momentOf(step(cover, 1), [0])).toEqual({ seq: 7, seat: 1, what: 'cover', die: null });
  expect(momentOf(step({ kind: 'take', die: 'r9' }, 1), [0])).toMatchObject({ what: 'take', die: 'r9' });
  expect(momentOf(step({ kind: 'take', die: null }, 1), [0])).toBeNull();
  expect(momentOf(step(cover, 0), [0])).toBeNull();
  expect(momentOf(step(cover, 1, 'calm'), [0])).toBeNull();
  expect(momentOf(step({ kind: 'throw' }, 1), [0])).toBeNull();
  expect(momentOf(undefined, [0])).toBeNull();
});
