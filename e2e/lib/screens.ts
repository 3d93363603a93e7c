import { expect, type Page } from '@playwright/test';
import { SCREENS_OF_CHOICES } from './choosing-screens.ts';
import { SCREENS_OF_THE_PAST } from './past-screens.ts';
import { SCREENS_OF_FAILURES } from './failing-screens.ts';
import { SCREENS_OF_RACES } from './race-screens.ts';
import { SCREENS_OF_TALK } from './talk-screens.ts';
import { giveUp, openLocal, openMenu, panel, press, throwAndLay, WAYS } from './visit.ts';

/**
 * Every screen and how it is reached from the start page. Things are found by their place or kind, never by a word:
 * the same in every language.
 */
export type Visit = (page: Page) => Promise<void>;

const shown = (page: Page, selector: string): Promise<void> =>
  expect(page.locator(selector).first()).toBeVisible();

const newTable =
  (game: string, way: number): Visit =>
  async (page) => {
    await press(page, `${panel(game)} >> .button >> nth=${way}`);
    await shown(page, 'dialog .new-table');
  };

const SHELL: Readonly<Record<string, Visit>> = {
  start: (page) => shown(page, '.start-game'),
  settings: async (page) => {
    await press(page, '.start-tools .icon-button >> nth=1');
    await shown(page, 'dialog .settings');
  },
  'somebody to play with': async (page) => {
    await press(page, `${panel('ciub')} >> .button >> nth=${WAYS.somebody}`);
    await shown(page, 'dialog .choice');
  },
  lessons: async (page) => {
    await press(page, `${panel('ciub')} >> .button >> nth=${WAYS.lessons}`);
    await shown(page, '.learn-list');
  },
  'whole rules': async (page) => {
    await press(page, `${panel('ciub')} >> .start-more a`);
    await shown(page, '.book-clause');
  },
  'whole rules of the second game': async (page) => {
    await page.goto('/rules/cubo#W5');
    await shown(page, '.book-clause[data-meant]');
  },
  'beside the box of the first game': async (page) => {
    await press(page, `${panel('ciub')} >> .start-more a >> nth=1`);
    await shown(page, '.ciub-all-cards strong');
    await press(page, '.ciub-beside >> nth=1 >> .die-button');
    await press(page, '.companion .fold summary');
  },
  'beside the box of the second game': async (page) => {
    await page.goto('/beside/cubo');
    await press(page, '.cubo-palette-die');
    await press(page, '.cubo-palette-die >> nth=1');
    await press(page, '.cubo-palette-die >> nth=2');
    await shown(page, '.cubo-line-score[data-points]');
  },
  practice: async (page) => {
    await page.goto('/practice/ciub');
    await press(page, 'button.practice-choice');
    await shown(page, '.practice-verdict');
  },
  'practice of the second game': async (page) => {
    await page.goto('/practice/cubo');
    await shown(page, '.cubo-laying-die');
  },
  'new table against bots': newTable('ciub', WAYS.bots),
  'new table at one device': async (page) => {
    await newTable('ciub', WAYS.device)(page);
    await press(page, '.new-table .switch');
  },
  'new table with more time': async (page) => {
    await newTable('cubo', WAYS.friends)(page);
    await press(page, 'dialog .fold summary');
    await shown(page, 'dialog .fold .choice');
  },
  'new table of another edition': async (page) => {
    await newTable('ciub', WAYS.friends)(page);
    await press(page, 'dialog .fold summary');
    await shown(page, 'dialog .fold .choice');
  },
  'no server': async (page) => {
    await page.route('**/api/**', (route) => route.abort());
    await newTable('ciub', WAYS.friends)(page);
    await press(page, 'dialog .button[data-look="primary"]');
    await shown(page, 'dialog [role="alert"]');
  },
  'waiting room': async (page) => {
    await newTable('ciub', WAYS.friends)(page);
    await press(page, 'dialog .button[data-look="primary"]');
    await shown(page, '.waiting-seat[data-mine]');
  },
  lobby: async (page) => {
    await newTable('ciub', WAYS.friends)(page);
    await page.locator('dialog .choice').last().locator('input').last().check();
    await press(page, 'dialog .button[data-look="primary"]');
    await shown(page, '.waiting-seat[data-mine]');
    await page.goto('/');
    await shown(page, '.start-tables a');
  },
  'match file': async (page) => {
    await page.goto('/replay');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await shown(page, '[role="alert"]');
  },
  gallery: async (page) => {
    await page.goto('/gallery');
    await shown(page, '.gallery');
  },
  'nothing here': async (page) => {
    await page.goto('/local/nothing');
    await shown(page, '.missing');
  },
};

