import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian's packages put it. The one without windows does the same with half the work. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The one that was named, else Debian's, else the one that `playwright install chromium` brings. */
const whichChromium = (): string =>
  process.env.CHROMIUM ?? DEBIAN.find((path) => existsSync(path)) ?? chromium.executablePath();

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
