import type { BrowserContext, Page } from '@playwright/test';
import { raceGame } from '../server/deadlines.ts';

const SEATS = 4;
const SLOW = 600_000;
const OPTIONS = {
  pace: 'race',
  seats: SEATS,
  first: 0,
  callMs: SLOW,
  countdownMs: SLOW,
  stallMs: SLOW,
  exchangeMs: SLOW,
};

/** A race of four people, called; who looks on comes first. */
async function calledRace(contexts: readonly BrowserContext[], url: string): Promise<readonly Page[]> {
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [host] = pages;
  if (!host) throw new Error('nobody plays');
  await host.goto(url);
  const table = { game: await raceGame(), options: OPTIONS, access: 'link', awayMs: 60_000 };
  const id = await host.evaluate(async (asked) => {
    const post = async (path: string, told: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(told) });
      return answer.json() as Promise<{ id: string }>;
    };
    await post('/me', { name: 'Ada' });
    return (await post('/tables', asked)).id;
  }, table);
  for (const page of pages) {
    await page.goto(`${url}/t/${id}`);
    await page.locator('.waiting-seat[data-mine]').waitFor();
  }
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  await host.locator('.cubo-act[data-kind="call"] .button').click();
  return pages;
}

const THROW = '.cubo-act[data-kind="throw"] .button:not([aria-disabled])';

/** Runs in the page: lays dice and takes them off again, for as long as the page is open. */
const LAY_FOR_EVER = `setInterval(() => {
  const die = document.querySelector('.cubo-loose-die') ?? document.querySelector('.cubo-controls .button');
  die?.click();
}, 300)`;

/** Runs in the page: throws, and tells how long it takes until a die may be touched. */
const THROW_AND_WAIT = `new Promise((resolve) => {
  const began = performance.now();
  document.querySelector(${JSON.stringify(THROW)}).click();
  const look = () =>
    document.querySelector('.cubo-loose-die') ? resolve(performance.now() - began) : requestAnimationFrame(look);
  look();
})`;

/** Milliseconds from a throw to dice that may be touched, while three opponents lay dice all the time. */
export async function touchableAfter(contexts: readonly BrowserContext[], url: string): Promise<number> {
  const [host, ...others] = await calledRace(contexts, url);
  if (!host) throw new Error('nobody plays');
  for (const page of others) {
    await page.locator(THROW).click();
    await page.locator('.cubo-loose-die').first().waitFor();
    await page.evaluate(LAY_FOR_EVER);
  }
  await host.locator(THROW).waitFor();
  const ms = await host.evaluate<number>(THROW_AND_WAIT);
  for (const page of [host, ...others]) await page.close();
  return ms;
}
