import {
  applyEntry,
  applyMove,
  beginMatchAt,
  fromSnapshot,
  type Action,
  type Entry,
  type GameDefinition,
  type Match,
  type Seat,
  type SeatChain,
  type TableAction,
  type TableInfo,
} from '@cubarium/core';
import type { CatchUp } from '@cubarium/protocol';
import type { Pending } from './pending.ts';

/** The own moves on their way, as they will be entered if nothing comes between, and the match with them. */
export interface Ahead<S, A extends Action> {
  readonly match: Match<S, A> | null;
  readonly entries: readonly Entry[];
}

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
    if (!this.#match) {
      const match = beginMatchAt(this.#game, info);
      if (!match.ok) return false;
      this.#match = match.value;
    }
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
  lookAhead(pending: readonly Pending[]): Ahead<S, A> {
    let match = this.#match;
    const entries: Entry[] = [];
    for (const each of pending) {
      // Of no consequence for what is shown.
      if (each.command.kind === 'chain') continue;
      const entry = match && this.#entryOf(each, match);
      const next = match && entry && applyEntry(this.#game, match, entry);
      if (!next?.ok || !entry) break;
      match = next.value;
      entries.push(entry);
    }
    return { match, entries };
  }

  /** The hash chain of a seat, as far as the log tells. */
  chainOf(seat: Seat): SeatChain | null {
    return this.#match?.chances?.chains[seat] ?? null;
  }

  /** True when a command makes dice fall or a card turn up: then the sender's next link goes with it. */
  asksForChance({ command, at }: Pending): boolean {
    const match = this.#match;
    if (!match || command.kind !== 'act') return false;
    const { seat: actor, action } = command;
    const parsed = this.#game.parseAction(actor, action);
    const entry = parsed.ok && { seq: match.seq, at: Math.max(at, match.at), actor, action: parsed.value };
    const next = entry && applyMove(this.#game, match, entry);
    return next !== false && next.ok && !next.value.end && this.#game.turn(next.value.state).who === 'chance';
  }

  /** What a command will enter; null for what only the server can say. */
  #entryOf({ command, at: asked }: Pending, { seq, at: last }: Match<S, A>): Entry | null {
    const at = Math.max(asked, last);
    if (command.kind === 'undo') {
      const undo: TableAction = { kind: 'undo', seat: command.seat };
      return { seq, at, actor: 'table', action: undo };
    }
    if (command.kind !== 'act') return null;
    const action = this.#game.parseAction(command.seat, command.action);
    // What is announced first happens at its moment, not now.
    if (!action.ok || this.#game.leadMs(action.value) > 0) return null;
    return { seq, at, actor: command.seat, action: action.value };
  }
}
