import { isLinkCode, type Action, type Command, type Refusal, type Seat } from '@cubarium/core';
import type { ClientMessage } from '@cubarium/protocol';
import type { DiceKeeper } from './dice-keeper.ts';
import type { Follower } from './follower.ts';
import { PendingCommands, type Answer, type Pending } from './pending.ts';

/** Commands on their way to the server: one at a time, each with the link that its dice take. */
export class Outbox<S, A extends Action> {
  readonly #pending = new PendingCommands();
  readonly #follower: Follower<S, A>;
  readonly #keeper: DiceKeeper;
  readonly #newId: () => string;
  /** The command that is on its way, and on which channel it went out. */
  #sent: { readonly id: string; readonly channel: number } | null = null;

  constructor(parts: { follower: Follower<S, A>; keeper: DiceKeeper; newId: () => string }) {
    this.#follower = parts.follower;
    this.#keeper = parts.keeper;
    this.#newId = parts.newId;
  }

  get all(): readonly Pending[] {
    return this.#pending.all;
  }

  add(asked: Command, at: number): Promise<Answer> {
    const isReady = asked.kind === 'ready';
    const command = isReady ? { chain: this.#keeper.anchor(asked.seat), ...asked } : asked;
    return this.#pending.add({ id: this.#newId(), command, at });
  }

  /** The connection is gone: what was on its way goes out again. */
  parted(): void {
    this.#sent = null;
  }

  /** What has to be said now; null while an answer is waited for. */
  next(channel: number): ClientMessage | null {
    const head = this.#prepared();
    if (!head || head.after === null) return null;
    if (this.#sent?.id === head.id && this.#sent.channel === channel) return null;
    this.#sent = { id: head.id, channel };
    return { t: 'do', c: channel, id: head.id, after: head.after, command: head.command };
  }

  /** False when nobody waits for this answer. */
  answered(id: string, answer: Answer): boolean {
    if (!answer.ok && isLinkCode(answer.error.code) && this.#pending.repeat(id, this.#newId())) return true;
    const done = this.#pending.done(id, answer);
    if (done?.command.kind === 'ready' && answer.ok) this.#keeper.gave(done.command);
    return done !== null;
  }

  refuseAll(error: Refusal): void {
    this.#pending.refuseAll(error);
  }

  /** The command that goes out next, complete. What was sent before stays as it was. */
  #prepared(): Pending | undefined {
    const head = this.#pending.head;
    if (!head || head.after !== null) return head;
    const { command } = head;
    if (command.kind === 'act' && (head.again || this.#follower.asksForChance(head))) {
      const due = this.#linkDue(command.seat);
      if (due === 'lost') return this.#newChain(command.seat, head.at);
      const { link: _old, ...rest } = command;
      head.command = { ...rest, ...due };
    }
    head.after = this.#follower.seq;
    return head;
  }

  /** The next link of a seat, if one is due; lost when the chain was made elsewhere or is used up. */
  #linkDue(seat: Seat): { readonly link?: string } | 'lost' {
    const chain = this.#follower.chainOf(seat);
    if (!chain || (chain.last === null && chain.fresh === null)) return {};
    if (chain.fresh !== null) return this.#keeper.isOwn(seat, chain.fresh) ? {} : 'lost';
    const link = this.#keeper.next(seat, chain.last);
    return link === null ? 'lost' : { link };
  }

  #newChain(seat: Seat, at: number): Pending | undefined {
    const command: Command = { kind: 'chain', seat, anchor: this.#keeper.newAnchor(seat) };
    this.#pending.addFirst({ id: this.#newId(), command, at });
    return this.#prepared();
  }
}
