import {
  pick,
  type Action,
  type Entry,
  type GameDefinition,
  type Move,
  type Playout,
  type Rng,
  type Seat,
} from '@cubarium/core';
import type { Bot } from './bot.ts';

/** A budget that needs no clock: so many questions whether to stop, then yes. */
export function nodeBudget(nodes: number): () => boolean {
  let left = nodes;
  return () => left-- <= 0;
}

export interface MatchPlan<S, A extends Action> {
  /** One for each seat. */
  readonly bots: readonly Bot<S, A>[];
  /** The dice of the match, and whose hand is quicker when two act at the same moment. */
  readonly dice: Rng;
  /** What the bots draw from. */
  readonly rng: Rng;
  /** Called for every decision. */
  readonly budget: () => () => boolean;
  /** More entries than this mean that the bots do not end a game: an exception, because it is a bug. */
  readonly longest?: number;
}

const LONGEST_MATCH = 20_000;

/** Lets bots play to the end as at a table: everybody who can act is asked, and whose wait is over first acts. */
export function playMatch<S, A extends Action>(
  game: GameDefinition<S, A>,
  start: S,
  plan: MatchPlan<S, A>,
): Playout<S, A> {
  const log: Entry<A>[] = [];
  const longest = plan.longest ?? LONGEST_MATCH;
  let state = start;
  let at = 0;
  for (;;) {
    const move = nextMove(game, state, { plan, at });
    if (move === null) return { state, log };
    const next = game.apply(state, move);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify({ move, error: next.error })}`);
    log.push({ seq: log.length, ...move });
    if (log.length > longest) throw new Error(`${game.id}: no end after ${longest} entries`);
    state = next.value;
    at = move.at;
  }
}

interface Now<S, A extends Action> {
  readonly plan: MatchPlan<S, A>;
  readonly at: number;
}

function nextMove<S, A extends Action>(game: GameDefinition<S, A>, state: S, now: Now<S, A>): Move<A> | null {
  const turn = game.turn(state);
  if (turn.who === 'nobody') return null;
  if (turn.who === 'chance') {
    const action = game.drawChance(state, now.plan.dice);
    if (action === null) throw new Error(`${game.id}: chance is due and draws nothing`);
    return { at: now.at, actor: 'chance', action };
  }
  const intent = quickest(state, turn.seats, now);
  const deadline = game.deadline(state);
  if (deadline !== null && game.timeUp !== null && (intent === null || intent.at >= deadline))
    return { at: Math.max(now.at, deadline), actor: 'clock', action: game.timeUp };
  if (intent === null) throw new Error(`${game.id}: seats ${turn.seats.join(' ')} are to act and none does`);
  return intent;
}

function quickest<S, A extends Action>(
  state: S,
  seats: readonly Seat[],
  { plan, at }: Now<S, A>,
): Move<A> | null {
  const intents = seats.flatMap((seat): readonly Move<A>[] => {
    const { rng } = plan;
    const choice = plan.bots[seat]?.choose({ state, seat, at, rng, shouldStop: plan.budget() });
    return choice
      ? [{ at: at + Math.max(0, Math.round(choice.waitMs)), actor: seat, action: choice.action }]
      : [];
  });
  const first = Math.min(...intents.map((intent) => intent.at));
  const quick = intents.filter((intent) => intent.at === first);
  return quick.length === 0 ? null : pick(plan.dice, quick);
}
