import { err, ok, type Action, type Match, type Seat } from '@cubarium/core';
import { tableRefusal, type Answer } from './command.ts';
import { Batch } from './batch.ts';
import type { Scheduled } from './events.ts';
import { BY_ITSELF, type Origin, type Ledger } from './ledger.ts';
import { isFull } from './limits.ts';
import type { Coming } from './queue.ts';

interface Planned<A extends Action> extends Scheduled {
  readonly action: A;
  readonly origin: Origin;
  readonly answers: ((answer: Answer) => void)[];
}

export interface Plan<A extends Action> {
  readonly seat: Seat;
  readonly action: A;
  readonly at: number;
  readonly origin: Origin;
}

/** What a table does by itself when its moment comes: deadlines of the game, and actions announced before. */
export class Clockwork<S, A extends Action> {
  readonly #ledger: Ledger<S, A>;
  #planned: Planned<A> | null = null;
  /** Who has looked long enough at what lies there since the log was so long. */
  #looked: { readonly seq: number; readonly seats: ReadonlySet<Seat> } = { seq: 0, seats: new Set() };

  constructor(ledger: Ledger<S, A>) {
    this.#ledger = ledger;
  }

  get planned(): Planned<A> | null {
    return this.#planned;
  }

  /** The next moment on the clock of the match. */
  due(): number | null {
    const moments = [this.#deadline(), this.#planned?.at ?? null, this.#dealsAt()];
    return moments.reduce((least, each) => (least === null || (each ?? least) < least ? each : least), null);
  }

  /** A seat need not look any longer; when nobody who is there does, the table goes on. */
  goOn(
    seat: Seat,
    { at, waitFor }: { readonly at: number; readonly waitFor: readonly Seat[] },
  ): Coming<Answer> {
    const { match, seq } = this.#ledger;
    if (!match || this.#dealsAt() === null) return err(tableRefusal('no-change'));
    const before = this.#looked.seq === seq ? this.#looked.seats : [];
    const seats = new Set([...before, seat]);
    this.#looked = { seq, seats };
    return waitFor.every((each) => seats.has(each)) ? this.#deal(match, at) : ok({ seq });
  }

  /** Announces an action; the answer comes when it is entered. */
  plan({ origin, ...scheduled }: Plan<A>): Promise<Answer> {
    return new Promise((resolve) => {
      this.#planned = { ...scheduled, origin, answers: [resolve] };
      this.#ledger.emit({ kind: 'scheduled', scheduled });
    });
  }

  /** Waits for an action that the same command has announced already. */
  join(planned: Planned<A>): Promise<Answer> {
    return new Promise((resolve) => planned.answers.push(resolve));
  }

  /** True when something is to be entered before whatever happens at `at`. */
  isDue(at: number): boolean {
    const due = this.due();
    return due !== null && due <= at;
  }

  /** Enters what was due until `at`, each at its own moment: a late timer moves no deadline. */
  async settle(at: number): Promise<Answer> {
    for (;;) {
      const due = this.due();
      const match = this.#ledger.match;
      if (!match || due === null || due > at) return ok({ seq: this.#ledger.seq });
      const planned = this.#planned;
      if (this.#dealsAt() === due) await this.#deal(match, due);
      else if (planned && this.#deadline() !== due) await this.#enterPlanned(match, planned);
      else {
        const done = await this.#timeUp(match, due);
        if (!done.ok) return done;
      }
    }
  }

  #deadline(): number | null {
    const match = this.#ledger.match;
    return match && !match.end && !isFull(match) ? this.#ledger.game.deadline(match.state) : null;
  }

  /** When chance does what it owes, if people look first. */
  #dealsAt(): number | null {
    const match = this.#ledger.match;
    return match && !match.end && !isFull(match) ? this.#ledger.game.dealsAt(match.state) : null;
  }

  #deal(match: Match<S, A>, at: number): Promise<Answer> {
    const { game, from, record } = this.#ledger;
    const batch = new Batch(game, match, from);
    const done = batch.deal({ link: record.owed, at, seen: true });
    if (!done.ok) throw new Error(`what was put off is refused: ${done.error.code}`);
    return this.#ledger.commit({ batch, origin: BY_ITSELF });
  }

  #timeUp(match: Match<S, A>, at: number): Promise<Answer> {
    const { game, from } = this.#ledger;
    if (game.timeUp === null) throw new Error(`${game.id} has a deadline and no action for it`);
    const batch = new Batch(game, match, from);
    const done = batch.move({ actor: 'clock', action: game.timeUp, at });
    if (!done.ok) throw new Error(`the clock is refused: ${done.error.code}`);
    return this.#ledger.commit({ batch, origin: BY_ITSELF });
  }

  async #enterPlanned(match: Match<S, A>, planned: Planned<A>): Promise<void> {
    this.#planned = null;
    const batch = new Batch(this.#ledger.game, match, this.#ledger.from);
    const { seat: actor, action, at } = planned;
    const done = batch.move({ actor, action, at });
    const answer = done.ok ? await this.#ledger.commit({ batch, origin: planned.origin }) : done;
    for (const resolve of planned.answers) resolve(answer);
  }
}
