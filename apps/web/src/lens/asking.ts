import type { JsonRecord } from '@cubarium/core';
import type { LensQuestion } from '../table/model/lens.ts';

/** What the page asks the worker of the lens. */
export interface LensCall extends LensQuestion {
  readonly call: number;
  readonly game: string;
  readonly at: number;
}

export interface LensReply {
  readonly call: number;
  readonly answer: JsonRecord | null;
}

type LensWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;
type Asked = Omit<LensCall, 'call'>;

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (answer: JsonRecord | null) => void;
}

/**
 * Asks one thing at a time. Whoever asks anew while something is on its way is not interested in what waited of the
 * same kind: that is answered with null, and so is what the worker fails at.
 */
export class LensHost {
  readonly #start: () => LensWorker;
  #worker: LensWorker | null = null;
  #calls = 0;
  #running: (Waiting & { readonly call: number }) | null = null;
  /** By what they ask. */
  readonly #next = new Map<string, Waiting>();

  constructor(start: () => LensWorker) {
    this.#start = start;
  }

  ask(asked: Asked): Promise<JsonRecord | null> {
    return new Promise((resolve) => {
      this.#next.get(asked.request.do)?.resolve(null);
      this.#next.set(asked.request.do, { asked, resolve });
      if (this.#running === null) this.#go();
    });
  }

  #go(): void {
    const [next] = this.#next.values();
    if (!next) return;
    const call = this.#calls++;
    this.#running = { ...next, call };
    this.#next.delete(next.asked.request.do);
    const message: LensCall = { call, ...this.#running.asked };
    (this.#worker ??= this.#started()).postMessage(message);
  }

  #started(): LensWorker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<LensReply>) => {
      if (data.call === this.#running?.call) this.#settle(data.answer);
    });
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, (event) => {
        event.preventDefault();
        worker.terminate();
        this.#worker = null;
        this.#settle(null);
      });
    return worker;
  }

  #settle(answer: JsonRecord | null): void {
    this.#running?.resolve(answer);
    this.#running = null;
    this.#go();
  }
}

const start = (): Worker => new Worker(new URL('./lens-worker.ts', import.meta.url), { type: 'module' });

/** Whether somebody waits for the answer, or it may take its time. */
export type When = 'soon' | 'later';

/** What takes its time has a worker of its own: nobody who waits stands behind it. */
const hosts: Readonly<Record<When, LensHost>> = { soon: new LensHost(start), later: new LensHost(start) };

/** By this name the browser keeps how long those took that somebody waited for. */
const LENS_TIMING = 'cubarium.lens';

export async function askLens(asked: Asked, when: When = 'soon'): Promise<JsonRecord | null> {
  const began = performance.now();
  const answer = await hosts[when].ask(asked);
  if (answer && when === 'soon') performance.measure(LENS_TIMING, { start: began });
  return answer;
}
