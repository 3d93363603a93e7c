import { defineConfig } from 'vitest/config';

const everywhere = ['packages', 'apps', 'examples', 'tools'].map((folder) => `${folder}/**`);
const named = (suffix: string) => everywhere.map((folder) => `${folder}/*${suffix}.test.{ts,tsx}`);
const kinds = ['slow', 'integration', 'postgres', 'cluster'];
/** They hold nothing between two questions, so their tests can share a process; to start one takes longer than most. */
const stateless = ['core', 'games', 'table', 'client', 'protocol'].map(
  (folder) => `packages/${folder}/**/*.test.ts`,
);
const reckoning = ['packages/**/*.slow.test.ts'];
const skip = ['**/node_modules/**', '**/dist/**'];
const notFast = [...skip, ...kinds.flatMap((kind) => named(`.${kind}`))];

/** What a test costs stands in its file name: `x.test.ts` is fast, `x.slow.test.ts` is not, and so on. */
export default defineConfig({
  test: {
    // Whole games and properties are slow on a loaded machine; nothing here asserts a time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two cores are the least we test on; by default one of them would be left idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: named(''),
          exclude: [...notFast, ...stateless],
        },
      },
      {
        extends: true,
        test: { name: 'fast-stateless', include: stateless, exclude: notFast, isolate: false },
      },
      ...kinds.map((kind) => ({
        extends: true as const,
        test: {
          name: kind,
          include: named(`.${kind}`),
          exclude: [...skip, ...reckoning],
          testTimeout: 900_000,
        },
      })),
      // They know no clock, so they may run beside others and be slower for it.
      {
        extends: true,
        test: { name: 'reckoning', include: reckoning, exclude: skip, testTimeout: 900_000, maxWorkers: 1 },
      },
    ],
  },
});
