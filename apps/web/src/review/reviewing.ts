import type { Analysis } from '@cubarium/bots/kit';
import type { MatchFile } from '@cubarium/core';
import { keepReview, keptReview } from './kept.ts';

/** What the page asks the worker. */
export interface ReviewCall {
  readonly file: MatchFile;
}

/** How far it is, and what it found; null when it could not be looked at. */
export type ReviewReply = { readonly share: number } | { readonly done: Analysis | null };

export interface ReviewPorts {
  readonly start: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;
  readonly kept: (file: MatchFile) => Promise<Analysis | null>;
  readonly keep: (file: MatchFile, analysis: Analysis) => void;
}

/** By this name the browser keeps how long it took. */
const REVIEW_TIMING = 'cubarium.review';

/** Hears how far it is, and at the end what was found. The returned function gives up. */
export type Hear = (reply: ReviewReply) => void;

/** Looks at a match again, each time with a worker of its own: it is let go when it is done, or nobody waits any more. */
export function reviewWith(ports: ReviewPorts): (file: MatchFile, hear: Hear) => () => void {
  return (file, hear) => {
    let live = true;
    let stop = (): void => undefined;
    const tell = (reply: ReviewReply): void => {
      if (live) hear(reply);
      if ('done' in reply) stop();
    };
    const begin = (): void => {
      const began = performance.now();
      stop = asked(ports, file, (reply) => {
        if ('done' in reply && reply.done) {
          performance.measure(REVIEW_TIMING, { start: began });
          ports.keep(file, reply.done);
        }
        tell(reply);
      });
    };
    void ports.kept(file).then((done) => {
      if (!live) return;
      if (done) tell({ done });
      else begin();
    });
    return () => {
      live = false;
      stop();
    };
  };
}

/** Asks a new worker; the returned function ends it. */
function asked({ start }: ReviewPorts, file: MatchFile, hear: Hear): () => void {
  const worker = start();
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => hear(data));
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, (event) => {
      event.preventDefault();
      hear({ done: null });
    });
  const call: ReviewCall = { file };
  worker.postMessage(call);
  return () => worker.terminate();
}

export const reviewMatch = reviewWith({
  start: () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  kept: keptReview,
  keep: keepReview,
});
