import {
  applyEntry,
  type Action,
  type Entry,
  type GameDefinition,
  type Match,
  type MatchEntry,
} from '@cubarium/core';
import { createStore, type Store } from '../../base/state/store.ts';

/** Something that happened: all animation, sound, text and history is derived from it. */
export interface Step<S = unknown, A extends Action = Action> {
  readonly before: Match<S, A>;
  readonly entry: MatchEntry<A>;
  readonly after: Match<S, A>;
}

/** A step that is a move of the game: what happens to the table is told by the frame, the same for all games. */
export interface GameStep<S = unknown, A extends Action = Action> extends Step<S, A> {
  readonly entry: Entry<A>;
}

/** How long a step takes: before its result may be seen, and before the next one begins. */
export interface Pace {
  readonly lead: number;
  readonly trail: number;
  /** What is said of it is read while what comes next moves. */
  readonly quick?: boolean;
  /** Everybody looks at it together: it takes its time at whatever speed somebody watches others, and ends a rush. */
  readonly shared?: boolean;
}

export interface Shown<S = unknown, A extends Action = Action> {
  /** What people see: never ahead of the dice on the screen. */
  readonly match: Match<S, A>;
  /** A step under way whose result must not be seen yet. */
  readonly moving: Step<S, A> | null;
  readonly history: readonly Step<S, A>[];
  /** True when everything that happened is shown. */
  readonly settled: boolean;
}

/** More than this many entries that come at once are caught up with quickly, as after a lost connection. */
const BEHIND = 8;
const HURRY = 4;
const LONGEST_CATCH_UP_MS = 2000;
const AT_ONCE: Pace = { lead: 0, trail: 0 };

/** The same by the same, whenever it was. */
export const isSameMove = (a: MatchEntry, b: MatchEntry): boolean =>
  a.actor === b.actor && JSON.stringify(a.action) === JSON.stringify(b.action);

/** The pace of a step; `ahead` tells what is known to come after it. */
export type PaceOf<S, A extends Action> = (step: Step<S, A>, ahead: () => readonly Step<S, A>[]) => Pace;

/** Shows a log step by step, at the pace of people. */
export class Director<S = unknown, A extends Action = Action> {
  readonly shown: Store<Shown<S, A>>;
  readonly #game: GameDefinition<S, A>;
  readonly #paceOf: PaceOf<S, A>;
  #queue: MatchEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #resume: (() => void) | null = null;
  #hurryUntil = 0;
  /** Everything is shown at once until a match is like this. */
  #rushUntil: ((match: Match<S, A>) => boolean) | null = null;

  constructor(game: GameDefinition<S, A>, start: Match<S, A>, paceOf: PaceOf<S, A>) {
    this.#game = game;
    this.#paceOf = paceOf;
    this.shown = createStore<Shown<S, A>>({ match: start, moving: null, history: [], settled: true });
  }

  /**
   * Takes in a log as far as it is not known yet. Its end may be own moves that nobody has confirmed: when it comes
   * out differently, what was shown of it is taken back.
   */
  follow(log: readonly MatchEntry[]): void {
    this.#agreeWith(log);
    const { match, moving } = this.shown.get();
    const waiting = log.slice(match.seq + (moving ? 1 : 0));
    if (waiting.length - this.#queue.length > BEHIND)
      this.#hurryUntil = performance.now() + LONGEST_CATCH_UP_MS;
    this.#queue = waiting;
    if (this.#timer === null) this.#next();
  }

  /** Where the log is another one than shown: the same moves get their confirmed times, others go. */
  #agreeWith(log: readonly MatchEntry[]): void {
    const { history, moving, settled } = this.shown.get();
    const from = history.findIndex(({ entry }, i) => entry !== log[i]);
    const first = history[from];
    if (!first) return;
    const agreed = history.slice(0, from);
    let match = first.before;
    for (const { entry } of history.slice(from)) {
      const said = log[agreed.length];
      if (!said || !isSameMove(entry, said)) break;
      const step = this.#step(match, said);
      agreed.push(step);
      match = step.after;
    }
    const all = agreed.length === history.length;
    if (!all) this.stop();
    // What is taken back may come again, after what came before it.
    this.shown.set({ match, moving: all ? moving : null, history: agreed, settled: all && settled });
  }

  /** Shows everything known at once: a reload, a jump. */
  jump(entries: readonly MatchEntry[]): void {
    this.skip();
    const { match, history } = this.shown.get();
    const steps = [...history];
    let now = match;
    for (const entry of entries.slice(match.seq)) {
      const step = this.#step(now, entry);
      steps.push(step);
      now = step.after;
    }
    this.#queue = [];
    this.shown.set({ match: now, moving: null, history: steps, settled: true });
  }

  /** Ends what is moving now. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const resume = this.#resume;
    this.#resume = null;
    resume?.();
  }

  /** Shows at once whatever comes, until a match is as wanted. */
  rush(until: (match: Match<S, A>) => boolean): void {
    this.#rushUntil = until;
    this.skip();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#queue = [];
    this.#timer = null;
    this.#resume = null;
  }

  #next(): void {
    const entry = this.#queue.shift();
    const shown = this.shown.get();
    if (entry === undefined) {
      if (!shown.settled) this.shown.set({ ...shown, settled: true });
      return;
    }
    const step = this.#step(shown.match, entry);
    const pace = this.#paceOf(step, () => this.#ahead(step.after));
    if (pace.shared) this.#rushUntil = null;
    const { lead, trail } = this.#isRushing(step.before) ? AT_ONCE : pace;
    if (lead > 0) this.shown.set({ ...shown, moving: step, settled: false });
    this.#wait(lead, () => {
      const { history } = this.shown.get();
      const settled = this.#queue.length === 0 && trail === 0;
      this.shown.set({ match: step.after, moving: null, history: [...history, step], settled });
      this.#wait(trail, () => this.#next());
    });
  }

  #wait(ms: number, then: () => void): void {
    if (ms <= 0 || this.#isRushing(this.shown.get().match)) return then();
    const factor = performance.now() < this.#hurryUntil ? HURRY : 1;
    this.#resume = then;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#resume = null;
      then();
    }, ms / factor);
  }

  #isRushing(match: Match<S, A>): boolean {
    if (this.#rushUntil?.(match)) this.#rushUntil = null;
    return this.#rushUntil !== null;
  }

  /** What waits to be shown after this. */
  #ahead(from: Match<S, A>): readonly Step<S, A>[] {
    const steps: Step<S, A>[] = [];
    let match = from;
    for (const entry of this.#queue) {
      const step = this.#step(match, entry);
      steps.push(step);
      match = step.after;
    }
    return steps;
  }

  #step(before: Match<S, A>, entry: MatchEntry): Step<S, A> {
    const after = applyEntry(this.#game, before, entry);
    if (!after.ok) throw new Error(`entry ${entry.seq} is refused: ${after.error.code}`);
    // `applyEntry` has parsed the action.
    return { before, entry: entry as MatchEntry<A>, after: after.value };
  }
}
