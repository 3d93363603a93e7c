import { expect, type Browser, type Page } from '@playwright/test';
import { panelOf } from './lib/pages.ts';
import { picture } from './lib/picture.ts';
import { openRace } from './lib/race.ts';
import { test } from './lib/test.ts';

test('a device that the server has forgotten sees tables come and go, and nothing fails', async ({
  page,
  browser,
}) => {
  const failed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.addInitScript(() => localStorage.setItem('cubarium.known-as', 'Ann'));
  await page.goto('/');
  const host = await browser.newContext();
  await host.request.post('/api/me', { data: { name: 'Bo' } });
  const made = await host.request.post('/api/tables', { data: { game: 'cubo', access: 'public' } });
  const { id } = (await made.json()) as { readonly id: string };
  const line = page.locator(`a[href="/t/${id}"]`);
  await expect(line).toHaveCount(0);
  const table = await host.newPage();
  await table.goto(`/t/${id}`);
  await expect(line).toBeVisible();
  await expect(line).toContainText(/Guest · Free seat.*Thinking time: No clock.*now/);
  await host.close();
  // For a minute: who has stepped out may be back.
  await expect(line).toContainText('Guest (away)');
  expect(failed).toEqual([]);
});

/** Somebody of a name. */
async function person(browser: Browser, name: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript((called) => {
    localStorage.setItem('cubarium.settings', JSON.stringify({ name: called }));
  }, name);
  return page;
}

test('who comes to a full table is told so, watches without a control, and finds the own table to go on', async ({
  browser,
}) => {
  const [ada, bo, cleo] = [
    await person(browser, 'Ada'),
    await person(browser, 'Bo'),
    await person(browser, 'Cléo'),
  ];
  await ada.goto('/');
  await panelOf(ada, 'Ciúb').getByRole('button', { name: 'With friends' }).click();
  await ada.getByRole('radio', { name: 'Everybody may join' }).check();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await expect(ada.locator('.waiting-seat[data-mine]')).toBeVisible();
  await bo.goto(ada.url());
  await expect(bo.locator('.waiting-seat[data-mine]')).toBeVisible();
  await cleo.goto(ada.url());
  await expect(cleo.getByRole('status')).toHaveText(/All seats are taken/);
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(ada.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(cleo.locator('.table-banner')).toHaveText('You’re watching');
  await expect(cleo.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const path = new URL(ada.url()).pathname;
  // Chance says who begins. The other stays: a table is listed while somebody is there.
  const mover = (await ada.locator('.sentence[data-yours]').count()) > 0 ? ada : bo;
  await mover.goto('/');
  const lobby = mover.locator('.start-tables').filter({ hasText: 'Open tables' });
  await expect(lobby.locator(`a[href="${path}"]`)).toContainText('Continue');
  const first = mover.locator('main > *').first();
  await expect(first.locator(`a[href="${path}"]`)).toContainText('Your turn');
});

test('who watches a race sees who else does and chooses whose square is large, without a control', async ({
  browser,
}) => {
  const names = ['Ada', 'Bo', 'Cléo', 'Dan'];
  const [ada, bo, cleo, dan] = await Promise.all(names.map((name) => person(browser, name)));
  if (!ada || !bo || !cleo || !dan) throw new Error('nobody came');
  const url = await openRace(ada, { callMs: 600_000, stallMs: 600_000 });
  await bo.goto(url);
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'I’m ready' }).click();
  await Promise.all([cleo, dan].map((page) => page.goto(url)));
  const list = cleo.locator('.watchers');
  await expect(list).toContainText(/Watching: (Cléo and Dan|Dan and Cléo)/);
  for (const name of ['Bo', 'Ada']) {
    await list.getByRole('radio', { name }).check();
    await expect(cleo.locator('.cubo-play').getByRole('group', { name: `${name}’s square` })).toBeVisible();
  }
  await picture(cleo, 'watching-phone');
  await expect(cleo.locator('.cubo-controls .button:visible')).toHaveCount(0);
  await expect(ada.locator('.watchers')).toHaveCount(0);
});

/** Somebody's table of Ciúb that they begin, with an invitation. */
async function ownTable(page: Page): Promise<string> {
  const options = { seats: 2, length: 'short', first: 0 };
  const made = await page.request.post('/api/tables', { data: { game: 'ciub', options, access: 'link' } });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'I’m ready' }).click();
  return `/t/${id}`;
}

test('tables that wait for somebody are told by title and list, and next goes through them', async ({
  browser,
}) => {
  const [ada, bo] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [ada, bo]) await page.request.post('/api/me', { data: { name: 'Ada' } });
  const paths: string[] = [];
  for (let table = 0; table < 2; table++) {
    const path = await ownTable(ada);
    await bo.goto(path);
    await bo.getByRole('button', { name: 'I’m ready' }).click();
    await expect(bo.locator('.sentence')).toBeVisible();
    paths.unshift(path);
  }
  await expect(ada).toHaveTitle('Your turn · Cubarium');
  await expect(bo).toHaveTitle('Cubarium');
  await ada.goto('/');
  const waiting = ada.locator('main > *').first();
  for (const path of paths) await expect(waiting.locator(`a[href="${path}"]`)).toContainText('Your turn');
  await waiting.locator(`a[href="${paths[0]}"]`).click();
  const next = ada.getByRole('button', { name: 'Next table that waits for you' });
  await next.click();
  await expect(ada).toHaveURL(new RegExp(`${paths[1]}$`));
  await next.click();
  await expect(ada).toHaveURL(new RegExp(`${paths[0]}$`));
});
