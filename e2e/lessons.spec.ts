import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { complaints, panelOf } from './lib/pages.ts';
import type { Press } from './lib/playing.ts';
import { test } from './lib/test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

const tap: Press = (target) => target.click();
/** The keyboard goes by itself to where the next choice is, a few frames after the last: until then it is not moved. */
const keyboardRests = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let before = document.activeElement;
    for (let still = 0; still < 6; still++) {
      await new Promise(requestAnimationFrame);
      if (document.activeElement !== before) still = 0;
      before = document.activeElement;
    }
  });
const key: Press = async (target) => {
  await keyboardRests(target.page());
  await target.press('Enter');
};

const named = (page: Page, thing: string): Locator =>
  page
    .locator(`.table-main :is([data-thing~="${thing}"], [data-flight~="${thing}"])`)
    .filter({ visible: true })
    .first();
/** A thing is pressed itself, or by the first button in it. */
const pressable = (page: Page, thing: string): Locator =>
  named(page, thing).locator('xpath=descendant-or-self::button').first();

const bar = (page: Page): Locator => page.locator('.lesson-bar');
const words = (text: string | null): readonly string[] => (text ?? '').split(' ').filter(Boolean);

/** What opens only after a press is named as well. */
const LATER = /^(?:colour|face|do)-/;

/** Does what a step asks for, by pressing what it names: whatever is named has to be there. */
async function doStep(page: Page, press: Press): Promise<void> {
  const step = await bar(page).getAttribute('data-step');
  const points = words(await bar(page).getAttribute('data-points'));
  // Of dice that were swapped one way or another some have gone; what is pressed has to be there.
  const there = points.filter((name) => !LATER.test(name)).map((name) => named(page, name));
  if (there.length > 0) await expect(there.reduce((all, each) => all.or(each)).first()).toBeVisible();
  for (const thing of words(await bar(page).getAttribute('data-presses'))) {
    await expect(pressable(page, thing)).not.toHaveAttribute('aria-disabled', 'true');
    await press(pressable(page, thing));
  }
  await expect(bar(page)).not.toHaveAttribute('data-step', step ?? '');
}

async function play(page: Page, address: string, press: Press): Promise<void> {
  await page.goto(address);
  await expect(bar(page)).toBeVisible();
  for (let left = 30; left > 0 && (await page.locator('.lesson-ending').count()) === 0; left--)
    await doStep(page, press);
  await expect(page.locator('.lesson-ending')).toBeVisible();
}

async function playAll(page: Page, game: string, press: Press): Promise<void> {
  const found = complaints(page);
  await page.goto(`/learn/${game}`);
  const links = page.locator('.learn-lesson');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    await play(page, address, press);
    expect(await barriers(page)).toEqual([]);
  }
  await page.goto(`/learn/${game}`);
  await expect(page.locator('.learn-lesson[data-done]')).toHaveCount(addresses.length);
  expect(await barriers(page)).toEqual([]);
  expect(found).toEqual([]);
}

for (const game of ['ciub', 'cubo'])
  for (const [how, viewport, press] of [
    ['by touch on a phone', PHONE, tap],
    ['by keyboard on a desktop', DESKTOP, key],
  ] as const)
    test(`every lesson of ${game} is played through, ${how}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await playAll(page, game, press);
    });

test('a lesson answers, shows, goes back, and is taken up again where it was left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn to play' }).first().click();
  await page.getByRole('link', { name: 'The goal and a first card' }).click();
  const say = page.locator('.sentence');
  await expect(say).toContainText('Choose 1 1 1');
  // What is outlined is told by its name.
  await expect(say).toContainText('Outlined: spell card “1 1 1” (3 points).');
  for (let n = 0; n < 3; n++) await named(page, 'card-A10').click();
  await expect(page.getByRole('alert')).toContainText('Three 1s are likelier');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(say).toContainText('Your aim: three dice that show 1.');
  await page.getByRole('button', { name: 'Skip step' }).click();
  await expect(say).toContainText('Choose both 1s');
  // What the rules refuse is answered in the words of the lesson.
  await named(page, 'do-roll').click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Set a die aside first');
  await page.reload();
  await expect(say).toContainText('Choose both 1s');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(say).toContainText('Roll them.');
});

test.describe('somebody who has never played here', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is asked once, shown a lesson, and plays calmly with hints that can be silenced', async ({
    page,
  }) => {
    await page.goto('/');
    const panel = panelOf(page, 'Cubo');
    await panel.getByRole('button', { name: 'Play now' }).click();
    const ways = page.locator('.first-ways .button');
    await expect(ways).toHaveText(['Show me', 'I know it']);
    expect(await barriers(page)).toEqual([]);
    await ways.first().click();
    await expect(page.locator('.sentence')).toContainText('Build a square');
    await page.goto('/');
    await panel.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/local\//);
    // A calm table has no clock, and what is new is explained where it lies.
    const say = page.locator('.sentence');
    await expect(say).toContainText('Throw all nine');
    await say.getByRole('button', { name: 'Got it' }).click();
    await expect(say).not.toContainText('if they do not please you');
    await page.getByRole('button', { name: 'Menu' }).click();
    const hints = page.getByRole('switch', { name: 'Hints while you play' });
    await expect(hints).toBeChecked();
    await hints.uncheck();
    await page.keyboard.press('Escape');
    await page.locator('.cubo-controls .button').last().click();
    await expect(page.locator('.cubo-loose-die').first()).toBeVisible();
    await expect(say).not.toContainText('Choose a die');
  });

  test('goes to the table who knows it', async ({ page }) => {
    await page.goto('/');
    await panelOf(page, 'Ciúb').getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'I know it' }).click();
    await expect(page).toHaveURL(/\/local\//);
    await page.goto('/');
    await panelOf(page, 'Ciúb').getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/local\//);
  });
});
