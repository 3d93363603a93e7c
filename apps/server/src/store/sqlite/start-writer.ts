import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../base/start-error.ts';
import { whyUnusable } from './trouble.ts';
import type { Unfit, WriterAnswer, WriterData } from './writer.ts';

/** Of a batch nothing is left when it is written; by default a thread takes 32 MB before it looks. */
const WRITER_NURSERY_MB = 2;

/** Resolves when the file is open and of this version; rejects with why it is not. */
export async function startWriter(data: WriterData): Promise<Worker> {
  const writer = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: WRITER_NURSERY_MB },
  });
  const [answer] = (await once(writer, 'message')) as [WriterAnswer];
  if (answer.kind === 'unfit') throw new StartError(whyUnfit(answer, data.file));
  return writer;
}

const whyUnfit = ({ trouble }: Unfit, file: string): string =>
  trouble === 'later'
    ? `${file} was written by a later version of Cubarium. Use that version, or choose another folder with --data.`
    : whyUnusable(trouble, file);
