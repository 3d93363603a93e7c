import { expect, test } from 'vitest';
import { Allowances, type Allowance } from './allowances.ts';
import { Limits } from './limits.ts';

const allowances = () => {
  let now = 0;
  const limits = new Limits({ now: () => now, factor: 1 });
  return { of: new Allowances(limits), limits, pass: (ms: number) => void (now += ms) };
};

const count = (allowance: Allowance, deed: Parameters<Allowance['may']>[0]): number => {
  let done = 0;
  while (allowance.may(deed)) done++;
  return done;
};

test('all connections of a person share one allowance, and a new connection brings no new one', () => {
  const { of, limits } = allowances();
  expect(count(of.of('ann', 'home'), 'chat')).toBe(5);
  expect(count(of.of('ann', 'elsewhere'), 'chat')).toBe(0);
  expect(count(of.of('bob', 'home'), 'chat')).toBe(5);
  limits.tidy();
  expect(count(of.of('ann', 'home'), 'chat')).toBe(0);
});

test('strangers share nothing but their address', () => {
  const { of } = allowances();
  const each = Array.from({ length: 40 }, () => count(of.of(null, 'home'), 'message'));
  expect(each[0]).toBe(90);
  expect(each[1]).toBe(90);
  expect(each.at(-1)).toBe(0);
  expect(count(of.of(null, 'elsewhere'), 'message')).toBe(90);
});

test('what was used up comes back with time', () => {
  const { of, limits, pass } = allowances();
  expect(count(of.of('ann', 'home'), 'emote')).toBe(4);
  pass(2000);
  limits.tidy();
  expect(count(of.of('ann', 'home'), 'emote')).toBe(2);
  pass(60_000);
  limits.tidy();
  expect(count(of.of('ann', 'home'), 'emote')).toBe(4);
});

test('a crowd behind one address joins and talks no more than a club does', () => {
  const { of } = allowances();
  const crowd = Array.from({ length: 50 }, (_, i) => of.of(`p${i}`, 'home'));
  const sum = (deed: 'join' | 'chat') => crowd.reduce((all, each) => all + count(each, deed), 0);
  expect([sum('join'), sum('chat')]).toEqual([100, 30]);
  expect(count(of.of('p0', 'elsewhere'), 'chat')).toBe(0);
  expect(count(of.of('somebody else', 'elsewhere'), 'chat')).toBe(5);
});
