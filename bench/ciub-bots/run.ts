// How long Ciúb's bots think for a decision, tables loaded, on one thread: `npm run bench -- ciub-bots [games]`.
// One JSON line a figure.
import { decisionTimes, provideTables, SEED } from './decisions.ts';

const GAMES = Number(process.argv[2] ?? 10);

await provideTables();
for (const { level, p50, p95 } of decisionTimes(GAMES))
  for (const [name, value] of Object.entries({ p50, p95 }))
    // Three digits: more would be noise.
    console.log(
      JSON.stringify({
        figure: `bot.${level}.${name}`,
        value: Number(value.toPrecision(3)),
        unit: 'ms',
        seed: SEED,
      }),
    );
