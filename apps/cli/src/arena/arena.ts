/** Lets two bots play many games against each other, seats changing, on as many threads as there are to spare. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contest, Played } from './games.ts';
import { NOTHING_KEPT, type Kept } from './kept.ts';
import { reportOf, type ArenaReport } from './report.ts';

/** What a thread is told. */
export interface Work {
  readonly game: string;
  readonly contest: Contest;
}

const WORKER = new URL('./worker.ts', import.meta.url);

/** The report is the same for any number of threads, and when games were kept, but for the time that decisions take. */
export async function contend(work: Work, threads: number, kept = NOTHING_KEPT): Promise<ArenaReport> {
  const { game, contest } = work;
  const numbers = Array.from({ length: contest.games }, (_, number) => number);
  const played = new Map(kept.played);
  const due = numbers.filter((number) => !played.has(number));
  const workers = Array.from(
    { length: Math.min(threads, due.length) },
    () => new Worker(WORKER, { workerData: work }),
  );
  const done: Kept['keep'] = (number, result) => {
    played.set(number, result);
    kept.keep(number, result);
  };
  try {
    await Promise.all(workers.map((worker) => playOn(worker, due, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return reportOf(
    game,
    contest,
    numbers.flatMap((number) => played.get(number) ?? []),
  );
}

/** Whoever is ready takes the next game; each has its own number. */
async function playOn(worker: Worker, due: number[], done: Kept['keep']): Promise<void> {
  for (let number = due.shift(); number !== undefined; number = due.shift()) {
    worker.postMessage(number);
    const [result] = (await once(worker, 'message')) as [Played];
    done(number, result);
  }
}
