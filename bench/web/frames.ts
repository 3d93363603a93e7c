import type { BrowserContext } from '@playwright/test';

/** A frame that took this much longer than a sixtieth of a second was dropped. */
const LATE_MS = 25;
/** A phone of some years ago. */
const SLOWED = 4;

/** Runs in the page: presses the button, then notes the time between frames until the dice lie. */
const rollAndCount = (name: string): string => `new Promise((resolve) => {
  const times = [];
  [...document.querySelectorAll('button')].find((each) => each.textContent === ${JSON.stringify(name)}).click();
  const began = performance.now();
  const frame = (now) => {
    times.push(now);
    if (now - began < 800) requestAnimationFrame(frame);
    else resolve(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(frame);
})`;

/** Dice fall in the gallery, at a processor four times slower; counts the frames and those that came late. */
export async function framesOfARoll(context: BrowserContext, url: string, name: string) {
  const page = await context.newPage();
  await page.goto(`${url}/gallery`);
  await page.locator('.gallery').waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.waitForTimeout(1000);
  const gaps = await page.evaluate<number[]>(rollAndCount(name));
  await page.close();
  return { frames: gaps.length, late: gaps.filter((gap) => gap > LATE_MS).length };
}
