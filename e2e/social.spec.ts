import { expect, type Browser, type Page } from '@playwright/test';
import { openTable, panelOf } from './lib/pages.ts';
import { openRace } from './lib/race.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';

const talk = (page: Page) => page.getByRole('button', { name: /^Table talk/ });
const news = (page: Page) => page.locator('[aria-live="polite"].sr-only');

/** Two people at a table of the server that has begun. */
async function atTable(browser: Browser) {
  const [host, guest] = await Promise.all([browser.newPage(), browser.newPage()]);
  await host.addInitScript(() => localStorage.setItem('cubarium.settings', '{"name":"Ada"}'));
  await guest.addInitScript(() => localStorage.setItem('cubarium.settings', '{"name":"Bo"}'));
  await guest.goto(await openTable(host, 'Ciúb'));
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [host, guest]) await expect(page.locator('.ciub-players')).toBeVisible();
  return { host, guest };
}

test('a sign is seen over its seat and heard by everybody, for a moment', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  await talk(guest).click();
  await guest.getByRole('button', { name: 'Well done!' }).click();
  await expect(guest.getByRole('dialog')).toBeHidden();
  await Promise.all(
    [host, guest].map(async (page) => {
      const sign = page.locator('.sign');
      await expect(sign).toHaveText(/Bo.*Well done!/);
      const [seat, box] = await Promise.all([
        page.locator('[data-sits="1"]').boundingBox(),
        sign.boundingBox(),
      ]);
      if (!seat || !box) throw new Error('nothing to be seen');
      expect(Math.abs(box.y + box.height / 2 - (seat.y + seat.height / 2))).toBeLessThan(2);
      await expect(news(page)).toHaveText('Bo: Well done!');
      await expect(sign).toHaveCount(0);
    }),
  );
});

test('where a seat has no place of its own, its sign lies over the name of the game', async ({ browser }) => {
  const [host, guest] = await Promise.all([browser.newPage(), browser.newPage()]);
  await guest.goto(await openRace(host, { callMs: 600_000, stallMs: 600_000 }));
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [host, guest]) await expect(page.locator('.cubo-others')).toBeVisible();
  await talk(guest).click();
  await guest.getByRole('button', { name: 'Wow!' }).click();
  await expect(guest.locator('.sign')).toBeVisible();
  const [sign, head] = await Promise.all([
    guest.locator('.sign').boundingBox(),
    guest.locator('.table-head').boundingBox(),
  ]);
  if (!sign || !head) throw new Error('nothing to be seen');
  expect(sign.y + sign.height).toBeLessThanOrEqual(head.y + head.height);
});

test('who makes too many signs is told so', async ({ page }) => {
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (String(text).startsWith('{"t":"emote"')) socket.send('{"t":"error","code":"too-fast"}');
      else server.send(text);
    });
  });
  await openTable(page, 'Ciúb');
  await talk(page).click();
  await page.getByRole('button', { name: 'Wow!' }).click();
  await expect(page.getByRole('alert')).toContainText('too much at once');
  await expect(page.locator('.sign')).toHaveCount(0);
});

test('lines are read by the other, as text, and marked until then', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  await talk(host).click();
  const field = host.getByRole('textbox', { name: 'Your message' });
  await field.fill('<b>hi</b>');
  await field.press('Enter');
  await expect(host.getByRole('log', { name: 'Messages' })).toHaveText('AAda: <b>hi</b>');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(talk(guest)).toHaveAccessibleName('Table talk: 1 new message');
  await expect(news(guest)).toHaveText('Ada: <b>hi</b>');
  await talk(guest).click();
  await expect(guest.getByRole('log', { name: 'Messages' })).toHaveText('AAda: <b>hi</b>');
  await guest.getByRole('textbox', { name: 'Your message' }).fill('x'.repeat(300));
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByRole('log', { name: 'Messages' })).toContainText(`Bo: ${'x'.repeat(200)}`);
  await guest.keyboard.press('Escape');
  await expect(talk(guest)).toHaveAccessibleName('Table talk');
  await expect(talk(guest)).toBeFocused();
});

