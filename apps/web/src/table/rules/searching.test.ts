import { expect, test } from 'vitest';
import { clausesWith } from './searching.ts';

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

test('a search finds words of the text, the example, the editions, the chapter and the number', () => {
  expect(clausesWith(BOOK, '')).toEqual(['R1', 'R7', 'G4']);
  expect(clausesWith(BOOK, 'totenkopf')).toEqual(['R7']);
  expect(clausesWith(BOOK, 'uberall')).toEqual(['G4']);
  expect(clausesWith(BOOK, 'karten')).toEqual(['G4']);
  expect(clausesWith(BOOK, 'r7')).toEqual(['R7']);
  expect(clausesWith(BOOK, 'WÜRFELN alle')).toEqual(['R1']);
  expect(clausesWith(BOOK, 'nirgends')).toEqual([]);
});
