import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

test('a person is here as long as one connection is', () => {
  const presence = new Presence(100);
  expect(presence.awaySince('ann')).toBe(100);
  expect([presence.arrive('ann'), presence.arrive('ann'), presence.arrive('ann')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([presence.isHere('ann'), presence.isHere('bob'), presence.people]).toEqual([true, false, 1]);
  expect(presence.awaySince('ann')).toBeNull();
  expect([presence.leave('ann', 200), presence.leave('ann', 300)]).toEqual([false, false]);
  expect(presence.isHere('ann')).toBe(true);
  expect(presence.leave('ann', 400)).toBe(true);
  expect([presence.isHere('ann'), presence.people, presence.awaySince('ann')]).toEqual([false, 0, 400]);
  expect([presence.arrive('ann'), presence.awaySince('ann')]).toEqual([true, null]);
});

test('who was never here does not leave', () => {
  const presence = new Presence(100);
  expect(presence.leave('ann', 200)).toBe(false);
  expect([presence.people, presence.awaySince('ann')]).toEqual([0, 100]);
});

test('of those who left only who has a seat is remembered', () => {
  const presence = new Presence(100);
  for (const person of ['ann', 'bob']) {
    presence.arrive(person);
    presence.leave(person, 200);
  }
  presence.forgetOthers(['ann', null]);
  expect([presence.awaySince('ann'), presence.awaySince('bob')]).toEqual([200, 100]);
});
