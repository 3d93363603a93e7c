import { deal, err, ok, type Entry, type Move, type Refusal, type Result } from '@cubarium/core';
import type { LoadedGame } from '@cubarium/catalogue';

export interface BoardSetup {
  readonly loaded: LoadedGame;
  readonly state: unknown;
  /** The time of the start position. */
  readonly at: number;
  /** The match seed the engine deals with; null when the caller deals. */
  readonly seed: string | null;
}

/** The game on the board: its state, its log, and the dealer if the engine deals. */
export class Board {
  readonly loaded: LoadedGame;
  readonly #seed: string | null;
  readonly #log: Entry[] = [];
  #state: unknown;
  #at: number;

  constructor({ loaded, state, at, seed }: BoardSetup) {
    this.loaded = loaded;
    this.#state = state;
    this.#at = at;
    this.#seed = seed;
  }

  get state(): unknown {
    return this.#state;
  }

  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The time of the last entry. */
  get at(): number {
    return this.#at;
  }

  /** Enters a move and what chance does after it. Refused, nothing changes. */
  apply(move: Move): Result<readonly Entry[], Refusal> {
    const next = this.loaded.rules.apply(this.#state, move);
    if (!next.ok) return err(next.error);
    const { at, actor, action } = move;
    const entry = { seq: this.#log.length, at, actor, action };
    this.#enter(entry, next.value);
    return ok([entry, ...this.dealAll()]);
  }

  /** Deals for as long as chance is due, if the engine deals. */
  dealAll(): readonly Entry[] {
    const { rules } = this.loaded;
    const dealt: Entry[] = [];
    if (this.#seed === null) return dealt;
    for (;;) {
      const about = { seed: this.#seed, seq: this.#log.length, at: this.#at, state: this.#state };
      const entry = deal(rules, about);
      if (entry === null) return dealt;
      const next = rules.apply(this.#state, entry);
      if (!next.ok)
        throw new Error(`the dealer was refused: ${JSON.stringify({ entry, error: next.error })}`);
      this.#enter(entry, next.value);
      dealt.push(entry);
    }
  }

  #enter(entry: Entry, state: unknown): void {
    this.#log.push(entry);
    this.#at = entry.at;
    this.#state = state;
  }
}
