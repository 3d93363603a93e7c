/** Works blocks out in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { tabulate, type Block } from '@cubarium/bots/ciub/odds/making';
import { BlockFiles } from './block-files.ts';

const MAX_BYTES = 32 << 20;
const files = new BlockFiles(workerData as string);

parentPort?.on('message', (block: Block) => {
  const known = (need: number, key: number): number => {
    const dice = diceIn(key);
    return dice < block.dice ? files.value({ need, dice }, key) : NaN;
  };
  files.save(tabulate(block, known, MAX_BYTES));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(block);
});

function diceIn(key: number): number {
  let dice = 0;
  for (let left = key; left > 0; left >>= 4) dice += left & 15;
  return dice;
}
