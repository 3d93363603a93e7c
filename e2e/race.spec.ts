import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './lib/test.ts';
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
      const die = document.querySelector('.cubo-loose-die') ?? document.querySelector('.cubo-controls .button');
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
