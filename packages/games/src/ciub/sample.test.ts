import { seededRng } from '@cubarium/core';
import { expect, test } from 'vitest';
import { ciub } from './game.ts';
import { after, fell, position } from './position.testkit.ts';

test('any number of dice is put aside by who acts at random: 1 to all but one to roll on, any to stop', () => {
  const state = after(position(), { kind: 'roll' }, fell('1 2 3 4 1'));
  const sizes = { roll: new Set<number>(), stop: new Set<number>() };
  for (let i = 0; i < 400; i++) {
    const action = ciub.sample(state, { seat: 0, at: 0 }, seededRng(`sizes ${i}`));
    if (action?.kind === 'roll' || action?.kind === 'stop') sizes[action.kind].add(action.aside?.length ?? 0);
  }
  expect(sizes).toEqual({ roll: new Set([1, 2, 3, 4]), stop: new Set([0, 1, 2, 3, 4, 5]) });
});
