/** Plays games of a contest in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@cubarium/catalogue';
import { provideAll } from '../base/assets.ts';
import type { Work } from './arena.ts';
import { gamesOf } from './games.ts';

const { game, contest } = workerData as Work;
const loaded = await loadGame(game);
if (loaded === null) throw new RangeError(`no such game: ${game}`);
await provideAll([loaded]);
const play = gamesOf(loaded, contest, () => performance.now());

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage(play(number));
});
