// How long a table waits for its bot while 240 others have three experts each, on a server with as many threads for
// bots as this machine gives it. Whole tables in this process, at the usual pace. `BENCH_MS` is how long is measured.
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameDefinition, JsonRecord } from '@cubarium/core';
import { BotPool } from '@cubarium/server/bots';
import {
  LiveTable,
  memoryStore,
  newRecord,
  TableDriver,
  type AskBot,
  type TablePorts,
} from '@cubarium/table';
import { rules } from '../server/play.ts';

const TABLES = 240;
const SEATS = 3;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 30_000);
const WARM_UP_MS = 5000;
const PACE_MS = 900;
const OTHER = 'the other table';

const now = (): number => Math.floor(performance.now());
const onError = (error: unknown): void => {
  throw error;
};
const ports: TablePorts = { store: memoryStore(), now, manySeats: false, onError };
const timers = {
  now,
  after: (ms: number, call: () => void): (() => void) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** A table of experts, and another one when it is over. */
async function playOn(game: GameDefinition, id: string, askBot: AskBot): Promise<void> {
  const options = game.parseOptions({ seats: SEATS });
  if (!options.ok) throw new Error(options.error.code);
  const about = {
    id: `${id} ${now()}`,
    game: game.id,
    host: 'host',
    createdAt: now(),
    secret: '00'.repeat(32),
  };
  const seated = { ...(options.value as JsonRecord), seats: SEATS };
  const made = await LiveTable.create(game, ports, newRecord({ ...about, options: seated }));
  if (!made.ok) throw new Error(made.error.code);
  const table = made.value;
  for (const seat of [0, 1, 2] as const) {
    const command = { kind: 'addBot', seat, level: 'expert' } as const;
    await table.submit({ by: 'host', id: `${seat}`, after: 0, command });
  }
  const driver = new TableDriver(table, { timers, askBot, onBotError: onError });
  table.subscribe(() => {
    if (!table.match?.end) return;
    driver.stop();
    void playOn(game, id, askBot);
  });
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

function print(name: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  for (const [figure, q] of [
    ['p50', 0.5],
    ['p99', 0.99],
    ['max', 1],
  ] as const)
    console.log(
      JSON.stringify({ figure: `${name}.${figure}`, value: Math.round(quantile(sorted, q)), unit: 'ms' }),
    );
}

const game = await rules();
let all: number[] = [];
let other: number[] = [];
const pool = new BotPool({ paceMs: PACE_MS, onAnswered: (waitedMs) => void all.push(waitedMs) });
const askForOther: AskBot = async (question) => {
  const since = performance.now();
  try {
    return await pool.ask(question);
  } finally {
    other.push(performance.now() - since);
  }
};
for (let table = 0; table < TABLES; table++) await playOn(game, `table ${table}`, pool.ask);
await playOn(game, OTHER, askForOther);
await sleep(WARM_UP_MS);
all = [];
other = [];
await sleep(MEASURE_MS);
print('bots.wait', other);
print('bots.wait.all', all);
console.log(
  JSON.stringify({
    figure: 'bots.rate',
    value: Math.round(all.length / (MEASURE_MS / 1000)),
    unit: 'answers/s',
  }),
);
process.exit(0);
