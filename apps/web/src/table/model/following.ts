import type { Action, Seat } from '@cubarium/core';
import type { OthersSpeed } from '../../base/state/settings.ts';
import type { Pace, Step } from './director.ts';

/** A turn of somebody else takes no longer than this, as long as it is an ordinary one. */
const LONGEST_TURN_MS: Readonly<Record<OthersSpeed, number>> = {
  instant: 0,
  fast: 2500,
  normal: 7000,
  ceremonial: 16_000,
};
/** However much happens in a turn, words stay for this part of the time that reading them takes. */
const LEAST_HOLD = 0.35;
/** From the fourth roll of a turn on it is known how dice fall. */
const LONG_ROLLS = 3;
const LATER_ROLL = 0.6;

const WORD_MS = 240;
const SHORTEST_MS = 700;
const LONGEST_MS = 1600;

/** How long words are read at the usual speed. */
export const readingMs = (words: string): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WORD_MS * words.split(/\s+/).length));

export interface Watching<S, A extends Action> {
  /** Whose turn a step belongs to; null where nobody takes turns. */
  readonly turnOf: (step: Step<S, A>) => Seat | null;
  readonly isMine: (seat: Seat) => boolean;
  readonly speed: () => OthersSpeed;
  /** The pace of a step when it takes its time, before any turn is too long. */
  readonly natural: (step: Step<S, A>) => Pace;
  /** How long what is said of a step is read; nothing is said of some. */
  readonly reading: (step: Step<S, A>) => number;
}

interface Timed {
  readonly lead: number;
  readonly hold: number;
}

/** The pace at which turns of others are shown: as long as they are short, that of reading; never longer than a cap. */
export class Follower<S, A extends Action> {
  readonly #watching: Watching<S, A>;
  #turn: { readonly seat: Seat; spent: number; rolls: number } | null = null;

  constructor(watching: Watching<S, A>) {
    this.#watching = watching;
  }

  pace(step: Step<S, A>, ahead: () => readonly Step<S, A>[]): Pace {
    const { turnOf, isMine, speed, natural } = this.#watching;
    const seat = turnOf(step);
    const unhurried = natural(step);
    if (seat === null || isMine(seat) || unhurried.shared) {
      this.#turn = null;
      return unhurried;
    }
    if (speed() === 'instant') return { lead: 0, trail: 0 };
    const turn = this.#turn?.seat === seat ? this.#turn : { seat, spent: 0, rolls: 0 };
    this.#turn = turn;
    const now = this.#timed(step, turn.rolls);
    if (now.lead > 0) turn.rolls++;
    const rest = ahead();
    const end = rest.findIndex((each) => turnOf(each) !== seat);
    const pace = { lead: now.lead, trail: now.hold * this.#shrunk(now, end < 0 ? rest : rest.slice(0, end)) };
    turn.spent += pace.lead + pace.trail;
    if (end === 0) this.#turn = null;
    return pace;
  }

  #timed(step: Step<S, A>, rolls: number): Timed {
    const { natural, reading } = this.#watching;
    const { lead, trail, quick } = natural(step);
    return {
      lead: rolls < LONG_ROLLS ? lead : lead * LATER_ROLL,
      hold: quick ? trail : Math.max(trail, reading(step)),
    };
  }

  /** The part of its time that words get, so that the turn as far as it is known ends in time. */
  #shrunk(now: Timed, rest: readonly Step<S, A>[]): number {
    const turn = this.#turn;
    if (!turn) return 1;
    let { rolls } = turn;
    const times = [now];
    for (const step of rest) {
      const timed = this.#timed(step, rolls);
      if (timed.lead > 0) rolls++;
      times.push(timed);
    }
    const sum = (of: (each: Timed) => number): number => times.reduce((all, each) => all + of(each), 0);
    const left = LONGEST_TURN_MS[this.#watching.speed()] - turn.spent - sum(({ lead }) => lead);
    return Math.min(
      1,
      Math.max(
        LEAST_HOLD,
        left /
          Math.max(
            1,
            sum(({ hold }) => hold),
          ),
      ),
    );
  }
}
