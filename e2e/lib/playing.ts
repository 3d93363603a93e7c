import { expect, type Locator, type Page } from '@playwright/test';

/** How things are pressed: by a tap, or from the keyboard alone. */
export type Press = (target: Locator) => Promise<void>;

/** What is gone meanwhile is not worth waiting for: the table is looked at again. */
const SOON = { timeout: 400 };
export const tap: Press = (target) => target.click(SOON);
export const key: Press = async (target) => {
  await target.focus(SOON);
  await target.page().keyboard.press('Enter');
};

const isOver = async (page: Page): Promise<boolean> => (await page.locator('.end-panel').count()) > 0;

/** Plays for every page that has something to do, until the match is over for all of them. */
export async function playUntilOver(
  pages: readonly Page[],
  step: (page: Page) => Promise<boolean>,
): Promise<void> {
  const [first] = pages;
  if (!first) throw new Error('nobody plays');
  await expect(first.locator('.sentence')).toBeVisible();
  while (!(await isOver(first))) {
    let acted = false;
    for (const page of pages) acted = (await step(page)) || acted;
    if (!acted) await first.waitForTimeout(20);
  }
  for (const page of pages) await expect(page.locator('.end-panel')).toBeVisible();
}
