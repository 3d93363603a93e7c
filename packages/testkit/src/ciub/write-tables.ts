// Works the tables of Ciúb's odds out and writes them to packages/bots/tables: `npm run tables`.
// `npm run tables finished` only writes what is finished.
// Finished blocks are kept in artefacts/tables, so a run that was stopped goes on where it was.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { blocksOf, FAMILIES, familyBlocks, writeTable, type Block } from '@cubarium/bots/ciub/odds/making';
import { BlockFiles } from './block-files.ts';
import type { Job } from './table-worker.ts';

const ROOT = new URL('../../../../', import.meta.url);
const CACHE = fileURLToPath(new URL('artefacts/tables/', ROOT));
const TABLES = fileURLToPath(new URL('packages/bots/tables/', ROOT));
/** The dice that most turns start with, and those that come in a file of their own. */
const SMALL = 6;
const LARGE = 7;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const files = new BlockFiles(CACHE);
const upTo = (start: number): readonly Block[] =>
  Array.from({ length: start }, (_, i) => blocksOf(i + 1, start)).flat();

const sizes = Array.from({ length: LARGE }, (_, i) => i + 1);
const isDue = (family: (typeof FAMILIES)[number]): boolean =>
  sizes.some((dice) => familyBlocks(family, dice, LARGE).some((block) => !files.has(block)));

/** Families do not rest on each other: each thread takes the next one. */
async function fill(): Promise<void> {
  const due = FAMILIES.filter(isDue).map(({ name }) => name);
  const threads = Math.min(availableParallelism(), due.length);
  await Promise.all(Array.from({ length: threads }, () => work(due)));
}

async function work(due: string[]): Promise<void> {
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), {
    workerData: { folder: CACHE, turns: { start: LARGE, supply: 'any' } } satisfies Job,
  });
  for (let name = due.shift(); name !== undefined; name = due.shift()) {
    const started = performance.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(name);
    // oxlint-disable-next-line no-await-in-loop -- a thread does one family at a time
    await once(worker, 'message');
    say(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
  await worker.terminate();
}

function write(name: string, blocks: readonly Block[]): void {
  mkdirSync(TABLES, { recursive: true });
  const filled = blocks.flatMap((block) => {
    const values = files.load(block);
    return values ? [{ ...block, values }] : [];
  });
  const bytes = new Uint8Array(writeTable(filled));
  writeFileSync(new URL(name, `file://${TABLES}`), bytes);
  say(`${name}: ${filled.length} of ${blocks.length} blocks, ${bytes.length} bytes`);
}

if (process.argv[2] !== 'finished') await fill();
const small = upTo(SMALL);
const listed = new Set(small.map(({ need, dice }) => `${need} ${dice}`));
write('ciub-6.bin', small);
write(
  'ciub-7.bin',
  upTo(LARGE).filter(({ need, dice }) => !listed.has(`${need} ${dice}`)),
);
