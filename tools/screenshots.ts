// Takes the pictures of the README and of the app's manifest from the built app: `node tools/screenshots.ts`. Needs Chromium.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildWebIfStale } from './build-web.ts';
import { CHROMIUM } from './chromium.ts';

const PORT = 8795;
const url = `http://127.0.0.1:${PORT}`;
const folder = 'docs/images';
/** What is shown to who installs the app; smaller, because it is downloaded. */
const shownAtInstall = 'apps/web/public/pictures';

async function serve(): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'cubarium-pictures-'));
  const args = ['apps/cli/bin/cubarium.js', 'serve', `--port=${PORT}`, `--data=${data}`, '--log=error'];
  const server = spawn(process.execPath, args, { stdio: 'inherit' });
  for (let i = 0; i < 300; i++) {
    const ready = await fetch(`${url}/ready`).catch(() => null);
    if (ready?.ok) return () => void server.kill();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not start');
}

interface Picture {
  readonly name: string;
  /** Its place on the start page. */
  readonly game: number;
  readonly theme: 'light' | 'dark';
  /** What is pressed, one after the other, as long as it is there. */
  readonly presses: readonly string[];
}

const PICTURES: readonly Picture[] = [
  {
    name: 'first-table',
    game: 0,
    theme: 'dark',
    presses: [
      '[data-row="bottom"] .spell-card >> nth=1',
      '.controls .button[data-look="primary"]',
      '.aim-actions .button',
      '.controls .button[data-look="primary"]',
      '.aim-actions .button',
    ],
  },
  {
    name: 'second-table',
    game: 1,
    theme: 'light',
    presses: ['.table-main .button[data-look="primary"]', ...Array.from({ length: 5 }, () => '.loose-die')],
  },
];

async function take(browser: Browser, { name, game, theme, presses }: Picture): Promise<void> {
  const page: Page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  await page.locator('.start-game').nth(game).locator('.button').nth(2).click();
  await page.locator('dialog .button[data-look="primary"]').click();
  await page.locator('.sentence').waitFor();
  for (const target of presses) {
    await page.waitForTimeout(700);
    const there = page.locator(target).first();
    if ((await there.count()) > 0) await there.click({ timeout: 2000 }).catch(() => undefined);
  }
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await shoot(page, name);
  await page.close();
}

const shoot = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: join(shownAtInstall, `${name}.jpg`), type: 'jpeg', quality: 80 });

/** The start page on a wide screen. */
async function takeStart(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.goto(url);
  await page.locator('.start-game').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'start');
  await page.close();
}

buildWebIfStale();
for (const each of [folder, shownAtInstall]) mkdirSync(each, { recursive: true });
const stop = await serve();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const picture of PICTURES) await take(browser, picture);
  await takeStart(browser);
} finally {
  await browser.close();
  stop();
}
