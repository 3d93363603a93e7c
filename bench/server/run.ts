// The server under load: tables of two, every client on a socket of its own, from this process against a server in
// another. The same game on boardgame.io's server, which keeps it in memory. One JSON line a figure.
import { setTimeout } from 'node:timers/promises';
import { ServerProcess, startFuzzer } from './child.ts';
import { Histogram } from './histogram.ts';
import { flatOut, newTally, paced, type Driver, type LoadTable, type Measured } from './load.ts';
import { deadlinesInTime, idleRace } from './deadlines.ts';
import { floorTable } from './floor-tables.ts';
import { longestBlocks } from './long-log.ts';
import { ourTable } from './our-tables.ts';
import { peerTable } from './peer-tables.ts';
import { rules } from './play.ts';

const COUNTS = [50, 200, 1000] as const;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 5000);
const PACED = { tables: 1000, perSecond: 4000, ms: 2 * MEASURE_MS };
const AT_ONCE = 20;
const HONEST = { tables: 200, perSecond: 1000 };
/** As much as seventy connections may send at the usual limits. */
const NONSENSE_PER_SECOND = 2000;
const GREETING = { tables: 10, ms: 100 };
/** Races in which nobody does anything, so that the clock has to act all the time; not all at the same moments. */
const RACES = { count: 20, apartMs: 53 };

function print(figure: string, value: number, unit: string): void {
  // Three digits: more would be noise.
  console.log(JSON.stringify({ figure, value: Number(value.toPrecision(3)), unit }));
}

type MakeTable = (url: string, driver: Driver) => Promise<LoadTable>;

const MAKERS = {
  ours: (url, driver) => ourTable(url, game, driver),
  peer: (url, driver) => peerTable(url, game, driver),
  floor: floorTable,
} as const satisfies Record<string, MakeTable>;
type Which = keyof typeof MAKERS;

async function openTables(make: () => Promise<LoadTable>, count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  while (tables.length < count) {
    const some = Math.min(AT_ONCE, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: some }, make))));
  }
  return tables;
}

const newDriver = (): Driver => ({
  tally: newTally(),
  weight: { bytes: 0, entries: 0, messages: 0 },
  onAnswer: () => undefined,
});

/** A server that has never served anybody has code to load and compile first: that is no table's memory. */
async function greet(url: string, make: MakeTable): Promise<void> {
  const driver = newDriver();
  const tables = await openTables(() => make(url, driver), GREETING.tables);
  await flatOut(driver, tables, GREETING.ms);
  for (const table of tables) table.close();
}

/** A fresh server for each point, so that none inherits another's heap. */
async function withTables<T>(
  which: Which,
  count: number,
  use: (parts: { server: ServerProcess; driver: Driver; tables: LoadTable[]; rss: number }) => Promise<T>,
): Promise<T> {
  const make = MAKERS[which];
  const server = await ServerProcess.start(which);
  await greet(server.url, make);
  const rss = await server.rss();
  const driver = newDriver();
  const tables = await openTables(() => make(server.url, driver), count);
  const result = await use({ server, driver, tables, rss });
  driver.onAnswer = () => undefined;
  for (const table of tables) table.close();
  await server.stop();
  return result;
}

const rate = (which: 'ours' | 'peer', count: number): Promise<Measured & Pick<Driver, 'weight'>> =>
  withTables(which, count, async ({ driver, tables }) => ({
    ...(await flatOut(driver, tables, MEASURE_MS)),
    weight: driver.weight,
  }));

async function compare(count: number): Promise<void> {
  const ours = await rate('ours', count);
  print(`server.rate.${count}`, ours.perSecond, 'moves/s');
  print(`server.p50.${count}`, ours.p50, 'ms');
  print(`server.p99.${count}`, ours.p99, 'ms');
  const peer = await rate('peer', count);
  print(`server.peer.rate.${count}`, peer.perSecond, 'moves/s');
  print(`server.peer.p99.${count}`, peer.p99, 'ms');
  print(`server.ratio.${count}`, ours.perSecond / peer.perSecond, 'x');
  if (count !== 200) return;
  print('server.bytes.entry', ours.weight.bytes / ours.weight.entries, 'bytes');
  print('server.bytes.message', ours.weight.bytes / ours.weight.messages, 'bytes');
}

async function openRaces(url: string): Promise<LoadTable[]> {
  const races: LoadTable[] = [];
  while (races.length < RACES.count) {
    races.push(await idleRace(url));
    await setTimeout(RACES.apartMs);
  }
  return races;
}

/** The same pace at a server that only syncs and answers: what the machine takes of the figures that follow. */
const floor = (): Promise<void> =>
  withTables('floor', PACED.tables, async ({ driver, tables }) => {
    const measured = await paced(driver, tables, PACED);
    print('server.floor.p50', measured.p50, 'ms');
    print('server.floor.p99', measured.p99, 'ms');
  });

/** How often the disk kept everybody waiting: a quiet machine has none of these. */
async function stalls(url: string): Promise<number> {
  const syncs = await Histogram.read(url, 'cubarium_sync_seconds');
  return syncs.all - syncs.atMost(0.02);
}

const pace = (): Promise<void> =>
  withTables('ours', PACED.tables, async ({ server, driver, tables, rss }) => {
    const races = await openRaces(server.url);
    const before = await stalls(server.url);
    const measured = await paced(driver, tables, PACED);
    print('server.paced.rate', measured.perSecond, 'moves/s');
    print('server.paced.p50', measured.p50, 'ms');
    print('server.paced.p99', measured.p99, 'ms');
    print('server.paced.stalls', (await stalls(server.url)) - before, 'syncs over 20 ms');
    print('server.deadlines.in5ms', await deadlinesInTime(server.url), 'share');
    for (const race of races) race.close();
    print('server.memory.table', ((await server.rss()) - rss) / tables.length / 1000, 'kB');
  });

/** How much slower people's moves are answered while somebody floods the server with nonsense. */
const fuzz = (): Promise<void> =>
  withTables('ours', HONEST.tables, async ({ server, driver, tables }) => {
    const load = { perSecond: HONEST.perSecond, ms: MEASURE_MS };
    const alone = await paced(driver, tables, load);
    const table = tables[0]?.id ?? '';
    const fuzzer = await startFuzzer({ url: server.url, table, perSecond: NONSENSE_PER_SECOND });
    const beside = await paced(driver, tables, load);
    print('server.fuzz.rate', await fuzzer.stop(), 'messages/s');
    print('server.fuzz.p50', beside.p50, 'ms');
    print('server.fuzz.slowdown', beside.p50 / alone.p50, 'x');
    print('server.fuzz.slowdown.p99', beside.p99 / alone.p99, 'x');
  });

/** Nothing that anybody asks for may keep everybody waiting. */
async function longLog(): Promise<void> {
  for (const [what, ms] of await longestBlocks()) print(`server.log.${what}.block`, ms, 'ms');
}

/** `npm run bench -- server paced` measures one part. */
const PARTS = new Map<string, () => Promise<void>>([
  ...COUNTS.map((count) => [String(count), () => compare(count)] as const),
  ['floor', floor],
  ['paced', pace],
  ['fuzz', fuzz],
  ['log', longLog],
]);

const game = await rules();
const chosen = process.argv.slice(2);
for (const [name, part] of PARTS) if (chosen.length === 0 || chosen.includes(name)) await part();
process.exit(0);
