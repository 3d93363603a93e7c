import { expect, test } from 'vitest';
import type { Hub } from './hub.ts';
import { TokenBucket } from './token-bucket.ts';
import { Attendants, Knocks } from './visitors.ts';

test('nobody has more connections than allowed, and who leaves makes room', () => {
  const people = new Attendants(2);
  expect([people.enter('a'), people.enter('a'), people.enter('a'), people.enter('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(people.size).toBe(2);
  people.leave('a');
  expect(people.enter('a')).toBe(true);
  people.leave('b');
  expect(people.size).toBe(1);
});

test('an address that knocks all the time is turned away, another is not, and time heals', () => {
  let now = 0;
  const knocks = new Knocks({ now: () => now, bucket: (rate) => new TokenBucket(rate, now) } as Hub);
  let heard = 0;
  while (knocks.may('flood')) heard++;
  expect(heard).toBeGreaterThanOrEqual(100);
  expect(knocks.may('else')).toBe(true);
  now += 1000;
  knocks.tidy();
  expect(knocks.may('flood')).toBe(true);
});
