import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const LANGUAGES = ['de', 'en', 'fr', 'hu'] as const;
const THEMES = ['light', 'dark'] as const;
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

/** Presses what carries an icon or a place rather than a word: the same in every language. */
const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async (page) => {
    await expect(page.locator('.start-game')).toHaveCount(2);
  },
  settings: async (page) => {
    await press(page, '.start-tools .icon-button >> nth=1');
    await expect(page.locator('dialog .settings')).toBeVisible();
  },
  'new table': async (page) => {
    await press(page, '.start-game >> nth=0 >> .button >> nth=3');
    await expect(page.locator('dialog .new-table')).toBeVisible();
  },
  'waiting room': async (page) => {
    await press(page, '.start-game >> nth=0 >> .button >> nth=1');
    await press(page, 'dialog .button[data-look="primary"]');
    await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
  },
  'first table': (page) => openLocal(page, 0),
  'second table': (page) => openLocal(page, 1),
  rules: async (page) => {
    await openLocal(page, 0);
    await press(page, '.table-head .icon-button >> nth=3');
    await press(page, '.menu-list .button');
    await expect(page.locator('.rules-list')).toBeVisible();
  },
  replay: async (page) => {
    await page.goto('/replay');
    await expect(page.locator('input[type="file"]')).toBeVisible();
  },
  'nothing here': async (page) => {
    await page.goto('/local/nothing');
    await expect(page.locator('.missing')).toBeVisible();
  },
};

/** At one device, so that it is always somebody's turn here; then one roll. */
async function openLocal(page: Page, game: number): Promise<void> {
  await press(page, `.start-game >> nth=${game} >> .button >> nth=2`);
  await press(page, 'dialog .button[data-look="primary"]');
  await expect(page.locator('.table-main')).toBeVisible();
  await page.locator('.table-main .button[data-look="primary"]').first().click();
  await page.waitForTimeout(600);
}

interface Case {
  readonly screen: string;
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly size: keyof typeof SIZES;
}

/**
 * Every pair of screen with language, theme and width, spread so that each screen is seen in two cases; all
 * combinations when FULL is set.
 */
function cases(): readonly Case[] {
  const names = Object.keys(SCREENS);
  const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[];
  const all = names.flatMap((screen) =>
    LANGUAGES.flatMap((language) =>
      THEMES.flatMap((theme) => sizes.map((size) => ({ screen, language, theme, size }))),
    ),
  );
  if (process.env.FULL) return all;
  return names.flatMap((screen, i) =>
    [0, 1].flatMap((k) => {
      const language = LANGUAGES[(i + 2 * k) % LANGUAGES.length];
      const theme = THEMES[(i + k) % THEMES.length];
      const size = sizes[(i + k + (i >> 1)) % sizes.length];
      return language && theme && size ? [{ screen, language, theme, size }] : [];
    }),
  );
}

for (const { screen, language, theme, size } of cases()) {
  test(`${screen}, ${language}, ${theme}, ${size}: no barrier, nothing overflows`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      locale: language,
      viewport: SIZES[size],
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/');
    await SCREENS[screen]?.(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels beside the screen').toBeLessThanOrEqual(0);
    await page.screenshot({ path: `artefacts/screens/${screen}-${language}-${theme}-${size}.png` });
    await context.close();
  });
}
