import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/{cli,server}/src/**/*.test.ts', 'tools/**/*.test.ts'],
    // Whole games and properties are slow on a loaded machine; nothing here asserts a time.
    testTimeout: 60_000,
  },
});
