// How long the longest log that a table may have keeps the server's thread: joined, read in pages and exported, by
// many at once. The server runs in this process, those who ask in a thread of their own.
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { startServer } from '@cubarium/server';
import { newDataFolder } from './data-folder.ts';
import type { Readers } from './log-readers.ts';
import { GAME, OPTIONS } from './play.ts';
import { measured } from './settings.ts';

/** As many as a table takes (packages/table/src/limits.ts). */
const ENTRIES = 50_000;
const AT_ONCE = 20;
const PEOPLE = ['p0', 'p1'] as const;

type Server = Awaited<ReturnType<typeof startServer>>;

/** A table whose people have done nothing for days but one move, which they took back each time. */
async function longTable({ hub }: Server): Promise<string> {
  const made = await hub.tables.create({ game: GAME, options: OPTIONS }, PEOPLE[0]);
  if (!made.ok) throw new Error(made.error.code);
  const { table } = made.value;
  for (const seat of [0, 1] as const)
    for (const command of [
      { kind: 'sit', seat, name: `P${seat}` } as const,
      { kind: 'ready', seat, nonce: 'n' } as const,
    ])
      await table.submit({ by: PEOPLE[seat], id: `${seat}${command.kind}`, after: 0, command });
  if (!table.match) throw new Error('the match has not begun');
  const [action] = table.game.legal(table.match.state, { seat: 0, at: 0 });
  const writes: Promise<unknown>[] = [];
  for (let { seq } = table.match; seq < ENTRIES; seq++) {
    const move = { seq, at: seq, actor: 0, action };
    const undo = { seq, at: seq, actor: 'table', action: { kind: 'undo', seat: 0 } };
    const row = { seq, count: 1, command: `0:c${seq}`, text: JSON.stringify([seq % 2 === 1 ? move : undo]) };
    writes.push(hub.stores.tables.commit({ table: table.id, expect: seq, row, record: null }));
  }
  await Promise.all(writes);
  return table.id;
}

const askInThread = (about: Readers): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./log-readers.ts', import.meta.url), { workerData: about });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

/** By the thread's own clock: on a machine that does much else, waiting for a processor is not ours. */
function watchThread(): () => number {
  let longest = 0;
  let watching = true;
  let last = process.threadCpuUsage();
  const look = (): void => {
    const spent = process.threadCpuUsage(last);
    longest = Math.max(longest, (spent.user + spent.system) / 1000);
    last = process.threadCpuUsage();
    if (watching) setImmediate(look);
  };
  look();
  return () => {
    watching = false;
    return longest;
  };
}

/** The longest turn of the event loop, in milliseconds, while many asked for each of these. */
export async function longestBlocks(): Promise<ReadonlyMap<Readers['what'], number>> {
  const data = newDataFolder();
  const start = (): Promise<Server> => startServer(measured(data, 1000));
  const first = await start();
  const table = await longTable(first);
  await first.stop();
  const server = await start();
  const blocks = new Map<Readers['what'], number>();
  for (const what of ['join', 'pages', 'export'] as const) {
    const about = { url: server.url, table, what, entries: ENTRIES };
    // Who has never served anybody has code to load and compile first.
    await askInThread({ ...about, atOnce: 1 });
    const stop = watchThread();
    await askInThread({ ...about, atOnce: AT_ONCE });
    blocks.set(what, stop());
  }
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return blocks;
}
