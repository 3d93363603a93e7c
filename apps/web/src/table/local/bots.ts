import type { AskBot, BotAnswer } from '@cubarium/table';
import { rollMs } from '../../app/settings.ts';
import type { BotCall, BotReply } from './bot-worker.ts';

type Waiting = Map<number, (answer: BotAnswer | null) => void>;

let worker: Worker | null = null;
const waiting: Waiting = new Map();
let calls = 0;

/** Asks the bots of this device, in their worker. */
export const askBot: AskBot = (question) =>
  new Promise((resolve, reject) => {
    worker ??= startWorker();
    const call = calls++;
    waiting.set(call, resolve);
    worker.addEventListener('error', () => reject(new Error('the bots have stopped')), { once: true });
    const message: BotCall = { call, question };
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(message);
  });

function startWorker(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<BotReply>) => {
    const { call, answer } = event.data;
    // So that people can follow, no bot of this device moves sooner than a roll takes.
    waiting.get(call)?.(answer && { ...answer, waitMs: Math.max(answer.waitMs, rollMs()) });
    waiting.delete(call);
  });
  return started;
}
