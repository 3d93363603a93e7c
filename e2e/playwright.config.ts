import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '../tools/chromium.ts';
import { watching } from './lib/watching.ts';
import { freshData, PORT, serveCommand } from './lib/server.ts';

/** All screens in all languages and themes only when asked for: `npm run test:full`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../artefacts/e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // A browser waits half of its time, for clocks and dice: three keep two processors busy.
  workers: 3,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    // Nobody watches the turns of bots here, but the tests that are about that: see `lib/watching.ts`.
    storageState: watching('instant'),
    // It fetches the whole app for flight mode, on every first visit: only tests that are about that let it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
    // Writing down every step slows every test: `TRACE=1` is for whoever looks for a cause.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node tools/build-web.ts && exec ${serveCommand(PORT, freshData()).join(' ')}`,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/ready`,
    timeout: 300_000,
  },
});
