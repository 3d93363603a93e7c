import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { holdFlights } from './lib/flights.ts';
import { dash, playOut, step } from './lib/ciub.ts';
import { complaints, oneDevice, openTable, panelOf, playNow } from './lib/pages.ts';
import { key, playUntilOver } from './lib/playing.ts';
import { watching } from './lib/watching.ts';
import { test } from './lib/test.ts';

test('two taps from the start page to the first roll against a bot', async ({ page }) => {
  const wrong = complaints(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const roll = page.getByRole('button', { name: /^Roll \d+ dice/ });
  await expect(roll).toBeVisible({ timeout: 30_000 });
  await roll.click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a double tap on “Play now” makes one table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().dblclick();
  await expect(page).toHaveURL(/\/local\//);
  const tables = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('cubarium');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('tables').objectStore('tables').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
  expect(tables).toBe(1);
});

test('a whole game against a bot', async ({ page }) => {
  test.slow();
  await playNow(page, 'Ciúb');
  // A few turns by hand; how the game ends does not depend on it.
  for (let i = 0; i < 40; i++) if (!(await step(page))) await page.waitForTimeout(20);
  await playUntilOver([page], dash);
  await expect(page.locator('.sentence')).toHaveText(/over/);
  await expect(page.getByRole('heading', { name: /win|wins/ })).toBeVisible();
  const adapts = page.locator('.end-panel').getByText(/^The bots adapt to you: a little (stronger|weaker)/);
  const change = /stronger|weaker/.exec(await adapts.innerText())?.[0];
  await seeKept(page);
  await page.getByRole('button', { name: 'Watch the game again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.goto('/');
  const kept = await page.evaluate(() => localStorage.getItem('cubarium.suited'));
  expect(kept).toMatch(change === 'stronger' ? /"ciub":\{"strength":1\.2,/ : /"ciub":\{"strength":0\.8,/);
  await panelOf(page, 'Ciúb').getByRole('button', { name: 'Against bots' }).click();
  const choice = page.getByRole('group', { name: 'Strength' });
  await expect(choice.getByRole('radio', { name: 'Suits you' })).toBeChecked();
  await expect(choice).toContainText('a little stronger or weaker after each game');
});

/** What is told of a game that is over: how it was decided, cards as cards, and a picture to keep. */
async function seeKept(page: Page): Promise<void> {
  await expect(
    page.getByRole('list', { name: 'How it was decided' }).getByRole('listitem').last(),
  ).toHaveText(/\d+ to \d+|each$/);
  await expect(page.locator('.ciub-end-cards li[data-opus]')).toHaveText(/Opus Magnum/);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Share a picture' }).click();
  await expect(page.getByRole('img', { name: /wins?\b/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saving).suggestedFilename()).toBe('cubarium.png');
  await page.getByRole('button', { name: 'Close' }).click();
}

test('a whole game at one device by keyboard alone', async ({ page }) => {
  await oneDevice(page, 'Ciúb');
  await playOut([page], key);
  await expect(page.locator('.end-panel h2')).toBeFocused();
});

test('a whole game in two browsers, with a spectator', async ({ browser }) => {
  test.slow();
  const [host, guest, watcher] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  const address = await openTable(host, 'Ciúb');
  await guest.goto(address);
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(host.locator('.sentence')).toBeVisible();
  await watcher.goto(address);
  await expect(watcher.getByText('You’re watching')).toBeVisible();
  // The hand of a person is tried against a bot and at one device: here it is what the others see.
  await playUntilOver([host, guest], dash);
  await expect(watcher.locator('.end-panel')).toBeVisible();
  const points = (page: typeof host): Promise<string[]> => page.locator('.end-list li').allInnerTexts();
  expect(await points(watcher)).toEqual(await points(host));
  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(host.locator('.waiting-seat')).toHaveCount(2);
});

test('an illegal tap says why not, and undo goes back to the roll', async ({ page }) => {
  await oneDevice(page, 'Ciúb');
  await page.getByRole('button', { name: /^Roll \d+ dice/ }).click();
  // White dice have no skull: nothing has moved yet, whatever fell.
  await page.getByRole('button', { name: /^Roll on/ }).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('set at least one die aside');
  await page.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible();
});

test('the language can be switched in mid-game, and a reload keeps table and language', async ({ page }) => {
  await oneDevice(page, 'Ciúb');
  for (let i = 0; i < 6; i++) await step(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Magyar' }).click();
  await page.getByRole('button', { name: 'Bezárás' }).click();
  await expect(page.getByLabel('Kockamező')).toBeVisible();
  const players = await page.locator('.ciub-players').innerText();
  await page.reload();
  await expect(page.getByLabel('Kockamező')).toBeVisible();
  expect(await page.locator('.ciub-players').innerText()).toBe(players);
});

/** A position at one device after the first roll, the dice at rest: while they roll nothing can be done with them. */
async function rolled(page: Page): Promise<void> {
  await oneDevice(page, 'Ciúb');
  await page.getByRole('button', { name: /^Roll \d+ dice/ }).click();
  await expect(page.locator('.ciub-roll-count')).toHaveText('Roll no. 1');
  await expect(page.locator('.ciub-pool .die-button[aria-disabled="true"]')).toHaveCount(0);
}

test('dice are set aside by tap, by drag and by keys, and come back', async ({ page }) => {
  await rolled(page);
  const pool = page.locator('.ciub-pool .die-button');
  const coming = page.locator('.ciub-tray .die-button');
  const last = pool.last();
  await last.dragTo(page.locator('.ciub-tray'));
  await expect(coming).toHaveCount(1);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Set 1 aside, roll on' })).toBeVisible();
  await coming.dragTo(page.locator('.ciub-pool'));
  await expect(coming).toHaveCount(0);
  await last.dragTo(page.locator('.ciub-display'));
  await expect(coming).toHaveCount(0);
  const number = page.locator('.ciub-pool .die-button[data-selectable="may"]').first();
  const place = await pool.evaluateAll((all) => all.findIndex((die) => die.dataset.selectable === 'may'));
  if (place >= 0) {
    await number.click();
    await expect(coming).toHaveCount(1);
    await coming.click();
    await expect(coming).toHaveCount(0);
    await page.keyboard.press(String(place + 1));
    await expect(coming).toHaveCount(1);
    await page.keyboard.press(String(place + 1));
    await expect(coming).toHaveCount(0);
  }
});

test('the keyboard stays where the next choice is', async ({ page }) => {
  await oneDevice(page, 'Ciúb');
  await page.getByRole('button', { name: /^Roll \d+ dice/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ciub-pool .die-button:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ciub-panel [data-selectable]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ciub-board button:focus')).toHaveCount(1);
});

test('a sheet gives the keyboard back to where it was opened', async ({ page }) => {
  await oneDevice(page, 'Ciúb');
  const button = (name: string) => page.getByRole('button', { name });
  const enter = async (target: Locator): Promise<void> => {
    await target.focus();
    await page.keyboard.press('Enter');
  };
  for (const opener of [button('Menu'), button('What happened'), page.locator('.ciub-player').first()]) {
    await enter(opener);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  // One sheet out of another.
  await enter(button('Menu'));
  await enter(button('Settings'));
  await enter(button('Close'));
  await expect(button('Menu')).toBeFocused();
});

test('the keyboard never falls out of the table, whoever acts', async ({ browser }) => {
  const page = await browser.newPage({ storageState: watching('fast') });
  await playNow(page, 'Ciúb');
  await expect.poll(() => step(page, key), { timeout: 30_000 }).toBe(true);
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    const look = (): void => {
      const { activeElement, body } = document;
      if (activeElement === body) lost.push(document.querySelector('.sentence')?.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  const sentence = page.locator('.sentence');
  const botsTurn = page.locator('.ciub-players li:nth-child(2) .ciub-player[data-turn]');
  while ((await botsTurn.count()) === 0) if (!(await step(page, key))) await page.waitForTimeout(20);
  await expect(sentence).toBeFocused();
  // And back to the first choice of the next turn.
  await expect(sentence).toHaveAttribute('data-yours', 'true', { timeout: 60_000 });
  await expect(page.locator('.ciub button:focus')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { readonly lost: unknown }).lost)).toEqual([]);
});

test('dice fly where they go, and a touch ends the flight', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await holdFlights(page);
  await rolled(page);
  const flights = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'flight').length);
  const touch = async (): Promise<void> => {
    await page.locator('.sentence').click();
    await expect.poll(flights).toBe(0);
  };
  await page.locator('.ciub-pool .die-button').last().dragTo(page.locator('.ciub-tray'));
  await expect.poll(flights).toBe(1);
  await touch();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await touch();
  await page.locator('.ciub-panel [data-selectable]').last().click();
  // From the supply.
  await expect.poll(flights).toBeGreaterThan(0);
  await touch();
  await page.getByRole('button', { name: 'End turn' }).click();
  // Home to one player, and from the other.
  await expect(page.locator('.leaving')).toHaveCount(6);
  await touch();
  await expect(page.locator('.leaving')).toHaveCount(0);
  await context.close();
});
