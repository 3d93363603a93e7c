import type { Command, Refusal, Result } from '@cubarium/core';

export type Answer = Result<{ readonly seq: number }, Refusal>;

/** A command on its way. */
export interface Pending {
  readonly id: string;
  readonly command: Command;
  /** When it was asked for, on the clock of the match. */
  readonly at: number;
  /** How many entries were known when it was first sent; null before that. Sent again, it stays the same. */
  after: number | null;
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
      this.#queue.push({ ...asked, after: null, settle });
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
    const dropped = this.#queue.filter(isMove);
    this.#queue = this.#queue.filter((pending) => !isMove(pending));
    for (const pending of dropped) pending.settle({ ok: false, error: { code: 'stale' } });
  }
}
