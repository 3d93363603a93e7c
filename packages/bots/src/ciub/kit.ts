import type { CiubState, SeatAction } from '@cubarium/games/ciub';
import type { BotKit } from '../kit/index.ts';
import { createAnalyse } from './analysis.ts';
import { createChances } from './chances.ts';
import { formerExpert } from './former/expert-1.ts';
import { greedyBot } from './greedy.ts';
import { createJudge, turnKey } from './judge.ts';
import { createBots } from './levels.ts';
import { sharedChart } from './shared.ts';
import { standingOf } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/** One store of chances for everybody in this process. */
const chances = createChances(sharedChart);
const judge = createJudge(chances, WEIGHTS, 'ahead');

export const bots: BotKit<CiubState, SeatAction> = {
  ...createBots(chances),
  thought: (state) => turnKey(standingOf(state)),
  baselines: { greedy: greedyBot(chances), 'expert-1': formerExpert(chances) },
};

export const analyse = createAnalyse({ judge, budget: {}, taste: () => 1 });

/** The chance of the seat whose turn it is, as if the turn began now. */
export const chanceToWin = (state: CiubState): number =>
  judge.ahead(standingOf(state))[state.turn.seat] as number;
