import type { Action, Command, Entry, GameDefinition, Match, Seat, TableInfo } from '@cubarium/core';
import type { Attendance, ChatLine, ClientMessage, Emote, ServerMessage } from '@cubarium/protocol';
import { Emitter } from './emitter.ts';
import { Follower, type Ahead } from './follower.ts';
import { PendingCommands, type Answer } from './pending.ts';

export interface Announced {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

export type RemoteEvent =
  /** Confirmed entries came, in order. */
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  /** Anything that `RemoteTable` shows may have changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'said'; readonly line: ChatLine }
  | { readonly kind: 'emoted'; readonly seat: Seat; readonly emote: Emote }
  | { readonly kind: 'live'; readonly seat: Seat; readonly data: string };

/** How a table reaches the server. `send` may be called only while joined. */
export interface TableLink {
  readonly send: (message: ClientMessage) => void;
  readonly rejoin: () => void;
  readonly newId: () => string;
  readonly now: () => number;
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

const CHAT_KEPT = 100;

/** A table on the server, as one client sees it: what is confirmed, and what is on its way on top of it. */
export class RemoteTable<S = unknown, A extends Action = Action> {
  readonly id: string;
  readonly game: GameDefinition<S, A>;
  readonly #link: TableLink;
  readonly #events = new Emitter<RemoteEvent>();
  readonly #pending = new PendingCommands();
  readonly #follower: Follower<S, A>;
  #channel: number | null = null;
  #info: TableInfo | null = null;
  #attendance: Attendance = { you: null, here: [], watching: 0 };
  #ahead: Ahead<S, A> = { match: null, entries: [] };
  #chat: readonly ChatLine[] = [];
  #announced: Announced | null = null;
  #gaps = 0;
  /** The command that is on its way, and on which channel it went out. */
  #sent: { readonly id: string; readonly channel: number } | null = null;

  constructor(id: string, game: GameDefinition<S, A>, link: TableLink) {
    this.id = id;
    this.game = game;
    this.#link = link;
    this.#follower = new Follower(game);
  }

  /** Null until the server has answered for the first time. */
  get info(): TableInfo | null {
    return this.#info;
  }
  get attendance(): Attendance {
    return this.#attendance;
  }
  /** What the server has confirmed. */
  get confirmed(): Match<S, A> | null {
    return this.#follower.match;
  }
  /** What to show: the confirmed match with the own moves that are on their way. */
  get match(): Match<S, A> | null {
    return this.#ahead.match;
  }
  /** The own moves that are on their way, as they are shown on top of `log`. */
  get ahead(): readonly Entry[] {
    return this.#ahead.entries;
  }
  /** The confirmed entries from `logFrom` on; from 0 unless the log was too long to be sent. */
  get log(): readonly Entry[] {
    return this.#follower.log;
  }
  get logFrom(): number {
    return this.#follower.logFrom;
  }
  get chat(): readonly ChatLine[] {
    return this.#chat;
  }
  get announced(): Announced | null {
    return this.#announced;
  }
  get channel(): number | null {
    return this.#channel;
  }
  /** Commands that are not answered yet. */
  get waiting(): number {
    return this.#pending.all.length;
  }

  subscribe(listener: (event: RemoteEvent) => void): () => void {
    return this.#events.subscribe(listener);
  }

