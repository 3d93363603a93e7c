import { expect, test } from 'vitest';
import { crossings } from './boundaries.ts';
import { readArrows } from './repository.ts';

const declared = {
  'packages/core': ['@noble/hashes'],
  'packages/games': ['@cubarium/core', '@cubarium/bots'],
  'packages/catalogue': ['@cubarium/core', '@cubarium/games'],
  'packages/protocol': ['@cubarium/core'],
  'apps/server': ['@cubarium/games', '@cubarium/core', '@cubarium/client', '@cubarium/testkit'],
};
const arrows = readArrows(`
A paragraph about packages/core and its arrows → nowhere.
packages/core       the core
packages/games      rules                 → core
packages/catalogue  one line a game       → games
packages/protocol   messages              → core
apps/server         tables: no arrows in  → catalogue, protocol
`);
const found = (path: string, text: string) =>
  crossings({ arrows, files: [{ path, text }], declared, games: ['chess', 'go'] }).map((line) =>
    line.slice(path.length + 2),
  );

test('the arrows are read from the map', () => {
  expect(arrows).toEqual({
    core: [],
    games: ['core'],
    catalogue: ['games'],
    protocol: ['core'],
    server: ['catalogue', 'protocol'],
  });
});

test('a workspace that is not on the map is found', () => {
  const extra = { ...declared, '.': [], 'packages/utils': [] };
  expect(crossings({ arrows, files: [], declared: extra, games: [] })).toEqual([
    'packages/utils: is not on the map of ARCHITECTURE.md',
  ]);
});

test('arrows count transitively', () => {
  expect(found('apps/server/src/a.ts', `import { ok } from '@cubarium/core';`)).toEqual([]);
});

test.each([
  `import '@cubarium/bots';`,
  `export * from '@cubarium/bots';`,
  `type A = import('@cubarium/bots').A;`,
])('an import against the arrows is found in every form: %s', (text) => {
  expect(found('packages/games/src/a.ts', text)).toEqual([
    `imports '@cubarium/bots' against the arrows of the map`,
  ]);
});

test('a lazy import is an import', () => {
  expect(found('apps/server/src/a.ts', `await import('@cubarium/client');`)).toHaveLength(1);
});

test('benchmarks and browser tests may use the tools, packages may not', () => {
  expect(found('bench/web/a.ts', `import '../../tools/a.ts';`)).toEqual([]);
  expect(found('e2e/a.ts', `import '../tools/a.ts';`)).toEqual([]);
  expect(found('e2e/a.ts', `import '../bench/a.ts';`)).toHaveLength(1);
  expect(found('apps/server/src/a.ts', `import '../../../tools/a.ts';`)).toHaveLength(1);
});

test('packages meet at their doors only', () => {
  expect(found('apps/server/src/a.ts', `import '@cubarium/core/src/seat.ts';`)).toHaveLength(1);
  expect(found('packages/protocol/src/a.ts', `import '../../core/src/seat.ts';`)).toHaveLength(1);
  expect(found('packages/protocol/src/a/b.ts', `import '../c.ts';`)).toEqual([]);
});

test('what is imported is declared, except in tests, which may use what the root brings', () => {
  expect(found('packages/core/src/a.ts', `import 'left-pad';`)).toEqual([
    `imports 'left-pad', which its package.json does not declare`,
  ]);
  expect(found('packages/core/src/a.ts', `import '@noble/hashes/hmac.js';`)).toEqual([]);
  expect(found('packages/core/src/a.test.ts', `import 'vitest';`)).toEqual([]);
});

test('testkit is for tests', () => {
  expect(found('apps/server/src/a.ts', `import '@cubarium/testkit';`)).toHaveLength(1);
  expect(found('apps/server/src/a.test.ts', `import '@cubarium/testkit';`)).toEqual([]);
  expect(found('apps/server/src/a.ts', `import './b.testkit.ts';`)).toHaveLength(1);
  expect(found('apps/server/src/a.test.ts', `import './b.testkit.ts';`)).toEqual([]);
  expect(found('apps/server/src/a.testkit.ts', `import '@cubarium/testkit';`)).toEqual([]);
});

test.each([
  'Math.random()',
  'Date.now()',
  'new Date()',
  'setTimeout(f)',
  'process.env.X',
  'console.log(1)',
  'f({ Date })',
])('a pure package has no clock, chance or I/O: %s', (text) => {
  expect(found('packages/core/src/a.ts', text)).toHaveLength(1);
  expect(found('packages/protocol/src/a.ts', text)).toEqual([]);
});

