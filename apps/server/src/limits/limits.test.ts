import { expect, test } from 'vitest';
import { Limits } from './limits.ts';

test('nobody has more connections than allowed, and who leaves makes room', () => {
  const people = new Limits({ now: () => 0, factor: 1 }).attendants(2);
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
  const limits = new Limits({ now: () => now, factor: 1 });
  const knocks = limits.buckets({ perSecond: 10, burst: 120 });
  let heard = 0;
  while (knocks.may('flood')) heard++;
  expect(heard).toBe(120);
  expect(knocks.may('else')).toBe(true);
  limits.tidy();
  expect(knocks.may('flood')).toBe(false);
  now += 1000;
  limits.tidy();
  for (let i = 0; i < 10; i++) expect(knocks.may('flood')).toBe(true);
  expect(knocks.may('flood')).toBe(false);
});

test('a factor raises paces and counts, and lowers paces alone', () => {
  const many = new Limits({ now: () => 0, factor: 3 });
  const few = new Limits({ now: () => 0, factor: 0.5 });
  const through = (limits: Limits): number => {
    const bucket = limits.bucket({ perSecond: 1, burst: 4 });
    let count = 0;
    while (bucket.take(0)) count++;
    return count;
  };
  expect([through(many), through(few)]).toEqual([12, 2]);
  const places = (limits: Limits): number => {
    const people = limits.attendants(4);
    let count = 0;
    while (people.enter('a')) count++;
    return count;
  };
  expect([places(many), places(few)]).toEqual([12, 4]);
});
