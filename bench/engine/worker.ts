// One kind of work in an isolate of its own: what one engine feeds to the rules (boardgame.io: proxies) would
// otherwise spoil what the compiler has learnt from the other's calls.
import { parentPort, workerData } from 'node:worker_threads';
import { loadWork, type WorkName } from './work.ts';

/** A request: run for so many milliseconds; or null: where does it lead to. */
const { game, name } = workerData as { readonly game: string; readonly name: WorkName };
const work = await loadWork(game, name);

parentPort?.on('message', (milliseconds: number | null) => {
  const answer = milliseconds === null ? JSON.stringify(work.outcome()) : work.count * repeat(milliseconds);
  parentPort?.postMessage(answer);
});

/** Runs a second, over at least so many milliseconds. */
function repeat(milliseconds: number): number {
  const start = performance.now();
  let runs = 0;
  let spent = 0;
  while (spent < milliseconds) {
    work.run();
    runs++;
    spent = performance.now() - start;
  }
  return (runs * 1000) / spent;
}
