import { expect, test } from 'vitest';
import { mismatches } from './clauses.ts';

const rules = [{ path: 'rules/chess.md', text: '# Chess\n- **R1** Pawns move on.\n- **R2** Kings stay.\n' }];
const found = (text: string) => mismatches(rules, [{ path: 'a.test.ts', text }]);

test('a test may name several clauses', () => {
  expect(found(`test('[chess R1 R2] all of it', f);`)).toEqual([]);
});

test('each quote opens a title, and a table of cases counts', () => {
  expect(found('test.each([["[chess R1] a"]])(`[chess R2] b`, f);')).toEqual([]);
});

test('a clause without a test is found', () => {
  expect(found(`test('[chess R1] pawns', f); // [chess R2]`)).toEqual(['chess R2 has no test']);
});

test('a test that is switched off proves nothing', () => {
  expect(found(`test('[chess R1] a', f); test.skip('[chess R2] b', f); test.todo( '[chess R2] c');`)).toEqual(
    ['chess R2 has no test'],
  );
});

test('a test of an unknown clause or game is found', () => {
  expect(found(`test('[chess R1 R2 R3] a', f); test('[go R1] b', f);`)).toEqual([
    'a.test.ts names chess R3, which is no clause',
    'a.test.ts names go R1, which is no clause',
  ]);
});

test('an id is given once', () => {
  const [file] = rules;
  expect(mismatches(file ? [{ ...file, text: `${file.text}- **R1** Again.` }] : [], [])).toContain(
    'chess R1 stands twice in the rules',
  );
});
