import { test as base } from '@playwright/test';

/** A test that leaves no page behind: one that stays open goes on playing and takes the machine from the rest. */
export const test = base.extend<{ readonly leavesNothing: undefined }>({
  leavesNothing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
