import { expect, type Browser, type Page } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { openTable, panelOf } from './lib/pages.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';

/** Somebody of a name, on a device of their own. */
async function person(browser: Browser, name: string): Promise<Page> {
  // Axe looks only at pages of a context that was asked for.
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((called) => {
    localStorage.setItem('cubarium.settings', JSON.stringify({ name: called }));
  }, name);
  return page;
}

test('five letters that one reads out bring the other to the table; a wrong word is answered', async ({
  browser,
}) => {
  const [ada, bo] = [await person(browser, 'Ada'), await person(browser, 'Bo')];
  await openTable(ada, 'Ciúb');
  const code = await ada.locator('.invite-code').innerText();
  expect(code).toMatch(/^[B-Z]{5}$/);
  await expect(
    ada.getByRole('img', { name: `Code of this table: ${code.split('').join(' ')}` }),
  ).toBeVisible();
  await picture(ada, 'code-phone');
  await bo.goto('/');
  const field = bo.getByRole('textbox', { name: 'Join with a code' });
  await field.fill('hello');
  await field.press('Enter');
  await expect(bo.getByRole('alert')).toHaveText('No table that can be joined has this code.');
  expect(await barriers(bo)).toEqual([]);
  await field.fill(code.toLowerCase());
  await expect(bo.getByRole('alert')).toHaveCount(0);
  await field.press('Enter');
  await expect(bo).toHaveURL(new URL(ada.url()).pathname);
  await expect(ada.locator('.waiting-seats')).toContainText('Bo');
});

test('two who have never met press a button each and play', async ({ browser }) => {
  const [ada, bo] = [await person(browser, 'Ada'), await person(browser, 'Bo')];
  await ada.goto('/');
  await panelOf(ada, 'Ciúb').getByRole('button', { name: 'Play somebody' }).click();
  await expect(ada.getByText('Waiting for somebody who would like to play now.')).toBeVisible();
  await expect(ada.getByRole('dialog').getByText(/here right now/)).toBeVisible();
  expect(await barriers(ada)).toEqual([]);
  await picture(ada, 'seek-phone');
  await bo.goto('/');
  await expect(panelOf(bo, 'Ciúb').getByRole('button', { name: /Play somebody.*1 waiting/ })).toBeVisible();
  await picture(bo, 'start-waiting-phone');
  await panelOf(bo, 'Ciúb').getByRole('button', { name: 'Play somebody' }).click();
  for (const page of [ada, bo]) await expect(page.locator('.ciub-players')).toBeVisible();
});

test('who waits for long plays a bot and is told when somebody comes', async ({ browser }) => {
  const [ada, bo] = [await person(browser, 'Ada'), await person(browser, 'Bo')];
  await ada.clock.install();
  await ada.goto('/');
  await panelOf(ada, 'Cubo').getByRole('button', { name: 'Play somebody' }).click();
  await expect(ada.getByText('Waiting for somebody')).toBeVisible();
  await ada.clock.runFor(20_000);
  await ada.getByRole('button', { name: 'Play a bot meanwhile' }).click();
  await expect(ada).toHaveURL(/\/local\//);
  await bo.goto('/');
  await panelOf(bo, 'Cubo').getByRole('button', { name: 'Play somebody' }).click();
  await expect(bo).toHaveURL(/\/t\//);
  await ada
    .getByRole('alert')
    .filter({ hasText: 'Bo is here' })
    .getByRole('button', { name: 'Play' })
    .click();
  for (const page of [ada, bo]) await expect(page.locator('.cubo-others')).toBeVisible();
});

test('thinking time is chosen, told in the waiting room, and runs at the table', async ({ browser }) => {
  const [ada, bo] = [await person(browser, 'Ada'), await person(browser, 'Bo')];
  await ada.goto('/');
  await panelOf(ada, 'Ciúb').getByRole('button', { name: 'With friends' }).click();
  await ada.getByRole('radio', { name: 'Fast' }).check();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await expect(ada.getByText('Thinking time: Fast')).toBeVisible();
  await expect(ada.locator('.waiting-seat[data-mine]')).toContainText('Ada (you)');
  await bo.goto(ada.url());
  await expect(bo.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [ada, bo]) {
    const clocks = page.getByRole('list', { name: 'Thinking time' });
    await expect(clocks.locator('li[data-running] time')).toHaveText(/^2:\d\d$/);
    await expect(clocks.locator('li')).toHaveCount(2);
  }
});

/** The parts of the system that tell of something, written down instead. */
function systemWrittenDown(): void {
  const kept = Object.assign(window, { told: new Array<string>(), badge: 0, away: false });
  Object.defineProperty(document, 'hidden', { get: () => kept.away });
  class Written extends EventTarget {
    static permission = 'default';
    static async requestPermission(): Promise<string> {
      Written.permission = 'granted';
      return 'granted';
    }
    constructor(text: string) {
      super();
      kept.told.push(text);
    }
  }
  Object.assign(window, { Notification: Written });
  const setAppBadge = async (count: number): Promise<void> => void (kept.badge = count);
  Object.assign(navigator, { setAppBadge, clearAppBadge: () => setAppBadge(0) });
}

test('a table that waits shows in the title and the badge, next leads there, and who was away is asked once', async ({
  page,
}) => {
  await page.addInitScript(systemWrittenDown);
  let say: (text: string) => void = () => undefined;
  await page.routeWebSocket('**/ws', (socket) => {
    socket.connectToServer();
    say = (text) => socket.send(text);
  });
  const turn = (table: string, yours = true): void =>
    say(JSON.stringify({ t: 'turn', table, game: 'ciub', yours }));
  const look = (away: boolean): Promise<unknown> =>
    page.evaluate((now) => {
      Object.assign(window, { away: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, away);
  const system = () =>
    page.evaluate(() => {
      const { told, badge } = window as unknown as { readonly told: string[]; readonly badge: number };
      return { told, badge };
    });
  await openTable(page, 'Ciúb');
  await expect(page).toHaveTitle('Cubarium');
  const next = page.getByRole('button', { name: 'Next table that waits for you' });
  await expect(next).toHaveCount(0);
  turn('one');
  await expect(page).toHaveTitle('Your turn · Cubarium');
  await expect(next).toBeVisible();
  await picture(page, 'next-phone');
  await look(true);
  turn('two');
  await expect.poll(system).toEqual({ told: [], badge: 2 });
  await look(false);
  const asked = page.getByRole('alert').filter({ hasText: 'when your turn came' });
  await expect(asked).toBeVisible();
  await picture(page, 'turn-notice-phone');
  await asked.getByRole('button', { name: 'Tell me' }).click();
  await expect(asked).toHaveCount(0);
  await look(true);
  turn('three');
  await expect.poll(system).toEqual({ told: ['Ciúb: Your turn'], badge: 3 });
  await look(false);
  for (const table of ['two', 'three']) turn(table, false);
  await next.click();
  await expect(page).toHaveURL(/\/t\/one$/);
  turn('one', false);
  await expect(page).toHaveTitle('Cubarium');
  expect(await system()).toMatchObject({ badge: 0 });
});
