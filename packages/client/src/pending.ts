import type { Command, Refusal, Result } from '@cubarium/core';

export type Answer = Result<{ readonly seq: number }, Refusal>;

/** A command on its way. */
export interface Pending {
  readonly id: string;
  readonly command: Command;
  /** How many entries were known when it was first sent; null before that. Sent again, it stays the same. */
  after: number | null;
  readonly settle: (answer: Answer) => void;
}

/** Commands in order; one is on its way at a time, so that each is decided on what the one before left. */
export class PendingCommands {
  #queue: Pending[] = [];

  get all(): readonly Pending[] {
    return this.#queue;
  }

  get head(): Pending | undefined {
    return this.#queue[0];
  }

  add(id: string, command: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.#queue.push({ id, command, after: null, settle });
    });
  }

  done(id: string, answer: Answer): boolean {
    const found = this.#queue.find((pending) => pending.id === id);
    if (!found) return false;
    this.#queue = this.#queue.filter((pending) => pending !== found);
    found.settle(answer);
    if (!answer.ok) this.#dropMoves();
    return true;
  }

  /** What was planned on top of something refused was planned for another situation. */
  #dropMoves(): void {
    const dropped = this.#queue.filter((pending) => pending.command.kind === 'act');
    this.#queue = this.#queue.filter((pending) => pending.command.kind !== 'act');
    for (const pending of dropped) pending.settle({ ok: false, error: { code: 'stale' } });
  }
}
