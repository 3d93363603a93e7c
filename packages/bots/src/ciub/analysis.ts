/** A finished match, looked at again: what each decision cost, what chance gave, and how the chances ran. */
import { err, isSeat, ok, type Entry, type Refusal, type Result, type Seat } from '@cubarium/core';
import {
  ciub,
  outcome,
  type CiubAction,
  type CiubOptions,
  type CiubState,
  type SeatAction,
} from '@cubarium/games/ciub';
import {
  totalsOf,
  worstOf,
  type Analyse,
  type Analysis,
  type CurvePoint,
  type DecisionReview,
  type LuckReview,
  type SeatReview,
} from '../kit/index.ts';
import { optionsOf, valueOf } from './decide.ts';
import { bestOf, type Mind, type Option } from './mind.ts';
import { standingOf } from './standing.ts';

/** The skills of the game, each with the actions that show it. */
const PARTS: Readonly<Record<SeatAction['kind'], string>> = {
  placeToken: 'foresight',
  removeCard: 'foresight',
  roll: 'rolling',
  swap: 'rolling',
  reroll: 'rolling',
  adjust: 'rolling',
  stop: 'rolling',
  gain: 'cards',
  decline: 'cards',
  keep: 'dice',
  trade: 'dice',
  whiten: 'dice',
  endTurn: 'dice',
};

export function createAnalyse(mind: Mind): Analyse<CiubAction, CiubOptions> {
  return (options, log) => {
    const review = new Review(mind, ciub.setup(options));
    for (const entry of log) {
      const refusal = review.take(entry);
      if (refusal) return err({ entry: entry.seq, refusal });
    }
    return ok(review.result());
  };
}

const isSeatAction = (action: CiubAction): action is SeatAction => Object.hasOwn(PARTS, action.kind);

class Review {
  private readonly mind: Mind;
  private state: CiubState;
  private options: readonly Option[] = [];
  /** The chances after the last entry, as far as they are known. */
  private chances: readonly number[];
  private readonly decisions: DecisionReview[] = [];
  private readonly luck: LuckReview[] = [];
  private readonly curve: CurvePoint[] = [];

  constructor(mind: Mind, start: CiubState) {
    this.mind = mind;
    this.state = start;
    this.chances = start.seats.map(() => 1 / start.seats.length);
  }

  /** One entry more; a refusal when the rules do not allow it. */
  take(entry: Entry<CiubAction>): Refusal | null {
    const next: Result<CiubState, Refusal> = ciub.apply(this.state, entry);
    if (!next.ok) return next.error;
    const { actor, action } = entry;
    const before = this.chances;
    if (isSeat(actor) && isSeatAction(action)) this.decide(entry.seq, actor, action);
    const falls = this.state.turn.chance?.kind === 'fall';
    const whose = this.state.turn.seat;
    this.state = next.value;
    this.look();
    if (actor === 'chance') {
      const luck = this.chances.map((chance, seat) => chance - (before[seat] as number));
      this.luck.push({ entry: entry.seq, seat: falls ? whose : null, luck, points: null });
    }
    this.curve.push({ entry: entry.seq, chances: this.chances });
    return null;
  }

  private decide(entry: number, seat: Seat, action: SeatAction): void {
    const { mind, state, options } = this;
    const best = bestOf(options);
    if (best === null) return;
    const most = chanceOf(best.value);
    const value = Math.min(most, chanceOf(valueOf({ mind, state, options }, action) ?? best.value));
    const error = most - value;
    const better = error > 0 ? best.action : null;
    const part = state.turn.phase === 'foresight' ? 'foresight' : PARTS[action.kind];
    this.decisions.push({ entry, seat, part, value, best: most, error, points: null, better });
    this.chances = spreadOver(this.chances, seat, value);
  }

  /** The chances as the position now says, when somebody is to decide or the game is over. */
  private look(): void {
    const { mind, state } = this;
    const { phase, chance, seat } = state.turn;
    if (phase === 'over') {
      const { winners } = outcome(state);
      this.chances = state.seats.map((_, i) => (winners.some((each) => each === i) ? 1 / winners.length : 0));
    } else if (chance === null) {
      this.options = optionsOf(mind, state);
      const best = bestOf(this.options);
      if (best) this.chances = spreadOver(mind.judge.worth(standingOf(state)), seat, best.value);
    }
  }

  result(): Analysis {
    const { decisions, luck, curve } = this;
    const seats = this.state.seats.map((_, i): SeatReview => {
      const seat = i as Seat;
      return { seat, ...totalsOf({ decisions, luck }, seat), parts: this.parts(seat) };
    });
    return { decisions, luck, curve, seats, mistakes: worstOf(decisions) };
  }

  private parts(seat: Seat): Readonly<Record<string, number>> {
    const parts: Record<string, number> = Object.fromEntries(Object.values(PARTS).map((part) => [part, 0]));
    for (const each of this.decisions)
      if (each.seat === seat) parts[each.part] = (parts[each.part] ?? 0) + each.error;
    return parts;
  }
}

/** Values are about chances; what breaks ties between options may lead beyond them. */
const chanceOf = (value: number): number => Math.min(1, Math.max(0, value));

/** One seat's chance is known; the others share the rest as they did before. */
function spreadOver(chances: readonly number[], seat: Seat, value: number): readonly number[] {
  const own = chanceOf(value);
  const rest = chances.reduce((sum, chance, i) => (i === seat ? sum : sum + chance), 0);
  return chances.map((chance, i) => {
    if (i === seat) return own;
    return rest > 0 ? (chance / rest) * (1 - own) : (1 - own) / (chances.length - 1);
  });
}
