// What the browser has to load and how it feels: gzipped JavaScript of each view, frames of a nine-dice roll,
// Lighthouse. Needs Chromium. One JSON line a figure.
import { buildAndServe } from './serve.ts';
import { bytesOfViews } from './bytes.ts';
import { framesOfARoll } from './frames.ts';
import { audits } from './lighthouse.ts';
import { openBrowser } from './browser.ts';

function print(figure: string, value: number, unit: string): void {
  console.log(JSON.stringify({ figure, value: Number(value.toFixed(1)), unit }));
}

const server = await buildAndServe();
const browser = await openBrowser();
try {
  const views = await bytesOfViews(browser.context, server.url);
  print('web.start.js', views.start / 1000, 'kB gzipped');
  for (const [game, bytes] of views.tables)
    print(`web.${game}.js`, bytes / 1000, 'kB gzipped, beside the start');
  const { frames, late } = await framesOfARoll(browser.context, server.url);
  print('web.roll.frames', frames, 'frames');
  print('web.roll.dropped', (100 * late) / frames, '% of frames');
  for (const { name, scores } of await audits(browser, server.url, views.addresses)) {
    const place = name === 'start' ? '' : `.${name}`;
    for (const [category, score] of scores) print(`web${place}.lighthouse.${category}`, score, 'of 100');
  }
} finally {
  await browser.close();
  server.stop();
}
