import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../base/state/settings.ts';
import { answer } from './answers.ts';
import { asks } from './messages/asks.ts';
import { ciubMessages } from './messages/index.ts';
import { rulebook } from './messages/rulebook.ts';
import { positionOf, viewOf } from './view.testkit.ts';

const state = positionOf({
  seats: [
    { pool: ['w1:swap', 'b1:reroll*', 'r1:?', 'w2:3'], tray: ['o1:6', 'o2:6'], cards: ['A6'], token: 'A4' },
    { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: 'A10' },
  ],
  turn: { seat: 0, phase: 'rolling', moved: true },
});

const NAMES = `
  die-w1 die-b1 die-r1 die-w2 die-o1 die-w6 card-A1 card-A9 card-A10 card-A6 card-D1 token-0 pile
  face-6 sits-1 row-top row-bottom tray pool supply supply-red colour-blue do-roll do-stop do-gain do-decline do-keep do-trade do-whiten do-endTurn do-placeToken do-removeCard do-suggest do-aside
`
  .trim()
  .split(/\s+/);

describe.each(LANGUAGES)('answers (%s)', (language) => {
  test('everything that has a name has an answer and a rule', async () => {
    const m = await ciubMessages.load(language);
    const words = { m, a: await asks.load(language) };
    const { clauses } = await rulebook.load(language);
    const { table } = viewOf(state, { m, me: 0 });
    for (const name of NAMES) {
      const found = answer(words, { names: [name], table });
      expect({ name, rule: (found?.clause ?? 'none') in clauses }).toEqual({ name, rule: true });
    }
    expect(answer(words, { names: ['elsewhere'], table })).toBeNull();
  });
});

test('an answer says what a thing does now and what it costs', async () => {
  const m = await ciubMessages.load('en');
  const words = { m, a: await asks.load('en') };
  const { table } = viewOf(state, { m, me: 0 });
  const about = (name: string) => answer(words, { names: [name, 'pool'], table });
  expect(about('die-w1')?.clause).toBe('R3');
  expect(about('die-w1')?.cost).toContain('supply');
  expect(about('die-r1')?.now).toContain('swapped in');
  expect(about('die-b1')?.now).toContain('used');
  expect(about('die-o1')?.clause).toBe('R10');
  expect(about('card-A1')?.now).toBe(m.aim.later);
  expect(about('card-A10')?.now).toBe(m.aim.reserved({ name: 'Béla' }));
  expect(about('card-A9')?.now).toBe(m.aim.needs({ faces: '1 1 1' }));
  expect(about('card-A9')?.cost).toBe('You give 1 die back: five stay.');
});