  /** The time of the match by the server's clock. */
  at(): number {
    const zero = this.#info?.zero ?? null;
    return zero === null ? 0 : Math.max(0, Math.floor(this.#link.now() - zero));
  }

  /** Sends a command, now or when the connection is back; shown at once where the rules allow it. */
  do(command: Command): Promise<Answer> {
    const answer = this.#pending.add({ id: this.#link.newId(), command, at: this.at() });
    this.#changed();
    this.#sendNext();
    return answer;
  }

  say(text: string): void {
    this.#whenJoined((c) => ({ t: 'say', c, text }));
  }
  emote(emote: Emote): void {
    this.#whenJoined((c) => ({ t: 'emote', c, emote }));
  }
  /** Something for the eyes of the others, lost if nobody is listening. */
  live(data: string): void {
    this.#whenJoined((c) => ({ t: 'live', c, data }));
  }
  rematch(): void {
    this.#whenJoined((c) => ({ t: 'rematch', c, id: this.#link.newId() }));
  }

  #whenJoined(message: (channel: number) => ClientMessage): void {
    if (this.#channel !== null) this.#link.send(message(this.#channel));
  }

  /** How much of the log is here already; null for nothing. */
  get known(): number | null {
    return this.#follower.match ? this.#follower.seq : null;
  }

  /** The connection is gone; commands wait for the next. */
  parted(): void {
    this.#channel = null;
    this.#sent = null;
    this.#announced = null;
    this.#changed();
  }

  joined(message: Of<'joined'>): void {
    this.#channel = message.c;
    this.#info = message.table;
    this.#chat = message.chat;
    this.#attend(message);
    const before = this.#follower.seq;
    if (message.match && !this.#follower.catchUp(message.match, message.table)) return this.#startOver();
    const news = this.#follower.log.filter((entry) => entry.seq >= before);
    this.#lookAhead();
    if (news.length > 0) this.#events.emit({ kind: 'entries', entries: news });
    this.#changed();
    this.#sendNext();
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case 'entries':
        return this.#entries(message);
      case 'table':
        this.#info = message.table;
        this.#attend(message);
        return this.#changed();
      case 'soon':
        this.#announced = { seat: message.seat, action: message.action, at: message.at };
        return this.#changed();
      case 'said':
        this.#chat = [...this.#chat.slice(1 - CHAT_KEPT), message];
        return this.#events.emit({ kind: 'said', line: message });
      case 'emoted':
        return this.#events.emit({ kind: 'emoted', seat: message.seat, emote: message.emote });
      case 'live':
        return this.#events.emit({ kind: 'live', seat: message.seat, data: message.data });
      case 'gone':
        this.parted();
        return this.#link.rejoin();
      case 'welcome':
      case 'joined':
      case 'ok':
      case 'no':
      case 'rematch':
      case 'lobby':
      case 'lobbyChanged':
      case 'error':
      case 'pong':
        return undefined;
    }
  }

  /** The answer to a command of this table; false when it is not one. */
  answered(id: string, answer: Answer): boolean {
    if (!this.#pending.done(id, answer)) return false;
    this.#changed();
    this.#sendNext();
    return true;
  }

  #attend({ you, here, watching }: Attendance): void {
    this.#attendance = { you, here, watching };
  }

  #entries(message: Of<'entries'>): void {
    // The first entries of a match start it here too.
    const fits = this.#info
      ? this.#follower.catchUp({ snapshot: null, from: 0, entries: message.e }, this.#info)
      : false;
    if (!fits) return this.#startOver();
    this.#announced = null;
    // First settled, then told: nobody may see a move confirmed and on its way at once.
    if (message.id !== undefined)
      this.#pending.done(message.id, { ok: true, value: { seq: this.#follower.seq } });
    this.#lookAhead();
    this.#events.emit({ kind: 'entries', entries: message.e });
    this.#changed();
    this.#sendNext();
  }

  /** Entries are missing, or make no sense on top of what is here: ask again, from the start if need be. */
  #startOver(): void {
    this.#channel = null;
    this.#sent = null;
    if (this.#gaps++ > 0) this.#follower.reset();
    this.#link.rejoin();
  }

  #sendNext(): void {
    const next = this.#pending.head;
    if (!next || this.#channel === null) return;
    if (this.#sent?.id === next.id && this.#sent.channel === this.#channel) return;
    next.after ??= this.#follower.seq;
    this.#sent = { id: next.id, channel: this.#channel };
    this.#link.send({ t: 'do', c: this.#channel, id: next.id, after: next.after, command: next.command });
  }

  #lookAhead(): void {
    this.#ahead = this.#follower.lookAhead(this.#pending.all);
  }

  #changed(): void {
    this.#lookAhead();
    this.#events.emit({ kind: 'changed' });
  }
}
