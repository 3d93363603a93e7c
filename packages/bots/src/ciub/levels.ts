/** The levels: one way of thinking, blurred. What a level overlooks it overlooks like a person, not like a die. */
import { seededRng, type Rng } from '@cubarium/core';
import type { CardId, CiubState, SeatAction } from '@cubarium/games/ciub';
import { LEVELS, type Bot, type BotChoice, type BotKit, type BotRequest, type Level } from '../kit/index.ts';
import type { Chances } from './chances.ts';
import { bestOf, optionsOf } from './decide.ts';
import type { Option } from './mind.ts';
import { noviceAction } from './novice.ts';
import { pace } from './pace.ts';
import { PLAIN_WEIGHTS, WEIGHTS } from './weights.ts';
import { createWorth, type Weights } from './worth.ts';

/** How a level's judgement differs from the best. */
interface Blur {
  readonly weights: Weights;
  /** How far a card's worth is misjudged, as the spread of a factor; the same through a whole turn. */
  readonly misjudged: number;
  /** In so many of a hundred decisions another option is taken that seems about as good … */
  readonly slips: number;
  /** … which costs at most so much of the chance to win. */
  readonly costs: number;
}

const BLURS: Readonly<Record<Exclude<Level, 'novice'>, Blur>> = {
  casual: { weights: PLAIN_WEIGHTS, misjudged: 0.9, slips: 45, costs: 0.12 },
  skilled: { weights: PLAIN_WEIGHTS, misjudged: 0.5, slips: 30, costs: 0.08 },
  expert: { weights: WEIGHTS, misjudged: 0, slips: 0, costs: 0 },
};

export type CiubBot = Bot<CiubState, SeatAction>;

/** Bots that share one store of chances. */
export function createBots(chances: Chances): BotKit<CiubState, SeatAction> {
  const bots = Object.fromEntries(LEVELS.map((level) => [level, levelBot(level, chances)]));
  return { bot: (level) => bots[level] as CiubBot };
}

function levelBot(level: Level, chances: Chances): CiubBot {
  const choose = level === 'novice' ? noviceChoice : thinker(BLURS[level], chances);
  return {
    choose(request) {
      const { state, seat, rng } = request;
      if (state.turn.seat !== seat || state.turn.chance !== null) return null;
      const choice = choose(request);
      return choice && { ...choice, waitMs: pace(level, { state, action: choice.action }, rng) };
    },
  };
}

type Choice = Omit<BotChoice<SeatAction>, 'waitMs'>;

/** Once the budget is used up nobody is asked again. */
function latched(shouldStop: () => boolean): () => boolean {
  let stopped = false;
  return () => (stopped ||= shouldStop());
}

function noviceChoice({ state, rng }: Pick<BotRequest<CiubState>, 'state' | 'rng'>): Choice | null {
  const action = noviceAction(state, rng);
  return action && { action };
}

function thinker(blur: Blur, chances: Chances): (request: BotRequest<CiubState>) => Choice | null {
  const worth = createWorth(chances, blur.weights);
  return ({ state, rng, shouldStop }) => {
    const budget = { shouldStop: latched(shouldStop) };
    const options = optionsOf({ chances, worth, budget, taste: tasteOf(blur, state) }, state);
    const best = bestOf(options);
    if (best === null) return noviceChoice({ state, rng });
    const { action } = slipped({ options, best }, blur, rng) ?? best;
    return { action, value: Math.min(1, Math.max(0, best.value)) };
  };
}

/** Misjudgements last for a turn: they hang on the cards gained so far and on who plays. */
function tasteOf({ misjudged }: Blur, { turn, seats }: CiubState): (card: CardId) => number {
  if (misjudged === 0) return () => 1;
  const cards = seats.map((seat) => seat.cards.join()).join(' ');
  const token = seats.map((seat) => seat.token).join();
  return (card) => {
    const rng = seededRng(`${card} ${turn.seat} ${cards} ${token}`);
    return Math.exp(misjudged * spread(rng));
  };
}

/** About normal, from −3 to 3. */
function spread(rng: Rng): number {
  const steps = 1000;
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += rng.below(steps) / (steps - 1);
  return (sum - 6) / 2;
}

function slipped(
  { options, best }: { readonly options: readonly Option[]; readonly best: Option },
  { slips, costs }: Blur,
  rng: Rng,
): Option | null {
  if (slips === 0 || rng.below(100) >= slips) return null;
  const near = options.filter(({ value }) => value >= best.value - costs);
  return near[rng.below(near.length)] ?? null;
}
