import { expect, test } from 'vitest';
import { Limits } from '../limits/limits.ts';
import { Guests } from './guests.ts';

const guests = (): Guests => new Guests(new Limits({ now: () => 0, factor: 1 }));
const person = (id: string) => ({ id, name: id });

/** How many of so many visitors come in. */
function inside(
  there: Guests,
  count: number,
  visitor: (i: number) => Parameters<Guests['enter']>[0],
): number {
  let entered = 0;
  for (let i = 0; i < count; i++) if (there.enter(visitor(i))) entered++;
  return entered;
}

test('a person has twelve connections, from wherever', () => {
  const there = guests();
  expect(inside(there, 20, (i) => ({ person: person('ann'), address: `a${i}` }))).toBe(12);
  expect(there.people).toBe(1);
});

test('an address has a club of people, who crowd out nobody else', () => {
  const there = guests();
  expect(inside(there, 300, (i) => ({ person: person(`p${i}`), address: 'club' }))).toBe(200);
  expect(there.enter({ person: person('p0'), address: 'elsewhere' })).not.toBeNull();
  expect(there.enter({ person: null, address: 'club' })).not.toBeNull();
});

test('strangers of one address have a limit of their own', () => {
  expect(inside(guests(), 60, () => ({ person: null, address: 'home' }))).toBe(50);
});

test('who leaves makes room, for the person and for the address', () => {
  const there = guests();
  const visitor = { person: person('ann'), address: 'club' };
  for (let i = 0; i < 1000; i++) {
    const leave = there.enter(visitor);
    expect(leave).not.toBeNull();
    leave?.();
  }
  expect(there.people).toBe(0);
  // Who was one too many as a person has taken no place of the address.
  expect(inside(there, 100, () => visitor)).toBe(12);
  expect(inside(there, 300, (i) => ({ person: person(`p${i}`), address: 'club' }))).toBe(188);
});
