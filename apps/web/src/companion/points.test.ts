import { expect, test } from 'vitest';
import { cleared, named, readPoints, seated, takenBack, totalOf, written } from './points.ts';

const TWO = { names: ['Ada', 'Béla'], entries: [] };

test('points are written down, added up and taken back', () => {
  const points = written(written(written(TWO, 0, 12), 1, 6), 0, 5);
  expect([totalOf(points, 0), totalOf(points, 1)]).toEqual([17, 6]);
  expect(totalOf(takenBack(points), 0)).toBe(12);
  expect(cleared(points)).toEqual(TWO);
  expect(takenBack(TWO)).toEqual(TWO);
});

test('people come, go and have names', () => {
  const three = seated(written(TWO, 1, 6), 3);
  expect(three.names).toEqual(['Ada', 'Béla', '']);
  expect(named(three, 2, 'Cleo').names[2]).toBe('Cleo');
  expect(seated(written(three, 2, 9), 2)).toEqual(written(TWO, 1, 6));
});

test('what was kept is read, and what makes no sense is not', () => {
  const points = written(TWO, 1, 6);
  expect(readPoints(JSON.stringify({ x: points }))).toEqual({ x: points });
  for (const text of [null, '', '[]', '7', '{"x":3}']) expect(readPoints(text)).toEqual({});
  const odd = { x: { names: ['Ada', 'Béla'], entries: [{ who: 5, n: 1 }, 'a', { who: 0, n: 'b' }] } };
  expect(readPoints(JSON.stringify(odd))).toEqual({ x: TWO });
  expect(readPoints('{"x":{"names":["Ada"]}}').x?.names).toHaveLength(2);
});
