/** A finished match, looked at again: what each decision cost, what chance gave, and how the chances ran. */
import {
  err,
  isSeat,
  ok,
  type Action,
  type Entry,
  type Refusal,
  type Result,
  type Seat,
} from '@cubarium/core';
import {
  ciub,
  outcome,
  type CiubAction,
  type CiubOptions,
  type CiubState,
  type SeatAction,
} from '@cubarium/games/ciub';
import {
  reviewOf,
  worstOf,
  type Analyse,
  type Analysis,
  type DecisionReview,
  type Judged,
  type JudgedStep,
  type OnProgress,
} from '../kit/index.ts';
import { optionsOf, valueOf } from './decide.ts';
import { difference } from './deeper.ts';
import { bestOf, type Mind, type Option } from './mind.ts';
import { newOdds, reasonFor } from './reasons.ts';
import { standingOf } from './standing.ts';
import { tell } from './telling.ts';

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
  return (options, log, onProgress = () => undefined) => {
    const review = new Review(mind, ciub.setup(options));
    for (const [i, entry] of log.entries()) {
      const refusal = review.take(entry);
      if (refusal) return err({ entry: entry.seq, refusal });
      onProgress((FIRST_SIGHT * (i + 1)) / log.length);
    }
    return ok(review.result((share) => onProgress(FIRST_SIGHT + (1 - FIRST_SIGHT) * share)));
  };
}

/** About how much of an analysis is done once every entry was looked at: the rest are closer looks. */
const FIRST_SIGHT = 0.5;

const isSeatAction = (action: Action): action is SeatAction => Object.hasOwn(PARTS, action.kind);

/** A decision with what else could have been done. */
interface Decision {
  readonly entry: number;
  readonly seat: Seat;
  readonly state: CiubState;
  readonly action: SeatAction;
  /** What it costs against the best, at first sight. */
  readonly error: number;
  /** The best of the others. */
  readonly other: SeatAction | null;
  /** How far the other is ahead, at first sight. */
  readonly lead: number;
}

/** An entry as it was taken: a decision, or what was expected of chance. */
type Taken = Omit<JudgedStep, 'errors'> & { readonly decision: Decision | null };

/** So many decisions are looked at more closely: those that seem to cost most, and those that were nearly others. */
const COSTLY = 16;
const NEAR = 8;
const COSTS = 0.002;
/** Options nearer than this are the same by another name. */
const SAME = 1e-4;
/** An error that nobody saw at first sight must be so many deviations off. */
const CLEAR = 2;

class Review {
  private readonly mind: Mind;
  private state: CiubState;
  private options: readonly Option[] = [];
  /** What is expected before chance acts; null once it has. */
  private expected: readonly number[] | null;
  private readonly taken: Taken[] = [];
  private seen: readonly number[];

  constructor(mind: Mind, start: CiubState) {
    this.mind = mind;
    this.state = start;
    this.seen = start.seats.map(() => 1 / start.seats.length);
    this.expected = this.seen;
  }

  /** One entry more; a refusal when the rules do not allow it. */
  take(entry: Entry<CiubAction>): Refusal | null {
    const next: Result<CiubState, Refusal> = ciub.apply(this.state, entry);
    if (!next.ok) return next.error;
    const { actor, action, seq } = entry;
    const before = this.state;
    const decision =
      isSeat(actor) && isSeatAction(action) ? this.decided({ seq, seat: actor, action }) : null;
    this.state = next.value;
    const falls = before.turn.chance?.kind === 'fall';
    const fallen = actor === 'chance' ? { seat: falls ? before.turn.seat : null, points: null } : null;
    const expected = fallen && this.expected;
    if (fallen) this.expected = null;
    this.taken.push({ entry: seq, expected, seen: this.look(), fallen, decision });
    return null;
  }