test('a word in a comment, a string or a property is no clock', () => {
  const text = `/* Date */ const a = { Date: 'setTimeout' }; a.Date; interface B { process: number } Math.max(1, 2);`;
  expect(found('packages/core/src/a.ts', text)).toEqual([]);
});

test('node is not for pure packages', () => {
  expect(found('packages/core/src/a.ts', `import 'node:fs';`)).toHaveLength(1);
  expect(found('apps/server/src/a.ts', `import 'node:fs';`)).toEqual([]);
});

test.each([
  `const a = 'chess';`,
  'const a = `chess`;',
  'const a = { chess: 1 };',
  `import '@cubarium/games/chess';`,
])('a game is named only at home and in the catalogue: %s', (text) => {
  expect(found('apps/server/src/a.ts', text)).toHaveLength(1);
  expect(found('apps/server/src/go/a.ts', text)).toHaveLength(1);
  expect(found('apps/server/src/chess/a.ts', text.replace('@cubarium/games/chess', './chess'))).toEqual([]);
  expect(found('packages/catalogue/src/a.ts', text)).toEqual([]);
});

test('a sentence may mention a game', () => {
  expect(found('apps/server/src/a.ts', `const help = 'simulate chess --games 10';`)).toEqual([]);
});

test.each([
  'navigator.clipboard.writeText(x);',
  'window.navigator.share();',
  'navigator.wakeLock?.request();',
  `navigator['serviceWorker'];`,
  'const { storage } = navigator;',
  'crypto.randomUUID();',
  'const { subtle } = globalThis.crypto;',
  'self.caches.open(x);',
  'new Notification(x);',
])('what plain http lacks is used in one module only: %s', (text) => {
  expect(found('apps/web/src/app/a.ts', text)).toHaveLength(1);
  expect(found('packages/client/src/a.ts', text)).toHaveLength(1);
  expect(found('apps/web/src/base/device/secure-only.ts', text)).toEqual([]);
  expect(found('apps/server/src/a.ts', text)).toEqual([]);
});

test('what every page has may be used anywhere', () => {
  const text = `crypto.getRandomValues(a); navigator.vibrate(b); const { languages } = navigator; a.clipboard; a.caches;`;
  expect(found('apps/web/src/app/a.ts', text)).toEqual([]);
});

test.each([
  ['a.css', '.chess-board { color: red }'],
  ['a.css', `@import '../chess/a.css';`],
  ['a.html', '<main id="chess">'],
  ['a.json', '{ "chess": 1 }'],
])('a game is not named in %s either: %s', (name, text) => {
  expect(found(`apps/server/src/${name}`, text).length).toBeGreaterThan(0);
  expect(found(`apps/server/src/chess/${name}`, text)).toEqual([]);
});

test('a style sheet stays in its package, and its comments count for nothing', () => {
  expect(found('apps/server/src/a.css', `@import '../../web/src/a.css';`)).toHaveLength(1);
  expect(found('apps/server/src/a.css', `/* chess */ a { background: url(data:x) }`)).toEqual([]);
});

test('the styles of a game stay at home', () => {
  expect(found('apps/web/src/games/go/go.css', '.go-stone {}')).toEqual([]);
  expect(found('apps/web/src/games/go/go.css', '.stone {}')).toEqual([
    `'.stone' names no class that begins with 'go'`,
  ]);
  expect(found('apps/web/src/table/a.css', '.stone {}')).toEqual([]);
  expect(found('apps/web/src/table/a.css', '.go-stone {}')).toHaveLength(1);
});

test('a store is known to its own files, to tests and to what opens it', () => {
  const text = `import { Database } from './store/sqlite/database.ts';`;
  expect(found('apps/server/src/services.ts', text)).toEqual([
    `knows a store that only apps/server/src/store/open.ts may: './store/sqlite/database.ts'`,
  ]);
  expect(found('apps/server/src/stop.test.ts', text)).toEqual([]);
  expect(found('apps/server/src/store/open.ts', `import './sqlite/database.ts';`)).toEqual([]);
  expect(found('apps/server/src/store/sqlite/a.ts', `import './database.ts';`)).toEqual([]);
  expect(found('apps/server/src/store/other/a.ts', `import '../sqlite/database.ts';`)).toHaveLength(1);
});
