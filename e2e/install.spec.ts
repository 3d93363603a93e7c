import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { step } from './lib/ciub.ts';
import { installed } from './lib/flight-mode.ts';
import { serveFrom } from './lib/own-server.ts';
import { oneDevice } from './lib/pages.ts';
import { picture } from './lib/picture.ts';
import { test } from './lib/test.ts';

const BUILT = join(import.meta.dirname, '..', 'apps', 'web', 'dist');

/** The built app in a folder of its own, where a second version of it can be laid over the first. */
function copyOfTheApp() {
  const folder = mkdtempSync(join(tmpdir(), 'cubarium-web-'));
  cpSync(BUILT, folder, { recursive: true });
  for (const name of globSync('*.{br,gz}', { cwd: folder })) rmSync(join(folder, name));
  const rewrite = (name: string, change: (text: string) => string): void => {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${name} is still the same`);
    writeFileSync(join(folder, name), changed);
  };
  return {
    folder,
    /** What another build would bring: another page, and a service worker that knows it. */
    publishNext(): void {
      rewrite('index.html', (html) => html.replace('<head>', '<head><meta name="build" content="next" />'));
      rewrite('sw.js', (worker) => worker.replace(/("?index\.html"?,\s*"?revision"?:\s*")\w+/, '$1next'));
    },
  };
}

const build = (page: Page): Promise<number> => page.locator('meta[name="build"]').count();

test.use({ serviceWorkers: 'allow' });

test('a new version waits until it is asked for, and the table stays', async ({ browser }) => {
  const app = copyOfTheApp();
  const server = await serveFrom(app.folder);
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    await page.goto('/');
    await installed(page);
    await oneDevice(page, 'Ciúb');
    for (let i = 0; i < 8; i++) await step(page);
    const shown = async (): Promise<readonly string[]> => [
      await page.locator('.ciub-players').innerText(),
      ...(await page.locator('.table-aside .log-list > li').allTextContents()),
    ];
    const before = await shown();
    const notice = page.getByText('A new version is ready.');
    const lookAgain = (): Promise<void> =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

    app.publishNext();
    await expect(notice).toHaveCount(0);
    // Who comes back to the page hears of it, without loading it anew.
    await lookAgain();
    await expect(notice).toBeVisible();
    await picture(page, 'update-notice');
    expect(await build(page)).toBe(0);
    await page.locator('.update-notice').getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(notice).toBeVisible();
    expect(await build(page)).toBe(0);

    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect.poll(() => build(page)).toBe(1);
    await expect(page.locator('.sentence')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await shown()).toEqual(before);
  } finally {
    server.stop();
  }
});

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

test('the app can be installed', async ({ page }) => {
  await page.goto('/');
  await installed(page);
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The window of a test keeps nothing, and says so; that is all it has to say.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { readonly icons: readonly Icon[] };
  expect(manifest).toMatchObject({
    name: 'Cubarium',
    short_name: 'Cubarium',
    start_url: '/',
    scope: '/',
    id: '/',
    display: 'standalone',
  });
  const icons = manifest.icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
  expect(icons).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  for (const { src, sizes } of manifest.icons) {
    const [width, height] = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    if (sizes !== 'any') expect({ src, sizes: `${width}x${height}` }).toEqual({ src, sizes });
  }
});
