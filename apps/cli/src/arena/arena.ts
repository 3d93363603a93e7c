/** Lets two bots play many games against each other, seats changing, on as many threads as there are to spare. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contest, Played } from './games.ts';
import { reportOf, type ArenaReport } from './report.ts';

/** What a thread is told. */
export interface Work {
  readonly game: string;
  readonly contest: Contest;
}

const WORKER = new URL('./worker.ts', import.meta.url);

/** The report is the same for any number of threads, but for the time that decisions take. */
export async function contend(work: Work, threads: number): Promise<ArenaReport> {
  const { game, contest } = work;
  const due = Array.from({ length: contest.games }, (_, number) => number);
  const played: Played[] = [];
  const workers = Array.from(
    { length: Math.min(threads, contest.games) },
    () => new Worker(WORKER, { workerData: work }),
  );
  try {
    await Promise.all(workers.map((worker) => playOn(worker, due, played)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return reportOf(game, contest, played);
}

/** Whoever is ready takes the next game; each goes to its own place. */
async function playOn(worker: Worker, due: number[], played: Played[]): Promise<void> {
  for (let number = due.shift(); number !== undefined; number = due.shift()) {
    worker.postMessage(number);
    const [result] = (await once(worker, 'message')) as [Played];
    played[number] = result;
  }
}
