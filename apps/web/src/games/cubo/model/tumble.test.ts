import { describe, expect, it } from 'vitest';
import { apply, ready } from './state.testkit.ts';
import { fallsFor, THROW_MS, throwsOf } from './tumble.ts';

const faces = '123456123'.split('');
const thrown = apply(
  ready(),
  [1000, 0, { kind: 'call' }],
  [1000, 0, { kind: 'throw' }],
  [1000, 'chance', { kind: 'fall', faces }],
);

describe('dice in the air', () => {
  it('lie the same time after their throw for everybody, however late the news came', () => {
    expect(fallsFor(thrown, 0, 1000)).toBe(THROW_MS);
    expect(fallsFor(thrown, 0, 1200)).toBe(THROW_MS - 200);
  });

  it('never just appear, and never fall longer than a throw where clocks differ', () => {
    expect(fallsFor(thrown, 0, 5000)).toBe(250);
    expect(fallsFor(thrown, 0, 0)).toBe(THROW_MS);
  });

  it('have a name a throw, and none while nothing lies', () => {
    expect(throwsOf(thrown)).toMatchObject({ 0: '1.1', 1: null, middle: '1' });
  });
});
