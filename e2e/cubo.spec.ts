import { expect, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { playOut, playRound, playToScoring } from './lib/cubo.ts';
import { complaints, oneDevice, panelOf, playNow } from './lib/pages.ts';
import { openRace } from './lib/race.ts';
import { key } from './lib/playing.ts';
import { test } from './lib/test.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const HOUR_MS = 3_600_000;
const looseDice = (page: Page) => page.getByRole('list', { name: 'Dice to lay' }).getByRole('button');
const cells = (page: Page) => page.getByRole('group', { name: 'Your square' }).getByRole('button');

/** A calm table at one device, thrown. */
async function thrown(page: Page): Promise<void> {
  await oneDevice(page, 'Cubo');
  await button(page, /^Throw$/).click();
  await expect(looseDice(page)).toHaveCount(8);
}

test('a whole calm game at one device by keyboard alone', async ({ page }) => {
  test.slow();
  const wrong = complaints(page);
  await oneDevice(page, 'Cubo');
  await playOut([page], key);
  await expect(page.getByRole('heading', { name: /win/ })).toBeFocused();
  expect(wrong).toEqual([]);
});

test('a first round of the race against a bot, two taps from the start page to the first throw', async ({
  page,
}) => {
  test.slow();
  const wrong = complaints(page);
  await playNow(page, 'Cubo');
  const seen = await playToScoring(page);
  // Nothing tells what is still being counted, and nothing of the next round is on the table.
  expect(seen).toMatchObject({ counting: true, middles: 0 });
  expect(seen.squares).toHaveLength(2);
  expect(seen.log).not.toContain('scores');
  await expect(page.getByRole('log')).toContainText('scores');
  await expect(page.locator('.cubo-middle')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a round in two browsers, each seeing what the other lays, and the same points', async ({ browser }) => {
  const [host, guest] = await Promise.all([browser.newPage(), browser.newPage()]);
  const address = await openRace(host, { countdownMs: 20_000 });
  await guest.goto(address);
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await button(page, 'I’m ready').click();
  await expect(host.locator('.sentence')).toBeVisible();
  await button(host, 'Call “Cubo!”').click();
  for (const page of [host, guest])
    await expect(button(page, /^Throw$/)).not.toHaveAttribute('aria-disabled');
  await button(host, /^Throw$/).click();
  await looseDice(host).first().click();
  await looseDice(host).first().click();
  await expect(guest.getByRole('list', { name: 'The others' })).toContainText('2 dice laid');
  await Promise.all([playRound(host, 1), playRound(guest, 1)]);
  for (const page of [host, guest])
    await expect(page.locator('.cubo-summary:not([data-counting])')).toBeVisible();
  /** In the order of the seats: each sees the own square first. */
  const points = (page: Page): Promise<readonly string[]> =>
    Promise.all(
      [0, 1].map((seat) => page.locator(`.cubo-scored[data-seat="${seat}"] .cubo-scored-points`).innerText()),
    );
  expect(await points(guest)).toEqual(await points(host));
});

test('dice are laid by touch, moved, swapped, taken off and dragged', async ({ page }) => {
  await thrown(page);
  const name = await looseDice(page).first().getAttribute('aria-label');
  await looseDice(page).first().click();
  await expect(cells(page).nth(0)).toHaveAccessibleName(`Row 1, column 1: ${name}`);
  await cells(page).nth(8).click();
  await expect(cells(page).nth(8)).toHaveAccessibleName(`Row 3, column 3: ${name}`);
  await looseDice(page).first().click();
  const other = await cells(page).nth(0).getAttribute('aria-label');
  await cells(page).nth(0).click();
  await cells(page).nth(8).click();
  await expect(cells(page).nth(8)).toHaveAccessibleName(
    String(other).replace('Row 1, column 1', 'Row 3, column 3'),
  );
  await cells(page).nth(0).click();
  await cells(page).nth(0).click();
  await expect(looseDice(page)).toHaveCount(7);
  await looseDice(page).last().dragTo(cells(page).nth(2));
  await expect(cells(page).nth(2)).not.toHaveAccessibleName(/empty/);
  await expect(looseDice(page)).toHaveCount(6);
});

test('what is not allowed says why: covering too soon, the joker, the middle', async ({ page }) => {
  await thrown(page);
  const why = page.getByRole('alert');
  // Refused buttons can be pressed: the press answers why.
  await button(page, /^Cubo!$/).click({ force: true });
  await expect(why).toContainText('Lay all nine');
  await cells(page).nth(4).click();
  await expect(why).toContainText('joker always lies in the centre');
  await page
    .getByRole('list', { name: 'Dice in the middle' })
    .getByRole('button')
    .first()
    .click({ force: true });
  await expect(why).toContainText('Cover your square first');
});

test('the answer to a refused press lets every tap through, and goes with the next one', async ({ page }) => {
  await thrown(page);
  await button(page, /^Cubo!$/).click({ force: true });
  const why = page.getByRole('alert');
  await expect(why).toBeVisible();
  // Wherever the answer lies: a finger does not wait until it is gone.
  for (let left = 8; left > 0; left--) {
    const box = await looseDice(page).last().boundingBox();
    if (!box) throw new Error('the die is not to be seen');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(looseDice(page)).toHaveCount(left - 1, { timeout: 1000 });
  }
  await expect(why).toHaveCount(0);
});

test('what is said about taking back is about this game', async ({ page }) => {
  await oneDevice(page, 'Cubo');
  await button(page, 'Menu').click();
  await expect(page.locator('.menu-note')).toContainText('since your last throw');
  await expect(page.locator('.menu-note')).not.toContainText('card');
});

test('a calm go can be taken back to its last throw, and survives a reload', async ({ page }) => {
  await thrown(page);
  const dice = await looseDice(page).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  await page.reload();
  await expect(looseDice(page)).toHaveCount(8);
  expect(
    await looseDice(page).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label'))),
  ).toEqual(dice);
  while ((await looseDice(page).count()) > 0) await looseDice(page).first().click();
  await button(page, /^Cubo!$/).click();
  await expect(button(page, 'Take no die')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(button(page, 'Throw again')).toBeVisible();
});

test('the keyboard stays where the next choice is', async ({ page }) => {
  await oneDevice(page, 'Cubo');
  await button(page, /^Throw$/).focus();
  await page.keyboard.press('Enter');
  await expect(looseDice(page).first()).toBeFocused();
  for (let left = 7; left >= 0; left--) {
    await page.keyboard.press('Enter');
    await expect(looseDice(page)).toHaveCount(left);
  }
  await expect(button(page, /^Cubo!$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('list', { name: 'Dice in the middle' }).getByRole('button').first(),
  ).toBeFocused();
});

test('a key counts from the moment in which what it does is to be seen', async ({ page }) => {
  await openRace(page, { callMs: 400 });
  await button(page, 'Add a bot').click();
  await button(page, 'I’m ready').click();
  await expect(button(page, /^Throw$/)).not.toHaveAttribute('aria-disabled');
  // Pressed by the page itself: nobody outside is quick enough.
  await page.evaluate(() => {
    const press = new MutationObserver(() => {
      if (document.querySelectorAll('.cubo-loose-die').length < 8) return;
      press.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    });
    press.observe(document.body, { subtree: true, childList: true });
  });
  await button(page, /^Throw$/).click();
  await expect(looseDice(page)).toHaveCount(7);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing for axe to say about a calm table (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await thrown(page);
    expect(await barriers(page)).toEqual([]);
    for (let i = 0; i < 3; i++) await looseDice(page).first().click();
    expect(await barriers(page)).toEqual([]);
    await playRound(page, 1);
    expect(await barriers(page)).toEqual([]);
  });

test('more time for a seat is agreed with the table, and everybody sees it', async ({ page }) => {
  await page.goto('/');
  await panelOf(page, 'Cubo').getByRole('button', { name: 'With friends' }).click();
  await page.getByText('More time for somebody').click();
  await page.getByRole('group', { name: 'Time for Player 2' }).getByRole('radio', { name: '5 ×' }).check();
  await button(page, 'Begin').click();
  const seats = page.locator('.waiting-seat');
  await expect(seats.nth(1)).toContainText('5 times the usual time');
  await expect(seats.nth(0)).not.toContainText('usual time');
  await button(page, 'Add a bot').click();
  await button(page, 'I’m ready').click();
  await expect(page.getByRole('list', { name: 'The others' })).toContainText('5 times the usual time');
});

test('[cubo P7] a table with friends has a time to lay, which the form asks for where a race is run', async ({
  page,
}) => {
  await page.goto('/');
  await panelOf(page, 'Cubo').getByRole('button', { name: 'With friends' }).click();
  await page.locator('summary', { hasText: 'Time to lay' }).click();
  const times = page.getByRole('group', { name: 'Time to lay' });
  await expect(times.getByRole('radio', { name: /^2\ss$/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Calm, one by one' }).check();
  await expect(times).toBeHidden();
  await page.getByRole('radio', { name: 'All at once' }).check();
  const made = page.waitForRequest((request) => request.url().endsWith('/api/tables'));
  await button(page, 'Begin').click();
  expect((await made).postDataJSON()).toMatchObject({ options: { pace: 'race', coverMs: 2000 } });
});

test('[cubo P7] the button says when a square may be covered, and covers then what was pressed too early', async ({
  page,
}) => {
  test.slow();
  // At a table of this device the browser's clock decides, and that one can be stopped.
  await page.clock.install();
  await page.goto('/');
  await panelOf(page, 'Cubo').getByRole('button', { name: 'Against bots' }).click();
  await page.locator('summary', { hasText: 'Time to lay' }).click();
  await page.getByRole('radio', { name: /^5\ss$/ }).check();
  // Not before: what is loaded while a clock stands is not shown.
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await button(page, 'Begin').click();
  await expect(async () => {
    await page.clock.runFor(300);
    if (await button(page, 'Call “Cubo!”').isVisible()) await button(page, 'Call “Cubo!”').click();
    await expect(button(page, /^Throw$/)).not.toHaveAttribute('aria-disabled', { timeout: 100 });
  }).toPass({ intervals: [10] });
  await button(page, /^Throw$/).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(looseDice(page)).toHaveCount(8, { timeout: 500 });
  }).toPass({ intervals: [10] });
  for (const digit of '12345678') await page.keyboard.press(digit);
  const early = button(page, /^Cubo! in\s\d\ss$/);
  await early.click();
  await expect(page.locator('.sentence')).toContainText('will be covered in a moment');
  // Who goes on laying has changed the own mind.
  await cells(page).nth(0).click();
  await cells(page).nth(8).click();
  await expect(page.locator('.sentence')).toContainText('All nine are laid: Cubo!');
  await early.click();
  await page.clock.runFor(5000);
  await expect(page.locator('.sentence')).toContainText('Take a die');
});
