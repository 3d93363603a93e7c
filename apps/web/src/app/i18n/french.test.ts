import { expect, test } from 'vitest';
import { deName } from './french.ts';

test('names that begin with a vowel are joined', () => {
  expect(['Ada', 'Émile', 'Blaise', 'Hanna'].map(deName)).toEqual([
    'd’Ada',
    'd’Émile',
    'de Blaise',
    'de Hanna',
  ]);
});
