import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian's package puts it. */
const DEBIAN = '/usr/bin/chromium';

/** The one that was named, else Debian's, else the one that `playwright install chromium` brings. */
const whichChromium = (): string =>
  process.env.CHROMIUM ?? (existsSync(DEBIAN) ? DEBIAN : chromium.executablePath());

/** Whether there is a browser that starts: Playwright's own lacks libraries on a bare machine. */
export function hasChromium(): boolean {
  const path = whichChromium();
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The browser of tests, pictures and benchmarks: quiet, and the same for all of them. */
export const CHROMIUM = {
  executablePath: whichChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
