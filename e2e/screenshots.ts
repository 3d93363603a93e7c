// Takes the pictures of the README and of the app's manifest from the built app: `node e2e/screenshots.ts`. Needs Chromium.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { keepLog } from './lib/kept.ts';
import { buildWebIfStale } from '../tools/build-web.ts';
import { CHROMIUM } from '../tools/chromium.ts';
import { momentLog } from './lib/moment.ts';
import { panel } from './lib/visit.ts';

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
  readonly game: string;
  readonly theme: 'light' | 'dark';
  /** From the first look at the table to what the picture shows; false when the dice did not fall so. */
  readonly prepare: (page: Page) => Promise<boolean>;
}

/** How long things move until they lie still. */
const STILL_MS = 700;

/** In the middle of a game: dice of many colours, and the card that they come nearest to. */
async function amidGame(page: Page): Promise<boolean> {
  await keepLog(page, momentLog(), ['Ada', 'Béla', 'Cléo']);
  const cards = page.locator('[data-row="bottom"] .ciub-spell-card');
  const matched: number[] = [];
  for (const card of await cards.all()) {
    await card.click();
    matched.push(await page.locator('.ciub-aim-progress .ciub-chip[data-matched]').count());
  }
  await cards.nth(matched.indexOf(Math.max(...matched))).click();
  return true;
}

/** Throws of a go at a calm table. */
const THROWS = 5;

/** Some of the dice laid, the others still lying there; the first row scores. */
async function amidRound(page: Page): Promise<boolean> {
  const press = async (target: string): Promise<void> => {
    await page.waitForTimeout(STILL_MS);
    await page.locator(target).first().click();
  };
  const row = ['.cubo-loose-die', '.cubo-loose-die', '.cubo-loose-die'];
  for (let i = 0; i < THROWS; i++) {
    for (const target of ['.cubo-act[data-kind="throw"] .button', ...row]) await press(target);
    if ((await page.locator('.cubo-square-sum').textContent()) === '0') continue;
    await press('.cubo-loose-die');
    await press('.cubo-loose-die');
    return true;
  }
  return false;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'first-table',
    game: 'ciub',
    theme: 'dark',
    prepare: amidGame,
  },
  {
    name: 'second-table',
    game: 'cubo',
    theme: 'light',
    prepare: amidRound,
  },
];

async function take(browser: Browser, { name, game, theme, prepare }: Picture): Promise<void> {
  const page: Page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    colorScheme: theme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  do {
    await page.goto(url);
    await page.locator(panel(game)).locator('.button').nth(2).click();
    await page.locator('dialog .button[data-look="primary"]').click();
    await page.locator('.sentence').waitFor();
  } while (!(await prepare(page)));
  await page.waitForTimeout(STILL_MS);
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
  await page.locator('.start-game').last().waitFor();
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