test('who is muted is neither read, seen nor announced, and may be heard again', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  await talk(host).click();
  await host.getByText('Mute somebody').click();
  await host.getByRole('switch', { name: 'Bo' }).click();
  await host.keyboard.press('Escape');
  await talk(guest).click();
  await guest.getByRole('textbox', { name: 'Your message' }).fill('Look at me');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.locator('.talk-line')).toHaveCount(1);
  await guest.getByRole('button', { name: 'Wow!' }).click();
  await expect(guest.locator('.sign')).toBeVisible();
  // What was sent after it has come, so what was sent before it has, too.
  await agreeByMenu(guest, 'Propose to end the game');
  await expect(host.getByText('Bo would like to end the game without a winner.')).toBeVisible();
  await expect(host.locator('.sign')).toHaveCount(0);
  await expect(news(host)).toHaveText('');
  await expect(talk(host)).toHaveAccessibleName('Table talk');
  await host.reload();
  await talk(host).click();
  await expect(host.locator('.talk-line')).toHaveCount(0);
  await host.getByText('Mute somebody').click();
  await host.getByRole('switch', { name: 'Bo' }).click();
  await expect(host.getByRole('log', { name: 'Messages' })).toContainText('Bo: Look at me');
});

test('who is blocked is not read from then on and not asked again, until that is taken back in the settings; a report is sent', async ({
  browser,
}) => {
  const { host, guest } = await atTable(browser);
  await talk(guest).click();
  await guest.getByRole('textbox', { name: 'Your message' }).fill('Look at me');
  await guest.getByRole('button', { name: 'Send' }).click();
  await talk(host).click();
  await expect(host.locator('.talk-line')).toHaveCount(1);
  await host.getByText('Block or report somebody').click();
  await host.getByRole('button', { name: 'Report Bo' }).click();
  await host.getByRole('radio', { name: 'Something else' }).check();
  await host.getByRole('textbox', { name: /^What happened/ }).fill('He stares');
  await picture(host, 'report-phone');
  await host.getByRole('button', { name: 'Send the report' }).click();
  await expect(host.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  await host.getByRole('button', { name: 'Block Bo' }).click();
  await expect(host.getByRole('button', { name: 'Unblock Bo' })).toBeVisible();
  await expect(host.locator('.talk-line')).toHaveCount(0);
  await guest.getByRole('textbox', { name: 'Your message' }).fill('Why?');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.locator('.talk-line')).toHaveCount(2);
  await host.goto('/');
  await host.getByRole('button', { name: 'Settings' }).click();
  await host.getByRole('button', { name: 'Unblock Bo' }).click();
  await expect(host.getByText('You have blocked nobody.')).toBeVisible();
  await picture(host, 'unblocked-phone');
});

