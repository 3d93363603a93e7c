import { CARDS, mapColours, type Task } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { createOdds } from './index.ts';
import { position, task } from '../../../tools/ciub/check/writing.ts';

const numbers = (...wanted: readonly number[]): Task => task(wanted.join(' '));

describe('odds by hand', () => {
  const odds = createOdds();
  test('[ciub R1] one die, one face', () => {
    expect(odds.chance(position('r'), numbers(6)).p).toBeCloseTo(1 / 6, 12);
  });
  test('[ciub R8] the second roll costs a die', () => {
    const { p } = odds.chance(position('r r'), numbers(6));
    expect(p).toBeCloseTo(11 / 36 + (25 / 36) * (1 / 6), 12);
  });
  test('[ciub R4] a re-roll may roll itself again and again', () => {
    expect(odds.chance(position('g:reroll'), numbers(7)).p).toBeCloseTo(1 / 6 / (1 - 2 / 6), 12);
  });
  test('[ciub R6] an adjust die turns itself to a number it has', () => {
    const { p, actions } = odds.best(position('b:adjust'), numbers(2));
    expect(p).toBe(1);
    expect(actions).toEqual([{ kind: 'adjust', die: 'b1', target: 'b1', face: '2' }]);
  });
  test('[ciub R3] without a supply nothing can be swapped', () => {
    const none = { white: 0, red: 0, orange: 0, yellow: 0, green: 0, purple: 0, blue: 0 };
    expect(odds.chance(position('w:swap', { supply: none }), numbers(6)).p).toBe(0);
    expect(odds.chance(position('w:swap', { supply: { ...none, red: 1 } }), numbers(6)).p).toBeCloseTo(
      1 / 6,
      12,
    );
  });
  test('[ciub R9] a task that is met stays met', () => {
    const { p, actions } = odds.best(position('r:6 r:3'), numbers(6));
    expect(p).toBe(1);
    expect(actions).toContainEqual({ kind: 'stop', aside: ['r1'] });
    expect(actions).not.toContainEqual({ kind: 'stop' });
  });
  test('a budget of nodes ends the search, and the answer says so', () => {
    const wanted = CARDS.B11.task ?? numbers(1);
    expect(odds.chance(position('w w w w w'), wanted, { maxNodes: 1000 }).exact).toBe(false);
    expect(odds.chance(position('w w w w w'), wanted).exact).toBe(true);
  });

  describe('seven dice', () => {
    const seven = 'w:swap w:swap b:reroll g:reroll p:adjust w:1 r:4';
    const plenty = mapColours(() => 7);
    const wanted = numbers(2, 3, 4, 5, 6);
    // Stands for charts that know every pool, but none that can run out of a colour.
    const asked = createOdds({ known: (_, key) => (key >>> 28 > 0 ? NaN : (key % 97) / 100) });

    test('[ciub R3] the chance is exact whenever no colour can run short', () => {
      const chance = asked.chance(position(seven, { supply: plenty }), wanted);
      expect(chance).toEqual(asked.chance(position(seven), wanted));
      expect(chance.exact).toBe(true);
    });

    test('[ciub R3] while a colour can run short it is at most the chance as if none did', () => {
      const short = asked.chance(position(seven, { supply: { ...plenty, white: 0 } }), wanted);
      expect(short).toEqual({ p: asked.chance(position(seven), wanted).p, exact: false });
    });
  });
});
