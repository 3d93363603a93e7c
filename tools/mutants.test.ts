import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';

const changesOf = (text: string): readonly string[] =>
  mutantsOf({ path: 'a.ts', text }).map(({ change }) => change.replace('  →  ', ' → '));

test.each<[string, readonly string[]]>([
  ['const a = b === c;', ['=== → !==']],
  ['const a = (b) < c && d;', ['&& → ||', '< → <=']],
  ['const a = !b;', ['! → ']],
  ['const a = [1, true];', ['1 → 2', 'true → false']],
  ['const a = b.some(c) || Math.max(d);', ['|| → &&', 'some → every', 'max → min']],
  ['if (a) b();', ['a → false']],
  ['const a = { b: 3 } as const;', ['3 → 4']],
  ["import a from 'b';\ntype C = 1 | 2;\nfunction d<E extends 1>(f: E): void {}", []],
])('%s', (text, changes) => expect(changesOf(text)).toEqual(changes));

test('a mutant says where it is and differs there only', () => {
  const text = 'const a = 1;\n  const b = a > 2;\n';
  const [, mutant] = mutantsOf({ path: 'a.ts', text });
  expect(mutant).toMatchObject({ path: 'a.ts', line: 2, code: 'const b = a > 2;', change: '>  →  >=' });
  expect(mutant && mutated(text, mutant)).toBe('const a = 1;\n  const b = a >= 2;\n');
});
