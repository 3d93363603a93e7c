import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Experimental rules are off unless named. What is to be read on a thing is a part of its name (WCAG 2.5.3). */
const RULES = { 'label-content-name-mismatch': { enabled: true } };

/** What axe has to say about the page as it is now: a line for each rule that is broken. */
export async function barriers(page: Page): Promise<readonly string[]> {
  // Nothing here is framed: without frames of others there is no need for a second page that puts all together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ rules: RULES });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
