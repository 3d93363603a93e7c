import {
  applyEntry,
  applyMove,
  fromSnapshot,
  startMatch,
  TIMES,
  type Action,
  type Entry,
  type GameDefinition,
  type Match,
  type TableInfo,
} from '@cubarium/core';
import type { CatchUp } from '@cubarium/protocol';
import type { Pending } from './pending.ts';

/** Follows a match entry by entry, and looks ahead with moves that are on their way. */
export class Follower<S, A extends Action> {
  readonly #game: GameDefinition<S, A>;
  #match: Match<S, A> | null = null;
  #log: readonly Entry[] = [];
  #logFrom = 0;

  constructor(game: GameDefinition<S, A>) {
    this.#game = game;
  }

  get match(): Match<S, A> | null {
    return this.#match;
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  get logFrom(): number {
    return this.#logFrom;
  }
  get seq(): number {
    return this.#match?.seq ?? 0;
  }

  /** What was missed. False when it does not fit: ask for everything. */
  catchUp(missed: CatchUp, info: TableInfo): boolean {
    if (missed.snapshot && missed.snapshot.seq > this.seq) {
      const match = fromSnapshot(this.#game, missed.snapshot);
      if (!match.ok) return false;
      this.#match = match.value;
      this.#log = [];
      this.#logFrom = match.value.seq;
    }
    this.#match ??= this.#start(info);
    return this.add(missed.entries);
  }

  /** New entries; those that are known already are skipped. False when some are missing before them. */
  add(entries: readonly Entry[]): boolean {
    let match = this.#match;
    const news = entries.filter((entry) => entry.seq >= this.seq);
    for (const entry of news) {
      const next = match && applyEntry(this.#game, match, entry);
      if (!next?.ok) return false;
      match = next.value;
    }
    this.#match = match;
    this.#log = [...this.#log, ...news];
    return true;
  }

  /** Forgets everything, to be told anew. */
  reset(): void {
    this.#match = null;
    this.#log = [];
    this.#logFrom = 0;
  }

  /** The match as it will be when the moves on their way arrive, as far as the dice allow to know. */
  lookAhead(pending: readonly Pending[], at: number): Match<S, A> | null {
    let ahead = this.#match;
    for (const { command } of pending) {
      if (!ahead || command.kind !== 'act') return ahead;
      const action = this.#game.parseAction(command.seat, command.action);
      // What is announced first happens at its moment, not now.
      if (!action.ok || this.#game.leadMs(action.value) > 0) return ahead;
      const entry = { seq: ahead.seq, at: Math.max(at, ahead.at), actor: command.seat, action: action.value };
      const next = applyMove(this.#game, ahead, entry);
      if (!next.ok) return ahead;
      ahead = next.value;
    }
    return ahead;
  }

  #start(info: TableInfo): Match<S, A> {
    const options = this.#game.parseOptions(info.options);
    if (!options.ok) throw new Error(`the options of table ${info.id} are refused: ${options.error.code}`);
    const bots = info.seats.map((seat) => seat.bot);
    return startMatch(this.#game, { options: options.value, bots, time: TIMES[info.time] });
  }
}
