import type { AskBot } from '@cubarium/table';
import { rollMs } from '../base/state/settings.ts';
import { after } from '../base/device/timer.ts';
import { BotHost } from './bot-host.ts';

const host = new BotHost({
  start: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  after,
});

/**
 * Asks the bots of this device. Where people take turns moves are shown at the pace of who watches them, and bots think
 * meanwhile; in a race they take the time that they say, and so that people can follow at least that of a roll.
 */
export const askBot =
  <S>(takesTurns: (state: S) => boolean): AskBot<S> =>
  async (question) => {
    const answer = await host.ask(question);
    if (!answer) return answer;
    return { ...answer, waitMs: takesTurns(question.state) ? 0 : Math.max(answer.waitMs, rollMs()) };
  };
