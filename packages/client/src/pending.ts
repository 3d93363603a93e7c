import type { Command, Refusal, Result } from '@cubarium/core';

export type Answer = Result<{ readonly seq: number }, Refusal>;

/** A command on its way. */
export interface Pending {
  readonly id: string;
  command: Command;
  /** When it was asked for, on the clock of the match. */
  readonly at: number;
  /** How many entries were known when it was first sent; null before that. Sent again, it stays the same. */
  after: number | null;
  /** It was refused for its link, and goes out once more. */
  readonly again: boolean;
  readonly settle: (answer: Answer) => void;
}

const isMove = ({ command }: Pending): boolean => command.kind === 'act' || command.kind === 'undo';

/** Commands in order; one is on its way at a time, so that each is decided on what the one before left. */
export class PendingCommands {
  #queue: Pending[] = [];

  get all(): readonly Pending[] {
    return this.#queue;
  }

  get head(): Pending | undefined {
    return this.#queue[0];
  }

  add(asked: Pick<Pending, 'id' | 'command' | 'at'>): Promise<Answer> {
    return new Promise((settle) => {
      this.#queue.push({ ...asked, after: null, again: false, settle });
    });
  }

  /** Goes out before everything else; nobody waits for the answer. */
  addFirst(asked: Pick<Pending, 'id' | 'command' | 'at'>): void {
    this.#queue = [{ ...asked, after: null, again: false, settle: () => undefined }, ...this.#queue];
  }

  /** The same command once more, as a new one. False when it is not on its way, or has been tried again before. */
  repeat(id: string, newId: string): boolean {
    const found = this.#queue.find((pending) => pending.id === id);
    if (!found || found.again) return false;
    const repeated: Pending = { ...found, id: newId, after: null, again: true };
    this.#queue = this.#queue.map((pending) => (pending === found ? repeated : pending));
    return true;
  }

  /** Nothing of it is sent any more. */
  refuseAll(error: Refusal): void {
    const refused = this.#queue;
    this.#queue = [];
    for (const pending of refused) pending.settle({ ok: false, error });
  }

  /** The command that was answered; null when nobody waits for the answer. */
  done(id: string, answer: Answer): Pending | null {
    const found = this.#queue.find((pending) => pending.id === id);
    if (!found) return null;
    this.#queue = this.#queue.filter((pending) => pending !== found);
    found.settle(answer);
    if (!answer.ok) this.#dropMoves();
    return found;
  }

  /** What was planned on top of something refused was planned for another situation. */
  #dropMoves(): void {
    const dropped = this.#queue.filter(isMove);
    this.#queue = this.#queue.filter((pending) => !isMove(pending));
    for (const pending of dropped) pending.settle({ ok: false, error: { code: 'stale' } });
  }
}
