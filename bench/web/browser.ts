import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { CHROMIUM } from '../../tools/chromium.ts';

/** Lighthouse talks to the same browser through this port. */
const DEBUGGING_PORT = 9333;

export interface Browser {
  readonly context: BrowserContext;
  readonly port: number;
  /** So many other people, each with a browser of their own. */
  readonly others: (count: number) => Promise<readonly BrowserContext[]>;
  readonly close: () => Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'cubarium-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    args: [...CHROMIUM.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const others = (count: number): Promise<readonly BrowserContext[]> =>
    Promise.all(
      Array.from({ length: count }, () =>
        chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'cubarium-profile-')), {
          ...CHROMIUM,
          locale: 'en-GB',
        }),
      ),
    );
  return { context, port: DEBUGGING_PORT, others, close: () => context.close() };
}