test('where there is room, people write beside the table, which stays in play', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  await host.setViewportSize({ width: 1440, height: 900 });
  await talk(host).click();
  await expect(host.getByRole('dialog')).toBeHidden();
  await expect(host.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await host.keyboard.type('r');
  await host.keyboard.press('Enter');
  await expect(talk(guest)).toHaveAccessibleName('Table talk: 1 new message');
  await host.getByRole('button', { name: 'Wow!' }).click();
  await expect(host.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(guest.locator('.sign')).toHaveText(/Ada.*Wow!/);
  await picture(host, 'talk-beside');
  await picture(guest, 'sign-phone');
  await host.keyboard.press('Escape');
  await expect(host.getByRole('textbox', { name: 'Your message' })).toBeHidden();
  await expect(talk(host)).toBeFocused();
});

test('a table without a chat says so; an edition of its own reaches the table', async ({ page }) => {
  await page.goto('/');
  await panelOf(page, 'Ciúb').getByRole('button', { name: 'With friends' }).click();
  await page.getByText('Edition: dice that adjust themselves').first().click();
  await page.getByRole('radio', { name: 'Numbers only' }).check();
  await page.getByRole('switch', { name: 'Allow messages' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
  await talk(page).click();
  await expect(page.getByRole('dialog')).toContainText('Table talk is switched off here.');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as object;
  expect(table).toMatchObject({ chat: false, options: { selfAdjust: 'numbers-only' } });
});

test('who made the table switches writing off and on, and nobody else does', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  const name = 'Allow messages';
  for (const page of [host, guest]) await talk(page).click();
  await expect(guest.getByRole('switch', { name })).toHaveCount(0);
  await host.getByRole('switch', { name }).click();
  for (const page of [host, guest]) {
    await expect(page.getByText('Table talk is switched off here.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  }
  await expect(host.getByRole('switch', { name })).toBeFocused();
  await picture(host, 'talk-off');
  await host.getByRole('switch', { name }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('who was away finds the lines they missed; what could not be sent stays written', async ({
  browser,
}) => {
  const { host, guest } = await atTable(browser);
  await guest.context().setOffline(true);
  await talk(guest).click();
  const field = guest.getByRole('textbox', { name: 'Your message' });
  await expect(guest.getByRole('dialog').getByRole('alert')).toContainText('Connection lost');
  await field.fill('still here');
  await field.press('Enter');
  await expect(field).toHaveValue('still here');
  await guest.keyboard.press('Escape');
  await talk(host).click();
  await host.getByRole('textbox', { name: 'Your message' }).fill('Where are you?');
  await host.getByRole('button', { name: 'Send' }).click();
  await expect(host.locator('.talk-line')).toHaveCount(1);
  await guest.context().setOffline(false);
  await expect(talk(guest)).toHaveAccessibleName('Table talk: 1 new message');
  await expect(news(guest)).toHaveText('Ada: Where are you?');
});

/** In the menu, and once more to be sure. */
async function agreeByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Press again to end it without a winner' }).click();
}

test('a match ends without a winner when everybody agrees, and not before', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  await agreeByMenu(host, 'Propose to end the game');
  await expect(host.getByRole('dialog')).toBeHidden();
  const proposal = guest.getByText('Ada would like to end the game without a winner.');
  await expect(proposal).toBeVisible();
  await expect(guest.getByRole('log')).toContainText('Ada agrees to end the game.');
  await picture(guest, 'proposal-phone');
  await expect(host.getByText('You would like to end the game.')).toBeVisible();
  await guest.getByRole('button', { name: 'Play on' }).click();
  await expect(proposal).toBeHidden();
  await expect(host.locator('.table-banner')).toHaveText('Bo would rather play on.');
  await picture(host, 'proposal-declined-phone');
  await expect(host.locator('.end-panel')).toHaveCount(0);
  await agreeByMenu(host, 'Propose to end the game');
  await expect(proposal).toBeVisible();
  await host.getByRole('button', { name: 'Withdraw' }).click();
  await expect(proposal).toBeHidden();
  await agreeByMenu(host, 'Propose to end the game');
  await agreeByMenu(guest, 'Agree to end the game');
  for (const page of [host, guest])
    await expect(page.locator('.end-panel')).toContainText('Ended by agreement: nobody has won.');
  await picture(host, 'agreed-phone');
});

test('a proposal to end is agreed to with one tap', async ({ browser }) => {
  const { host, guest } = await atTable(browser);
  await agreeByMenu(guest, 'Propose to end the game');
  await host.getByRole('button', { name: 'Agree to end the game' }).click();
  for (const page of [host, guest]) await expect(page.locator('.end-panel')).toBeVisible();
});

test('a wish to play again reaches the other on any page, and one tap each begins the game', async ({
  browser,
}) => {
  const { host, guest } = await atTable(browser);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Resign' }).click();
  await host.getByRole('button', { name: /^Press again to resign/ }).click();
  await expect(guest.locator('.end-panel')).toBeVisible();
  await guest.getByRole('button', { name: 'Back to the start' }).first().click();
  await expect(guest).toHaveURL(/\/$/);
  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByText('Waiting for Bo')).toBeVisible();
  const wish = guest.getByRole('alert').filter({ hasText: 'Ada wants to play Ciúb again.' });
  await expect(wish).toBeVisible();
  await picture(guest, 'invited-phone');
  await wish.getByRole('button', { name: 'Play' }).click();
  for (const page of [host, guest]) await expect(page.locator('.ciub-players')).toBeVisible();
});
