import { expect, type Browser, type Page, type WebSocketRoute } from '@playwright/test';
import { openTable } from './lib/pages.ts';
import { openRace } from './lib/race.ts';
import { test } from './lib/test.ts';
import { press, throwAndLay } from './lib/visit.ts';

/** A connection that a test holds up: what the server says waits until it is let through, but for signs of life. */
async function heldConnection(page: Page) {
  const waiting: (string | Buffer)[] = [];
  let client: WebSocketRoute | null = null;
  let held = false;
  let refuse: string | null = null;
  await page.routeWebSocket('**/ws', (socket) => {
    client = socket;
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { readonly t: string; readonly id?: string };
      if (message.t === 'do' && refuse !== null)
        waiting.push(JSON.stringify({ t: 'no', id: message.id, error: { code: refuse } }));
      else server.send(text);
    });
    server.onMessage((text) => {
      if (held && !String(text).startsWith('{"t":"pong"')) waiting.push(text);
      else socket.send(text);
    });
  });
  return {
    hold: (refusal: string | null = null): void => {
      held = true;
      refuse = refusal;
    },
    letThrough: (): void => {
      held = false;
      refuse = null;
      for (const text of waiting.splice(0)) client?.send(text);
    },
    waiting: (): number => waiting.length,
  };
}

/** A table on the server against a bot, when it is our turn to look at the cards. */
async function ownTurn(page: Page): Promise<void> {
  await openTable(page, 'Ciúb');
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.getByRole('button', { name: /^Roll \d+ dice/ })).toBeVisible({ timeout: 30_000 });
}

test('who is ready is said in words, and may still change the mind', async ({ page }) => {
  await openTable(page, 'Ciúb');
  const place = page.locator('.waiting-seat[data-mine]');
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(place).toContainText('ready');
  await expect(page.getByText('Waiting for the others')).toBeVisible();
  await page.getByRole('button', { name: 'Not ready after all' }).click();
  await expect(place).not.toContainText('ready');
  await expect(page.getByRole('button', { name: 'I’m ready' })).toBeVisible();
});

test('own moves are seen before the server has answered, and stay when it does', async ({ page }) => {
  const line = await heldConnection(page);
  await ownTurn(page);
  const tokens = page.locator('.ciub-display .ciub-spell-card .seat-token');
  const before = await tokens.count();
  line.hold();
  await page.locator('[data-row="bottom"] .ciub-spell-card:not(:has(.seat-token))').first().click();
  await page.getByRole('button', { name: 'Token here' }).click();
  await expect(tokens).toHaveCount(before + 1);
  // Taking back is no round trip either, and neither is what comes after it.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tokens).toHaveCount(before);
  await page.getByRole('button', { name: 'Token here' }).click();
  await expect(tokens).toHaveCount(before + 1);
  await page.getByRole('button', { name: /^Roll \d+ dice/ }).click();
  await expect(page.locator('.sentence')).toContainText('rolling');
  await expect.poll(line.waiting).toBeGreaterThan(0);
  line.letThrough();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(tokens).toHaveCount(before + 1);
  await expect(page.locator('.ciub-roll-count')).toHaveText('Roll no. 1');
});

test('an own move that the server refuses is taken back, with a sentence', async ({ page }) => {
  const line = await heldConnection(page);
  await ownTurn(page);
  const tokens = page.locator('.ciub-display .ciub-spell-card .seat-token');
  const before = await tokens.count();
  line.hold('busy');
  await page.locator('[data-row="bottom"] .ciub-spell-card:not(:has(.seat-token))').first().click();
  await page.getByRole('button', { name: 'Token here' }).click();
  await expect(tokens).toHaveCount(before + 1);
  line.letThrough();
  await expect(page.getByRole('alert')).toContainText('was taken back. The table is busy');
  await expect(tokens).toHaveCount(before);
  await page.getByRole('button', { name: 'Token here' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(tokens).toHaveCount(before + 1);
});

/** Collects what a screen reader is told from now on: lines that come, and lines that change. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.locator('[role="log"]').evaluate((log) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          told.push(node.textContent ?? '');
    }).observe(log, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly told: readonly string[] }).told);
}

/** Two people in a race that has been called, one of them with a connection that can be held up. */
async function calledRace(browser: Browser) {
  const [host, guest] = await Promise.all([browser.newPage(), browser.newPage()]);
  await guest.addInitScript(() => localStorage.setItem('cubarium.settings', '{"name":"Bo"}'));
  const line = await heldConnection(host);
  const times = { callMs: 600_000, countdownMs: 600_000, stallMs: 600_000 };
  await guest.goto(await openRace(host, times));
  await expect(guest.locator('.waiting-seat[data-mine]')).toBeVisible();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'I’m ready' }).click();
  await host.getByRole('button', { name: 'Call “Cubo!”' }).click();
  for (const page of [host, guest]) await expect(throwing(page)).not.toHaveAttribute('aria-disabled');
  return { host, guest, line };
}

const throwing = (page: Page) => page.getByRole('button', { name: /^Throw$/ });

test('a screen reader hears an own move of a race once, though another came first', async ({ browser }) => {
  const { host, guest, line } = await calledRace(browser);
  const told = await listen(host);
  line.hold();
  await throwing(guest).click();
  await expect(guest.locator('.cubo-loose-die')).toHaveCount(8);
  await throwing(host).click();
  await expect.poll(told).toEqual(['Guest: throw no.\u00A01.']);
  line.letThrough();
  await expect(host.locator('.cubo-loose-die')).toHaveCount(8);
  await expect.poll(told).toEqual(['Guest: throw no.\u00A01.', 'Bo: throw no.\u00A01.']);
});

test('who was slower to reach for a die of the middle is told so, and takes another', async ({ browser }) => {
  const { host, guest, line } = await calledRace(browser);
  for (const page of [host, guest]) {
    await throwAndLay(page);
    await page.getByRole('button', { name: /^Cubo!$/ }).click();
  }
  const choices = host.locator('.cubo-middle-die[data-choice]');
  await expect(choices).toHaveCount(4);
  line.hold();
  await press(guest, '.cubo-middle-die[data-choice]');
  await expect(guest.locator('.cubo-middle-die[data-choice]')).toHaveCount(0);
  await choices.first().click();
  await expect(choices).toHaveCount(0);
  line.letThrough();
  await expect(host.getByRole('alert')).toContainText('taken back');
  await expect(choices).toHaveCount(3);
  await choices.first().click();
  await expect(host.locator('.cubo-cell-button[data-choice]').first()).toBeVisible();
});
