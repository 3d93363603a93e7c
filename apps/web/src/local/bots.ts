import type { AskBot } from '@cubarium/table';
import { rollMs } from '../base/state/settings.ts';
import { after } from '../base/device/timer.ts';
import { BotHost } from './bot-host.ts';

const host = new BotHost({
  start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  after,
});

/** Asks the bots of this device. So that people can follow, none of them moves sooner than a roll takes. */
export const askBot: AskBot = async (question) => {
  const answer = await host.ask(question);
  return answer && { ...answer, waitMs: Math.max(answer.waitMs, rollMs()) };
};
