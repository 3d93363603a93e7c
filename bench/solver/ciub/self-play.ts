/** Games of the expert against itself, with what it thought of its chances at every decision. */
import { assets, bots } from '@cubarium/bots/ciub';
import { nodeBudget, playMatch, type Bot } from '@cubarium/bots/kit';
import { provideAssets } from '@cubarium/catalogue';
import { seededRng, type Entry, type Seat } from '@cubarium/core';
import { ciub, type CiubAction, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { readAsset } from '@cubarium/server/assets';

const NODES = 1000;

interface Decision {
  readonly state: CiubState;
  readonly seat: Seat;
  /** Its own chance to win, as it sees it. */
  readonly value: number;
}

interface SelfPlay {
  readonly log: readonly Entry<CiubAction>[];
  readonly decisions: readonly Decision[];
  readonly winners: readonly Seat[];
}

export const provideCharts = (): Promise<void> => provideAssets({ assets }, readAsset);

export function selfPlay(seats: number, seed: string): SelfPlay {
  const options = ciub.parseOptions({ seats });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const decisions: Decision[] = [];
  const expert = bots.bot('expert');
  const bot: Bot<CiubState, SeatAction> = {
    choose(request) {
      const choice = expert.choose(request);
      const { state, seat } = request;
      if (choice) decisions.push({ state, seat, value: choice.value ?? NaN });
      return choice;
    },
  };
  const { log, state } = playMatch(ciub, ciub.setup(options.value), {
    bots: Array.from({ length: seats }, () => bot),
    dice: seededRng(`${seed} dice`),
    rng: seededRng(seed),
    budget: () => nodeBudget(NODES),
  });
  return { log, decisions, winners: ciub.result(state)?.winners ?? [] };
}
