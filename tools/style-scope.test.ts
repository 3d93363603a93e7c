import { expect, test } from 'vitest';
import { leaksOf } from './style-scope.ts';

test.each([
  '.go {}',
  '.go-stone > .die, [data-mood="x, y"] .go-stone::after {}',
  '.table-main:has(> .go) > .why {}',
  ':is(.go-stone, .go-board li) button {}',
  '@media (min-width: 1px) { @container a (max-width: 2px) { .go-stone {} } }',
  '@import "./a.css"; /* .a {} */ .go { background: url("a{b}"); & .die {} }',
  '@keyframes go-in { from {} 50% {} }',
])('a rule that names a class of its game stays at home: %s', (text) => {
  expect(leaksOf('go', text)).toEqual([]);
});

test.each([
  '.stone {}',
  '.goal {}',
  '[data-go] {}',
  '.go-stone, .die {}',
  '.die:not(.go) {}',
  ':is(.go-stone, .die) button {}',
  ':is(:not(.go-stone), .go) {}',
  '.die:nth-child(1 of .go-stone) {}',
  '@media (min-width: 1px) { .go {} .stone {} }',
  '@keyframes in { from {} }',
])('a rule that others could meet is found: %s', (text) => {
  expect(leaksOf('go', text)).toHaveLength(1);
});
