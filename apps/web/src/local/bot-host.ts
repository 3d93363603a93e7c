import type { ThinkReply } from '@cubarium/bots/kit';
import type { AskBot, BotAnswer, BotQuestion } from '@cubarium/table';

/** What the page asks its worker. */
export interface BotCall {
  readonly call: number;
  readonly question: BotQuestion;
}

/** What the worker says to it. */
export type BotReply = { readonly call: number } & ThinkReply;

export interface HostPorts {
  readonly start: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;
  /** Calls back after so many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
}

type BotWorker = ReturnType<HostPorts['start']>;

interface Waiting {
  readonly resolve: (answer: BotAnswer | null) => void;
  readonly reject: (error: Error) => void;
  readonly cancel: () => void;
}

/** Far more than a bot takes, also on a slow phone. */
const PATIENCE_MS = 8000;

/**
 * Asks the bots in their worker. Every question ends, with an answer or an error. A worker that failed or could not be
 * loaded is let go: the next question starts a new one, because browsers remember for each worker what it could not
 * load.
 */
export class BotHost {
  readonly #ports: HostPorts;
  readonly #waiting = new Map<number, Waiting>();
  #worker: BotWorker | null = null;
  /** Whether this worker ever answered: before that it may still be on its way through a slow network. */
  #loaded = false;
  #calls = 0;

  constructor(ports: HostPorts) {
    this.#ports = ports;
  }

  readonly ask: AskBot = (question) =>
    new Promise((resolve, reject) => {
      const worker = this.#worker ?? this.#start();
      const call = this.#calls++;
      const message: BotCall = { call, question };
      worker.postMessage(message);
      const cancel = this.#ports.after(PATIENCE_MS, () => this.#giveUp(call));
      this.#waiting.set(call, { resolve, reject, cancel });
    });

  #start(): BotWorker {
    const worker = this.#ports.start();
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => this.#hear(worker, data));
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, (event) => {
        // Told to who asked, not to the page as well.
        event.preventDefault();
        this.#lose(worker, `the bots have stopped (${kind})`);
      });
    this.#worker = worker;
    this.#loaded = false;
    return worker;
  }

  #hear(worker: BotWorker, reply: BotReply): void {
    if (worker !== this.#worker) return;
    const waiting = this.#settle(reply.call);
    if ('thought' in reply) {
      this.#loaded = true;
      waiting?.resolve(reply.thought.answer);
      return;
    }
    waiting?.reject(new Error(reply.why));
    if (reply.failed === 'loading') this.#lose(worker, reply.why);
  }

  #giveUp(call: number): void {
    const why = 'the bots do not answer';
    this.#settle(call)?.reject(new Error(why));
    if (this.#worker && this.#loaded) this.#lose(this.#worker, why);
  }

  #lose(worker: BotWorker, why: string): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    worker.terminate();
    for (const call of this.#waiting.keys()) this.#settle(call)?.reject(new Error(why));
  }

  #settle(call: number): Waiting | undefined {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    waiting?.cancel();
    return waiting;
  }
}
