import { expect, test } from 'vitest';
import { isListed } from './clauses.ts';

test('a clause is listed by itself, within a range, or in a list', () => {
  const rules = ['R1', 'R5–R6', 'R7, R10', 'G1–G4'].map((clauses) => ({ clauses, text: '' }));
  const listed = (clause: string): boolean => isListed({ rules, legend: [] }, clause);
  expect(['R1', 'R5', 'R6', 'R7', 'R10', 'G3'].filter((clause) => !listed(clause))).toEqual([]);
  expect(['R2', 'R8', 'R9', 'R11', 'F1', 'G5'].filter(listed)).toEqual([]);
});
