import { expect, test } from 'vitest';
import { circles } from './folders.ts';

const file = (path: string, ...imports: readonly string[]) => ({
  path: `apps/a/src/${path}`,
  text: path.endsWith('.css')
    ? imports.map((target) => `@import '${target}';`).join('\n')
    : imports.map((target) => `import '${target}';`).join('\n'),
});

test('folders that rest on each other in one direction are fine', () => {
  expect(circles([file('main.ts', './pages/a.ts'), file('pages/a.ts', '../base/b.ts', './c.ts')])).toEqual(
    [],
  );
});

test('a circle is told once, however many folders it has', () => {
  const found = circles([
    file('a/x.ts', '../b/y.ts'),
    file('b/y.ts', '../c/z.ts'),
    file('c/z.ts', '../a/x.ts', '../d/w.ts'),
  ]);
  expect(found).toEqual(['apps/a/src/a → apps/a/src/b → apps/a/src/c → apps/a/src/a: a circle of folders']);
});

test('a folder and one inside it are two folders', () => {
  expect(circles([file('a/x.ts', './in/y.ts'), file('a/in/y.ts', '../x.ts')])).toHaveLength(1);
});

test('style sheets count, tests do not', () => {
  expect(circles([file('a/x.css', '../b/y.css'), file('b/y.css', '../a/z.css')])).toHaveLength(1);
  expect(circles([file('a/x.ts', '../b/y.ts'), file('b/y.test.ts', '../a/x.ts')])).toEqual([]);
});