/** Chances and hints are switched on, before anything is seen. */
async function withLens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cubarium.settings') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('cubarium.settings', JSON.stringify({ ...kept, own: { lens: true } }));
  });
  await page.reload();
}

const TABLES: Readonly<Record<string, Visit>> = {
  'first table': (page) => openLocal(page, 'ciub'),
  'first table, rolled': async (page) => {
    await openLocal(page, 'ciub');
    await press(page, '.ciub-controls .button[data-look="primary"]');
    await shown(page, '.ciub-dice-area .die-button');
  },
  'first table under its lens, with a hint': async (page) => {
    await withLens(page);
    await openLocal(page, 'ciub');
    await shown(page, '.ciub-card-odds');
    await press(page, '.table-head .icon-button >> nth=1');
    await shown(page, '.lens-ways');
  },
  menu: async (page) => {
    await openLocal(page, 'ciub');
    await openMenu(page);
  },
  rules: async (page) => {
    await openLocal(page, 'ciub');
    await openMenu(page);
    await press(page, '.menu-list .button');
    await shown(page, '.rules-list');
  },
  'whole rules over the table': async (page) => {
    await openLocal(page, 'ciub');
    await openMenu(page);
    await press(page, '.menu-list .button');
    await press(page, '.rules-list[data-pictures] a');
    await shown(page, 'dialog .book-clause[data-meant]');
  },
  asking: async (page) => {
    await openLocal(page, 'cubo');
    await page.keyboard.press('?');
    await shown(page, '.ask-bar');
  },
  answered: async (page) => {
    await openLocal(page, 'ciub');
    await page.locator('[data-row="top"] .ciub-spell-card').first().click({ button: 'right' });
    await shown(page, '.ask-answer');
  },
  log: async (page) => {
    await openLocal(page, 'cubo');
    await press(page, '.cubo-act[data-kind="throw"] .button');
    // On a wide screen it stands beside the table.
    const button = page.locator('.table-head .icon-button').nth(2);
    if (await button.isVisible()) await button.click();
    await shown(page, '.log-list:visible');
  },
  'second table': (page) => openLocal(page, 'cubo'),
  'second table, thrown': async (page) => {
    await openLocal(page, 'cubo');
    await press(page, '.cubo-act[data-kind="throw"] .button');
    await shown(page, '.cubo-loose-die');
  },
  'second table, why not': async (page) => {
    await openLocal(page, 'cubo');
    await press(page, '.cubo-act[data-kind="throw"] .button');
    await press(page, '.cubo-loose-die');
    await page.locator('.cubo-act[data-kind="cover"] .button').click({ force: true });
    await shown(page, '.why');
  },
  'second table, covered': async (page) => {
    await openLocal(page, 'cubo');
    await throwAndLay(page);
    await press(page, '.cubo-act[data-kind="cover"] .button');
    await shown(page, '.cubo-middle-die[data-choice]');
  },
  'second table, exchanging': async (page) => {
    await calmRound(page);
    await press(page, '.cubo-cell-button[data-choice]');
    await expect(page.locator('.cubo-controls .button')).toHaveCount(2);
  },
  'second table, scored': async (page) => {
    await calmRound(page);
    await keep(page);
    await keep(page);
    await shown(page, '.cubo-summary');
  },
  'first table, over': (page) => giveUp(page, 'ciub'),
  'second table, over': (page) => giveUp(page, 'cubo'),
  replay: async (page) => {
    await giveUp(page, 'cubo');
    await press(page, '.end-actions .button >> nth=1');
    await shown(page, '.replay-bar');
  },
};

export const SCREENS: Readonly<Record<string, Visit>> = {
  ...SHELL,
  ...TABLES,
  ...SCREENS_OF_RACES,
  ...SCREENS_OF_TALK,
  ...SCREENS_OF_FAILURES,
  ...SCREENS_OF_THE_PAST,
  // Last, so that every other screen keeps its language, theme and width.
  ...SCREENS_OF_CHOICES,
};

/** Two people lay, cover and take a die; the exchange is next. */
async function calmRound(page: Page): Promise<void> {
  await openLocal(page, 'cubo');
  for (let go = 0; go < 2; go++) {
    await throwAndLay(page);
    await press(page, '.cubo-act[data-kind="cover"] .button');
    await press(page, '.cubo-middle-die[data-choice]');
  }
  await shown(page, '.cubo-cell-button[data-choice]');
}

async function keep(page: Page): Promise<void> {
  const seat = await page.locator('.cubo-say .seat-token').getAttribute('data-seat');
  await press(page, '.cubo-controls .button');
  await expect(page.locator(`.cubo-say .seat-token[data-seat="${seat}"]`)).toHaveCount(0);
}
