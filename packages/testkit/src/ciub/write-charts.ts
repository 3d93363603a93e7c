// Works the charts of Ciúb's odds out and writes them to packages/bots/charts: `npm run charts`.
// `npm run charts finished` only writes what is finished.
// Finished blocks are kept in artefacts/charts, so a run that was stopped goes on where it was.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  blocksOf,
  FAMILIES,
  familyBlocks,
  writeChart,
  type Block,
  type Family,
} from '@cubarium/bots/ciub/odds/making';
import { BlockFiles } from './block-files.ts';
import type { Job } from './chart-worker.ts';

const ROOT = new URL('../../../../', import.meta.url);
const CACHE = new URL('artefacts/charts/', ROOT);
const CHARTS = fileURLToPath(new URL('packages/bots/charts/', ROOT));

/** Turns that start with seven dice have a file of their own; white dice are only counted up to six. */
const LARGE: Job = { folder: fileURLToPath(new URL('any/', CACHE)), turns: { start: 7, supply: 'any' } };
const SMALL: Job = {
  folder: fileURLToPath(new URL('whites/', CACHE)),
  turns: { start: 6, supply: 'whites' },
};

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const filesOf = ({ folder }: Job): BlockFiles => new BlockFiles(folder);
const sizesOf = ({ turns }: Job): readonly number[] => Array.from({ length: turns.start }, (_, i) => i + 1);
const blocksIn = (job: Job): readonly Block[] =>
  sizesOf(job).flatMap((dice) => blocksOf(dice, job.turns.start));

/** Families do not rest on each other: each thread takes the next one. */
async function fill(job: Job): Promise<void> {
  const files = filesOf(job);
  const isDue = (family: Family): boolean =>
    sizesOf(job).some((dice) =>
      familyBlocks(family, dice, job.turns.start).some((block) => !files.has(block)),
    );
  const due = FAMILIES.filter(isDue).map(({ name }) => name);
  const threads = Math.min(availableParallelism(), due.length);
  await Promise.all(Array.from({ length: threads }, () => work(job, due)));
}

async function work(job: Job, due: string[]): Promise<void> {
  const worker = new Worker(new URL('chart-worker.ts', import.meta.url), { workerData: job });
  for (let name = due.shift(); name !== undefined; name = due.shift()) {
    const started = performance.now();
    worker.postMessage(name);
    await once(worker, 'message');
    say(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
  await worker.terminate();
}

/** Writes the finished ones of these blocks, from the first of the folders that has them. */
function write(name: string, blocks: readonly Block[], folders: readonly BlockFiles[]): void {
  mkdirSync(CHARTS, { recursive: true });
  const filled = blocks.flatMap((block) => {
    const values = folders.map((files) => files.load(block)).find((found) => found !== null);
    return values ? [{ ...block, values }] : [];
  });
  const bytes = new Uint8Array(writeChart(filled));
  writeFileSync(new URL(name, `file://${CHARTS}`), bytes);
  say(`${name}: ${filled.length} of ${blocks.length} blocks, ${bytes.length} bytes`);
}

if (process.argv[2] !== 'finished') {
  await fill(LARGE);
  await fill(SMALL);
}
const small = blocksIn(SMALL);
const listed = new Set(small.map(({ need, dice }) => `${need} ${dice}`));
const folders = [filesOf(SMALL), filesOf(LARGE)];
write('ciub-6.bin', small, folders);
write(
  'ciub-7.bin',
  blocksIn(LARGE).filter(({ need, dice }) => !listed.has(`${need} ${dice}`)),
  folders,
);
