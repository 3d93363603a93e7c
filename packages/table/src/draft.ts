import {
  applyEntry,
  applyMove,
  dealDue,
  ok,
  type Action,
  type Actor,
  type GameDefinition,
  type Match,
  type MatchEntry,
  type Refusal,
  type Result,
  type Seat,
  type TableAction,
} from '@cubarium/core';

/** What a command adds to a match, before it is stored: entries that belong together. */
export class Draft<S, A extends Action> {
  entries: readonly MatchEntry<A>[] = [];
  match: Match<S, A>;
  /** What a seat begins with, as the game parsed it: some actions are announced before they are entered. */
  opening: A | null = null;
  readonly #game: GameDefinition<S, A>;
  readonly #seed: string;

  constructor(game: GameDefinition<S, A>, match: Match<S, A>, seed: string) {
    this.#game = game;
    this.match = match;
    this.#seed = seed;
  }

  /** Enters a move of the game and whatever chance does after it. Refused: nothing is entered. */
  move(actor: Exclude<Actor, 'table'>, action: A, at: number): Result<void, Refusal> {
    const entry = { seq: this.match.seq, at: this.#notBefore(at), actor, action };
    const next = applyMove(this.#game, this.match, entry);
    if (!next.ok) return next;
    if (this.entries.length === 0 && typeof actor === 'number') this.opening = action;
    this.#enter(entry, next.value);
    this.deal();
    return ok(undefined);
  }

  table(action: TableAction, at: number): Result<void, Refusal> {
    const entry = { seq: this.match.seq, at: this.#notBefore(at), actor: 'table' as const, action };
    const next = applyEntry(this.#game, this.match, entry);
    if (!next.ok) return next;
    this.#enter(entry, next.value);
    return ok(undefined);
  }

  deal(): void {
    for (;;) {
      const entry = dealDue(this.#game, this.match, this.#seed);
      if (!entry) return;
      const next = applyMove(this.#game, this.match, entry);
      if (!next.ok) throw new Error(`the dealer's entry is refused: ${next.error.code}`);
      this.#enter(entry, next.value);
    }
  }

  /** Does the least for a seat until its turn is over. */
  playLeast(seat: Seat, at: number): Result<void, Refusal> {
    for (let step = 0; step < LONGEST_SKIP; step++) {
      if (this.match.end) return ok(undefined);
      const turn = this.#game.turn(this.match.state);
      if (turn.who !== 'seats' || !turn.seats.includes(seat)) return ok(undefined);
      const action = this.#game.least(this.match.state, seat);
      if (action === null) return ok(undefined);
      const done = this.move(seat, action, at);
      if (!done.ok) return done;
    }
    throw new Error('a skipped turn does not end');
  }

  #enter(entry: MatchEntry<A>, match: Match<S, A>): void {
    // Mostly one or two: a list that is pushed to would begin with room for seventeen.
    this.entries = [...this.entries, entry];
    this.match = match;
  }

  /** Two commands may arrive within a millisecond, and a late timer enters what was due before. */
  #notBefore(at: number): number {
    return Math.max(at, this.match.at);
  }
}

const LONGEST_SKIP = 64;
