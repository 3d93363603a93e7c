/** Works families of blocks out in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { FAMILIES, tabulated, type Turns } from '@cubarium/bots/ciub/odds/making';
import { BlockFiles } from './block-files.ts';

export interface Job {
  readonly folder: string;
  readonly turns: Turns;
}

const { folder, turns } = workerData as Job;
const files = new BlockFiles(folder);

parentPort?.on('message', (name: string) => {
  const family = FAMILIES.find((each) => each.name === name);
  if (!family) throw new RangeError(`no family ${name}`);
  for (const block of tabulated(family, turns, (each) => files.load(each)))
    if (!files.has(block)) files.save(block);
  parentPort?.postMessage(name);
});
