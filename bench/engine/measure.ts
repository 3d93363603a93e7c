import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WorkName } from './work.ts';

const ROUNDS = 9;
const WARM_UP_MS = 1000;
const ROUND_MS = 300;

export interface Subject {
  readonly game: string;
  readonly name: WorkName;
}

interface Runner {
  readonly ask: (milliseconds: number | null) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

function start(subject: Subject): Runner {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: subject,
    // Immer and redux are slower in their development builds, which would flatter us.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    async ask(milliseconds) {
      worker.postMessage(milliseconds);
      const [answer] = (await once(worker, 'message')) as readonly unknown[];
      return answer;
    },
    close: () => worker.terminate(),
  };
}

export interface Measured {
  /** The median rate of each subject. */
  readonly rates: readonly number[];
  /** Where the work of each subject leads to, as text. */
  readonly outcomes: readonly unknown[];
}

/** Measures subjects round by round in turn, one at a time, so that a busy machine slows all of them alike. */
export async function measure(subjects: readonly Subject[]): Promise<Measured> {
  const runners = subjects.map(start);
  const outcomes: unknown[] = [];
  const rounds: number[][] = subjects.map(() => []);
  for (const runner of runners) {
    outcomes.push(await runner.ask(null));
    await runner.ask(WARM_UP_MS);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, runner] of runners.entries()) rounds[i]?.push(Number(await runner.ask(ROUND_MS)));
  await Promise.all(runners.map((runner) => runner.close()));
  return { rates: rounds.map(median), outcomes };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
