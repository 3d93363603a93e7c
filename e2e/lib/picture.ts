import type { Page } from '@playwright/test';

/** Kept in `artefacts/screens` when PICTURES is set: each takes longer than most of what a test looks at. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `artefacts/screens/${name}.png` });
}
