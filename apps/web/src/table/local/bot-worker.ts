import { loadGame } from '@cubarium/catalogue';
import { LEVELS } from '@cubarium/bots/kit';
import { seededRng } from '@cubarium/core';
import type { BotAnswer, BotQuestion } from '@cubarium/table';

/** A bot may think this long; people do not like to wait, and phones get warm. */
const BUDGET_MS = 400;

export interface BotCall {
  readonly call: number;
  readonly question: BotQuestion;
}
export interface BotReply {
  readonly call: number;
  readonly answer: BotAnswer | null;
}

/** Bots think beside the page, so that nothing on it ever stutters. */
self.addEventListener('message', (event: MessageEvent<BotCall>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer(event.data).then((reply) => self.postMessage(reply));
});

async function answer({ call, question }: BotCall): Promise<BotReply> {
  const { seat, state, at } = question;
  const game = await loadGame(question.game);
  const level = LEVELS.find((each) => each === question.level) ?? LEVELS[0];
  const until = performance.now() + BUDGET_MS;
  const shouldStop = (): boolean => performance.now() > until;
  const choice = game?.bots.bot(level).choose({ state, seat, at, rng: seededRng(question.key), shouldStop });
  return { call, answer: choice ? { action: choice.action, waitMs: choice.waitMs } : null };
}
