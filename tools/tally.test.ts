import { expect, test } from 'vitest';
import { sum, tally } from './tally.ts';

const vitest = (passed: number, failed: number) =>
  ({ kind: 'vitest', text: JSON.stringify({ numPassedTests: passed, numFailedTests: failed }) }) as const;

test('a step without a report is one test', () => {
  expect(tally({ exitCode: 0 })).toEqual({ passed: 1, failed: 0 });
  expect(tally({ exitCode: 2 })).toEqual({ passed: 0, failed: 1 });
});

test('a vitest report counts its tests', () => {
  expect(tally({ exitCode: 1, report: vitest(7, 2) })).toEqual({ passed: 7, failed: 2 });
});

test('a failure that no test accounts for still fails', () => {
  expect(tally({ exitCode: 1, report: vitest(7, 0) })).toEqual({ passed: 7, failed: 1 });
  expect(tally({ exitCode: 0, report: { kind: 'vitest', text: null } })).toEqual({ passed: 0, failed: 1 });
});

test('a browser test that passed at the second attempt has failed', () => {
  const text = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } });
  expect(tally({ exitCode: 1, report: { kind: 'playwright', text } })).toEqual({ passed: 5, failed: 3 });
});

test('a report of another shape is an error, not a zero', () => {
  expect(() => tally({ exitCode: 0, report: { kind: 'vitest', text: '{}' } })).toThrow('numPassedTests');
});

test('tallies add up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 3, failed: 2 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});