  /** What was decided, and what is expected should chance be next. */
  private decided({ seq, seat, action }: { seq: number; seat: Seat; action: SeatAction }): Decision | null {
    const { mind, state, options } = this;
    const best = bestOf(options);
    if (best === null) return null;
    const value = Math.min(best.value, valueOf({ mind, state, options }, action) ?? best.value);
    this.expected = spreadOver(mind.judge.worth(standingOf(state)), seat, value);
    const rivals = options.filter((option) => Math.abs(option.value - value) > SAME);
    const other = bestOf(rivals);
    const error = chanceOf(best.value) - chanceOf(value);
    const lead = other ? other.value - value : -1;
    return { entry: seq, seat, state, action, error, other: other?.action ?? null, lead };
  }

  /** The chances as the position now says, when somebody is to decide or the game is over. */
  private look(): readonly number[] | null {
    const { mind, state } = this;
    const { phase, chance, seat } = state.turn;
    if (phase === 'over') return (this.seen = sharesOf(state));
    if (chance !== null) return null;
    this.options = optionsOf(mind, state);
    const best = bestOf(this.options);
    if (best) this.seen = spreadOver(mind.judge.worth(standingOf(state)), seat, best.value);
    return this.seen;
  }

  result(onProgress: OnProgress): Analysis {
    const { taken, mind } = this;
    const decisions = taken.flatMap(({ decision }) => decision ?? []);
    const closely = lookedAtClosely(decisions);
    let looked = 0;
    const look = (decision: Decision): Judged => {
      const close = closely.has(decision);
      if (close) onProgress(looked++ / closely.size);
      return judged(mind, decision, close);
    };
    const steps = taken.map(({ decision, ...step }): JudgedStep => ({
      ...step,
      errors: decision ? [look(decision)] : [],
    }));
    const { totals, ...review } = reviewOf(steps, this.seen);
    const odds = newOdds();
    const byEntry = new Map(decisions.map((decision) => [decision.entry, decision]));
    return {
      ...review,
      seats: totals.map((total) => ({ ...total, parts: partsOf(review.decisions, total.seat) })),
      mistakes: worstOf(review.decisions, ({ entry, better }) => {
        const found = byEntry.get(entry);
        if (!found) return { did: '', instead: null, reason: null };
        const { state, action } = found;
        const instead = better && isSeatAction(better) ? better : null;
        return {
          did: tell(state, action).doing,
          instead: instead && tell(state, instead).todo,
          reason: instead && reasonFor(odds, state, { did: action, better: instead }),
        };
      }),
    };
  }
}

/** Of many decisions those that a closer look is worth. */
function lookedAtClosely(decisions: readonly Decision[]): ReadonlySet<Decision> {
  const costly = decisions
    .filter(({ error }) => error >= COSTS)
    .toSorted((a, b) => b.error - a.error)
    .slice(0, COSTLY);
  const near = decisions
    .filter(({ error, other }) => error < SAME && other !== null)
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, NEAR);
  return new Set([...costly, ...near]);
}

/** What a decision cost: as it seemed, or as a closer look has it. */
function judged(mind: Mind, decision: Decision, closely: boolean): Judged {
  const { seat, state, action, other, entry } = decision;
  const part = state.turn.phase === 'foresight' ? 'foresight' : PARTS[action.kind];
  const common = { seat, part, points: null, better: other };
  if (!closely || other === null) return { ...common, error: decision.error, deviation: 0 };
  const { mean, deviation } = difference(mind, { state, done: action, other }, `entry ${entry}`);
  const seemed = decision.error >= COSTS;
  const found = seemed || mean > CLEAR * deviation ? Math.max(0, mean) : 0;
  return { ...common, error: found, deviation };
}

function partsOf(decisions: readonly DecisionReview[], seat: Seat): Readonly<Record<string, number>> {
  const parts: Record<string, number> = Object.fromEntries(Object.values(PARTS).map((part) => [part, 0]));
  for (const each of decisions)
    if (each.seat === seat) parts[each.part] = (parts[each.part] ?? 0) + each.error;
  return parts;
}

function sharesOf(state: CiubState): readonly number[] {
  const { winners } = outcome(state);
  return state.seats.map((_, i) => (winners.some((each) => each === i) ? 1 / winners.length : 0));
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
