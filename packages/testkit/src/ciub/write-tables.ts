// Works the tables of Ciúb's odds out and writes them to packages/bots/tables: `npm run tables`.
// `npm run tables finished` only writes what is finished.
// Finished blocks are kept in artefacts/tables, so a run that was stopped goes on where it was.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  blocksOf,
  firstRollBlocks,
  isEqualNeed,
  writeTable,
  type Block,
} from '@cubarium/bots/ciub/odds/making';
import { BlockFiles } from './block-files.ts';

const ROOT = new URL('../../../../', import.meta.url);
const CACHE = fileURLToPath(new URL('artefacts/tables/', ROOT));
const TABLES = fileURLToPath(new URL('packages/bots/tables/', ROOT));
/** The dice that most turns start with, and those that come in a file of their own. */
const SMALL = 6;
const LARGE = 7;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const files = new BlockFiles(CACHE);
const upTo = (most: number, start: number): readonly Block[] =>
  Array.from({ length: most }, (_, i) => blocksOf(i + 1, start)).flat();

/** Blocks of one size rest on smaller ones only: all workers share them, then the next size follows. */
async function fill(blocks: readonly Block[]): Promise<void> {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('table-worker.ts', import.meta.url), { workerData: CACHE }),
  );
  for (let dice = 1; dice <= LARGE; dice++) {
    const due = blocks.filter((block) => block.dice === dice && !files.has(block));
    await Promise.all(workers.map((worker) => work(worker, due)));
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
}

async function work(worker: Worker, due: Block[]): Promise<void> {
  for (let block = due.shift(); block; block = due.shift()) {
    const started = performance.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(block);
    // oxlint-disable-next-line no-await-in-loop -- a worker does one block at a time
    await once(worker, 'message');
    say(
      `${block.dice} dice, need ${block.need}: ${Math.round(performance.now() - started)} ms, ${due.length} left`,
    );
  }
}

function write(name: string, blocks: readonly Block[]): void {
  mkdirSync(TABLES, { recursive: true });
  const filled = blocks
    .filter((block) => files.has(block))
    .map((block) => ({ ...block, values: files.load(block) }));
  const bytes = new Uint8Array(writeTable(filled));
  writeFileSync(new URL(name, `file://${TABLES}`), bytes);
  say(`${name}: ${filled.length} of ${blocks.length} blocks, ${bytes.length} bytes`);
}

const small = upTo(SMALL, SMALL);
const listed = new Set(small.map(({ need, dice }) => `${need} ${dice}`));
const equal = upTo(SMALL, LARGE).filter(({ need }) => isEqualNeed(need));
// Seven dice lie in the pool only before the first is set aside, so there the whole tasks suffice.
const large = [
  ...equal.filter(({ need, dice }) => !listed.has(`${need} ${dice}`)),
  ...firstRollBlocks(LARGE),
];
if (process.argv[2] !== 'finished') {
  await fill(small);
  await fill(large.filter(({ need }) => !isEqualNeed(need)));
  await fill(large.filter(({ need }) => isEqualNeed(need)));
}
write('ciub-6.bin', small);
write('ciub-7.bin', large);
