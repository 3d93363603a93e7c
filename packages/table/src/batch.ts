import {
  applyEntry,
  applyMove,
  dealDue,
  err,
  goesOn,
  isLinkCode,
  linkAskedOf,
  linkFault,
  ok,
  type Action,
  type Actor,
  type DealtFrom,
  type Entry,
  type GameDefinition,
  type Match,
  type MatchEntry,
  type Refusal,
  type Result,
  type Seat,
  type TableAction,
} from '@cubarium/core';

/** A move to be entered, with the link that its sender reveals for the dice that it asks for. */
interface BatchMove<A extends Action> {
  readonly actor: Exclude<Actor, 'table'>;
  readonly action: A;
  readonly at: number;
  readonly link?: string | undefined;
}

interface Dealing {
  readonly at: number;
  readonly link?: string | undefined;
  /** Nobody has to look at what happened any more. */
  readonly seen?: boolean;
}

/** What a command adds to a match, before it is stored: entries that belong together. */
export class Batch<S, A extends Action> {
  entries: readonly MatchEntry<A>[] = [];
  match: Match<S, A>;
  /** What a seat begins with, as the game parsed it: some actions are announced before they are entered. */
  opening: A | null = null;
  /** The link for dice that fall later, when everybody has seen what happened. */
  owed: string | null = null;
  readonly #game: GameDefinition<S, A>;
  readonly #from: DealtFrom;

  constructor(game: GameDefinition<S, A>, match: Match<S, A>, from: DealtFrom) {
    this.#game = game;
    this.match = match;
    this.#from = from;
  }

  /** Enters a move of the game and whatever chance does after it. Refused: the batch is of no use any more. */
  move({ actor, action, at, link }: BatchMove<A>): Result<void, Refusal> {
    const entry = { seq: this.match.seq, at: this.#notBefore(at), actor, action };
    const next = applyMove(this.#game, this.match, entry);
    if (!next.ok) return next;
    if (this.entries.length === 0 && typeof actor === 'number') this.opening = action;
    this.#enter(entry, next.value);
    return this.deal({ link, at: entry.at });
  }

  table(action: TableAction, at: number): Result<void, Refusal> {
    const entry = { seq: this.match.seq, at: this.#notBefore(at), actor: 'table' as const, action };
    const next = applyEntry(this.#game, this.match, entry);
    if (!next.ok) return next;
    this.#enter(entry, next.value);
    return ok(undefined);
  }

  /** Enters what chance does at `at`, or later; refused when that takes a link and `link` is not the one. */
  deal({ link, at, seen = false }: Dealing): Result<void, Refusal> {
    for (;;) {
      if (!seen && (this.#game.dealsAt(this.match.state) ?? at) > at) return this.#putOff(link);
      const due = dealDue(this.#game, this.match, { ...this.#from, link });
      if (!due) return ok(undefined);
      const entry = { ...due, at: this.#notBefore(at) };
      const next = applyMove(this.#game, this.match, entry);
      if (!next.ok && isLinkCode(next.error.code)) return next;
      if (!next.ok) throw new Error(`the dealer's entry is refused: ${next.error.code}`);
      this.#enter(entry, next.value);
    }
  }

  /** The link is checked now, while its sender can still send another. */
  #putOff(link: string | undefined): Result<void, Refusal> {
    const asked = linkAskedOf(this.match) === null ? undefined : link;
    const fault = linkFault(this.match, { ...NEXT_CHANCE, ...(asked === undefined ? {} : { link: asked }) });
    if (fault) return err(fault);
    this.owed = asked ?? null;
    return ok(undefined);
  }

  /** Does the least for a seat until its turn is over. */
  playLeast(seat: Seat, at: number): Result<void, Refusal> {
    for (let step = 0; step < LONGEST_SKIP; step++) {
      if (this.match.end || !goesOn(this.#game, this.match.state, seat)) return ok(undefined);
      const action = this.#game.least(this.match.state, seat);
      if (action === null) return ok(undefined);
      const done = this.move({ actor: seat, action, at });
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
/** Any chance entry: what is asked is whether its link would do. */
const NEXT_CHANCE: Entry = { seq: 0, at: 0, actor: 'chance', action: { kind: 'fall' } };
