import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './lib/test.ts';
import { playToScoring, type Box } from './lib/cubo.ts';
import { panelOf } from './lib/pages.ts';
import { openRace, type RaceOptions } from './lib/race.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const looseDice = (page: Page) => page.locator('.cubo-loose-die');
/** Nobody is in a hurry but who is looked at. */
const SLOW = { callMs: 600_000, countdownMs: 600_000, stallMs: 600_000, exchangeMs: 600_000 };

/** Two people in a race that has been called. */
async function calledRace(browser: Browser, times: RaceOptions = {}): Promise<readonly [Page, Page]> {
  const [host, guest] = await Promise.all([browser.newPage(), browser.newPage()]);
  await guest.goto(await openRace(host, { ...SLOW, ...times }));
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await button(page, 'I’m ready').click();
  await button(host, 'Call “Cubo!”').click();
  for (const page of [host, guest])
    await expect(button(page, /^Throw$/)).not.toHaveAttribute('aria-disabled');
  return [host, guest];
}

async function thrown(page: Page): Promise<void> {
  await button(page, /^Throw$/).click();
  await expect(looseDice(page)).toHaveCount(8);
}

/** Lays dice and takes them off again, for as long as the page is open. */
const layForEver = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    setInterval(() => {
      const die =
        document.querySelector('.cubo-loose-die') ?? document.querySelector('.cubo-controls .button');
      if (die instanceof HTMLElement) die.click();
    }, 150),
  );

test('own dice come to rest while somebody else lays dice all the time', async ({ browser }) => {
  const [host, guest] = await calledRace(browser);
  await thrown(guest);
  await layForEver(guest);
  await expect(host.locator('.cubo-other-status')).toContainText('laid');
  await thrown(host);
});

test('without a connection a throw waits, and blames nobody when it is back', async ({ browser }) => {
  const [host] = await calledRace(browser, { handMs: 500, rethrowMs: 0 });
  await thrown(host);
  await host.context().setOffline(true);
  await expect(host.getByText('Connection lost')).toBeVisible();
  await button(host, 'Throw again').click();
  await expect(host.locator('.sentence')).toContainText('No connection');
  await expect(looseDice(host)).toHaveCount(8);
  const alerts: string[] = [];
  await host.exposeFunction('heard', (text: string) => alerts.push(text));
  await host.evaluate(() => {
    const look = (): void => {
      const alert = document.querySelector('[role="alert"]')?.textContent;
      if (alert) (window as unknown as { heard: (text: string) => void }).heard(alert);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await host.context().setOffline(false);
  await expect(host.getByText('Throw no. 2', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(looseDice(host)).toHaveCount(8);
  expect(alerts).toEqual([]);
});

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = ({ x, y, width, height }: Box, page: Page): boolean => {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  return x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;
};

test('small screens hide nothing: points beside the buttons, and the squares of four', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await panelOf(page, 'Cubo').getByRole('button', { name: 'Against bots' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '4' }).check();
  await button(page, 'Begin').click();
  await expect(page.locator('.cubo-act .button').first()).toBeVisible();
  const lying = await page
    .locator('.cubo-square, .cubo-loose, .cubo-controls')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
  const [square, loose, controls] = lying;
  if (!square || !loose || !controls) throw new Error('the table is not whole');
  expect(lying.filter((box) => !isInside(box, page))).toEqual([]);
  expect([meet(square, controls), meet(loose, controls), meet(square, loose)]).toEqual([false, false, false]);
  await page.setViewportSize({ width: 844, height: 390 });
  const seen = await playToScoring(page);
  expect(seen.squares).toHaveLength(4);
  expect([...seen.squares, ...seen.controls].filter((box) => !isInside(box, page))).toEqual([]);
  expect(seen.points.filter((box) => seen.controls.some((each) => meet(box, each)))).toEqual([]);
});
