import { gzipSync } from 'node:zlib';
import { gameIds } from '@cubarium/catalogue';
import type { BrowserContext, Page } from '@playwright/test';

export interface Views {
  readonly start: number;
  /** By game: what its table loads beside the start page. */
  readonly tables: readonly (readonly [game: string, bytes: number])[];
  /** Where each game's table can be opened again. */
  readonly addresses: readonly (readonly [game: string, address: string])[];
}

/** The scripts that the page itself has loaded so far; a worker loads its own beside it. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name) && !/worker/.test(name)),
  );

async function gzipped(addresses: Iterable<string>): Promise<number> {
  let total = 0;
  for (const address of addresses) {
    const body = await fetch(address).then((answer) => answer.arrayBuffer());
    total += gzipSync(Buffer.from(body), { level: 9 }).byteLength;
  }
  return total;
}

export async function bytesOfViews(context: BrowserContext, url: string): Promise<Views> {
  const tables: [string, number][] = [];
  const addresses: [string, string][] = [];
  let start = 0;
  for (const game of gameIds) {
    const page = await context.newPage();
    // Who knows the games is not asked whether to be shown them.
    const known = JSON.stringify(Object.fromEntries(gameIds.map((id) => [id, { asked: true }])));
    await page.addInitScript((text) => localStorage.setItem('cubarium.newcomer', text), known);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const first = new Set(await scripts(page));
    start = await gzipped(first);
    await page.locator(`.start-game:has(#game-${game})`).locator('[data-look="primary"]').click();
    await page.waitForURL(/\/local\//);
    await page.locator('.sentence').waitFor();
    await page.waitForTimeout(1000);
    const more = new Set((await scripts(page)).filter((script) => !first.has(script)));
    tables.push([game, await gzipped(more)]);
    addresses.push([game, page.url()]);
    await page.close();
  }
  return { start, tables, addresses };
}
