import { expect, type Page } from '@playwright/test';
import { openMenu, panel, press, WAYS } from './visit.ts';

/** A table on the server, with a seat at it. */
async function seated(page: Page, game: string): Promise<void> {
  await press(page, `${panel(game)} >> .button >> nth=${WAYS.friends}`);
  await press(page, 'dialog .button[data-look="primary"]');
  await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
}

/** Begins the match with somebody else, who is given back. */
async function withOther(page: Page): Promise<Page> {
  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('no browser for somebody else');
  await other.goto(page.url());
  await expect(other.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const each of [page, other]) await press(each, '.waiting-start > .button[data-look="primary"]');
  for (const each of [page, other]) await expect(each.locator('.sentence')).toBeVisible();
  return other;
}

async function say(page: Page, text: string): Promise<void> {
  await press(page, '.talk-button .icon-button');
  await page.locator('.talk-writing input').fill(text);
  await press(page, '.talk-writing .button');
  await expect(page.locator('.talk-line')).toBeVisible();
}

/** What people at different places say and show to each other, and how they end a match together. */
export const SCREENS_OF_TALK: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  talk: async (page) => {
    await seated(page, 'ciub');
    await say(page, 'Szervusz!');
  },
  'second table, talk': async (page) => {
    await seated(page, 'cubo');
    const other = await withOther(page);
    await say(page, 'Szervusz!');
    for (const fold of await page.locator('.fold > summary').all()) await fold.click();
    await press(page, '.conduct-ways .button >> nth=1');
    await other.close();
  },
  'waiting room, a sign': async (page) => {
    await seated(page, 'cubo');
    await press(page, '.talk-button .icon-button');
    await press(page, '.talk-sign');
    await expect(page.locator('.sign')).toBeVisible();
  },
  'first table, a proposal to end': async (page) => {
    await seated(page, 'ciub');
    const other = await withOther(page);
    await openMenu(other);
    // Before it come offers that not every table has.
    const agree = '.menu-list .button:not([data-look="danger"]) >> nth=-1';
    await press(other, agree);
    await press(other, agree);
    await expect(page.locator('.banner-choices')).toBeVisible();
    await other.close();
  },
};
