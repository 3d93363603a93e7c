/** The levels: one way of thinking, blurred. What a level overlooks it overlooks like a person, not like a die. */
import { seededRng, type Rng } from '@cubarium/core';
import { current, isForced, type CardId, type CiubState, type SeatAction } from '@cubarium/games/ciub';
import { LEVELS, type Bot, type BotChoice, type BotKit, type BotRequest, type Level } from '../kit/index.ts';
import type { Chances } from './chances.ts';
import { optionsOf } from './decide.ts';
import { createJudge, type Judge, type Looks } from './judge.ts';
import { bestOf, type Option } from './mind.ts';
import { noviceAction } from './novice.ts';
import { pace } from './pace.ts';
import { PLAIN_WEIGHTS, WEIGHTS } from './weights.ts';
import type { WeightsAt } from './worth.ts';

/** How a level's judgement differs from the best. */
interface Blur {
  readonly weights: WeightsAt;
  /** How far a card's worth is misjudged, as the spread of a factor; the same through a whole turn. */
  readonly misjudged: number;
  /** In so many of a hundred decisions another option is taken that seems about as good … */
  readonly slips: number;
  /** … which costs at most so much of the chance to win. */
  readonly costs: number;
  /** What a token, a removal or turning dice white must bring, or it is not thought of. */
  readonly notices: number;
  /** What it costs to roll on with nothing set aside: people want to get on. */
  readonly impatience: number;
  readonly looks: Looks;
}

/** A slip takes one of so many. */
const NEXT_BEST = 4;
/** Options this close to each other are the same to everybody. */
const EQUAL = 1e-9;

const BLURS: Readonly<Record<Exclude<Level, 'novice'>, Blur>> = {
  casual: {
    weights: PLAIN_WEIGHTS,
    misjudged: 1.1,
    slips: 60,
    costs: 0.12,
    notices: 0.03,
    impatience: 0.03,
    looks: 'glance',
  },
  skilled: {
    weights: PLAIN_WEIGHTS,
    misjudged: 0.5,
    slips: 30,
    costs: 0.08,
    notices: 0.01,
    impatience: 0.01,
    looks: 'glance',
  },
  expert: { weights: WEIGHTS, misjudged: 0, slips: 0, costs: 0, notices: 0, impatience: 0, looks: 'ahead' },
};

export type CiubBot = Bot<CiubState, SeatAction>;

/** Bots that share one store of chances. */
export function createBots(chances: Chances): BotKit<CiubState, SeatAction> {
  const bots = Object.fromEntries(LEVELS.map((level) => [level, levelBot(level, chances)]));
  return { bot: (level) => bots[level] as CiubBot };
}

function levelBot(level: Level, chances: Chances): CiubBot {
  if (level === 'novice') return paced(level, noviceChoice);
  const blur = BLURS[level];
  return paced(level, thinker(blur, createJudge(chances, blur.weights, blur.looks)));
}

/** An expert with another judgement, to be measured against the one there is. */
export const expertBy = (judge: Judge): CiubBot => paced('expert', thinker(BLURS.expert, judge));

function paced(level: Level, choose: (request: BotRequest<CiubState>) => Choice | null): CiubBot {
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

function thinker(blur: Blur, judge: Judge): (request: BotRequest<CiubState>) => Choice | null {
  return ({ state, rng, shouldStop }) => {
    const budget = { shouldStop: latched(shouldStop) };
    const thought = optionsOf({ judge, budget, taste: tasteOf(blur, state) }, state);
    const options = hurried(thought, blur, state);
    const best = noticed(options, blur);
    if (best === null) return null;
    const { action } = slipped({ options, best }, blur, rng) ?? best;
    return { action, value: Math.min(1, Math.max(0, best.value)) };
  };
}

/** The best option; phase 1 and turning dice white are passed over unless they clearly bring something. */
function noticed(options: readonly Option[], { notices }: Blur): Option | null {
  const best = bestOf(options);
  if (best === null || !NOT_NEEDED.includes(best.action.kind)) return best;
  const without = options.find(({ action }) => action.kind === 'roll' || action.kind === 'endTurn');
  return without && without.value >= best.value - notices ? without : best;
}

const NOT_NEEDED: readonly SeatAction['kind'][] = ['placeToken', 'removeCard', 'whiten'];

/** Options as somebody sees them who does not like to wait. */
function hurried(options: readonly Option[], { impatience }: Blur, state: CiubState): readonly Option[] {
  if (impatience === 0 || state.turn.phase !== 'rolling' || current(state).pool.some(isForced))
    return options;
  return options.map((option) =>
    option.action.kind === 'roll' && !option.action.aside
      ? { ...option, value: option.value - impatience }
      : option,
  );
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

/** One of the next best of the same kind: another die, colour or card, not something else altogether. */
function slipped(
  { options, best }: { readonly options: readonly Option[]; readonly best: Option },
  { slips, costs }: Blur,
  rng: Rng,
): Option | null {
  if (slips === 0 || rng.below(100) >= slips) return null;
  const worse = options
    .filter(({ action, value }) => action.kind === best.action.kind && value < best.value - EQUAL)
    .filter(({ value }) => value >= best.value - costs)
    .toSorted((a, b) => b.value - a.value);
  return worse[rng.below(Math.min(NEXT_BEST, worse.length) || 1)] ?? null;
}
