import { expect, test } from 'vitest';
import { clausesWith, searchFor } from './searching.ts';

const BOOK = {
  intro: '',
  chapters: { R: 'Würfeln', G: 'Karten' },
  clauses: {
    R1: { text: 'Wirf alle Würfel.' },
    R7: { text: 'In die Schale.', example: 'Ein Totenkopf.' },
    G4: { text: 'Vier gleiche.', editions: 'Überall so.' },
  },
  turn: {},
};

const found = (asked: string) => clausesWith(BOOK, searchFor(asked));

test('a search finds words of the text, the example, the editions, the chapter and the number', () => {
  expect(found('')).toEqual(['R1', 'R7', 'G4']);
  expect(found('totenkopf')).toEqual(['R7']);
  expect(found('uberall')).toEqual(['G4']);
  expect(found('karten')).toEqual(['G4']);
  expect(found('r7')).toEqual(['R7']);
  expect(found('WÜRFELN alle')).toEqual(['R1']);
  expect(found('nirgends')).toEqual([]);
});

test('numbers in a row are searched for as they stand', () => {
  const isFound = searchFor('  1 1  6 points');
  expect(['1 1 6 6, 6 points', '6 1 1, 6 points', '1 6, 1 point'].map(isFound)).toEqual([true, false, false]);
  expect(searchFor('')('anything')).toBe(true);
});
