// What the browser has to load and how it feels: gzipped JavaScript of each view, frames of a roll
// of nine and of 29 dice, how soon the lens answers and thrown dice may be touched, how long a match is looked at again and its dice are checked, Lighthouse. Needs Chromium. One JSON line a figure.
import { buildAndServe } from './serve.ts';
import { analysisSeconds } from './analysis.ts';
import { bytesOfViews } from './bytes.ts';
import { framesOfARoll } from './frames.ts';
import { lensTimes } from './lens.ts';
import { proofMs } from './proof.ts';
import { touchableAfter } from './touchable.ts';
import { audits } from './lighthouse.ts';
import { openBrowser, type Browser } from './browser.ts';
import { CHROMIUM, hasChromium } from '../../tools/chromium.ts';

function print(figure: string, value: number, unit: string): void {
  console.log(JSON.stringify({ figure, value: Number(value.toFixed(1)), unit }));
}

async function measure(browser: Browser, url: string): Promise<void> {
  const views = await bytesOfViews(browser.context, url);
  print('web.start.js', views.start / 1000, 'kB gzipped');
  for (const [game, bytes] of views.tables)
    print(`web.${game}.js`, bytes / 1000, 'kB gzipped, beside the start');
  for (const [name, button] of [
    ['web.roll', 'roll'],
    ['web.roll29', 'roll 29'],
  ] as const) {
    const { frames, late } = await framesOfARoll(browser.context, url, button);
    print(`${name}.frames`, frames, 'frames');
    print(`${name}.dropped`, (100 * late) / frames, '% of frames');
  }
  const lens = (await lensTimes(browser.context, url)).toSorted((a, b) => a - b);
  print('web.lens.p95', lens[Math.floor(0.95 * lens.length)] ?? NaN, `ms, ${lens.length} answers`);
  print(
    'web.analysis.s',
    await analysisSeconds(browser.context, url),
    's, a whole match for two of the first game',
  );
  print('web.proof.ms', await proofMs(browser.context, url), 'ms, a whole match for two of the first game');
  const people = await browser.others(3);
  print('web.throw.touchable', await touchableAfter([browser.context, ...people], url), 'ms');
  for (const context of people) await context.close();
  for (const { name, scores } of await audits(browser, url, views.addresses)) {
    const place = name === 'start' ? '' : `.${name}`;
    for (const [category, score] of scores) print(`web${place}.lighthouse.${category}`, score, 'of 100');
  }
}

async function measureServed(browser: Browser): Promise<void> {
  const server = await buildAndServe();
  try {
    await measure(browser, server.url);
  } finally {
    server.stop();
  }
}

if (hasChromium()) {
  // First the browser: if it does not open, there is no server yet that would stay behind.
  const browser = await openBrowser();
  try {
    await measureServed(browser);
  } finally {
    await browser.close();
  }
} else {
  console.error(`There is no browser to measure with: ${CHROMIUM.executablePath} does not start.`);
  process.exitCode = 1;
}
