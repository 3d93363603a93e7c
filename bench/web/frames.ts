import type { BrowserContext } from '@playwright/test';

/** A frame that took this much longer than a sixtieth of a second was dropped. */
const LATE_MS = 25;

/** Runs in the page: presses the button, then notes the time between frames until the dice lie. */
const ROLL_AND_COUNT = `new Promise((resolve) => {
  const times = [];
  [...document.querySelectorAll('button')].find((each) => each.textContent === 'roll').click();
  const began = performance.now();
  const frame = (now) => {
    times.push(now);
    if (now - began < 800) requestAnimationFrame(frame);
    else resolve(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(frame);
})`;

/** Nine dice fall in the gallery; counts the frames and those that came late. */
export async function framesOfARoll(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(`${url}/gallery`);
  await page.locator('.gallery').waitFor();
  await page.waitForTimeout(500);
  const gaps = await page.evaluate<number[]>(ROLL_AND_COUNT);
  await page.close();
  return { frames: gaps.length, late: gaps.filter((gap) => gap > LATE_MS).length };
}
