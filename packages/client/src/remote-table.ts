import type { Action, Command, Entry, GameDefinition, Match, TableInfo } from '@cubarium/core';
import {
  isEmote,
  type Attendance,
  type ChatLine,
  type ClientMessage,
  type Emote,
  type ServerMessage,
} from '@cubarium/protocol';
import type { ClientCode } from './codes.ts';
import { Emitter } from './emitter.ts';
import { Follower, type Ahead } from './follower.ts';
import { Outbox } from './outbox.ts';
import type { Announced, RemoteEvent, TableLink } from './remote-events.ts';
import type { Answer } from './pending.ts';

const BROKEN_PROMISE: { readonly code: ClientCode } = { code: 'broken-promise' };

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;
/** What is said of a table that was joined. */
type AtTable = Of<'entries' | 'table' | 'soon' | 'said' | 'emoted' | 'live' | 'gone'>;

const CHAT_KEPT = 100;
/** In a row: the first may be lost entries, after the second everything was told anew. */
const MOST_GAPS = 2;

/** A table on the server, as one client sees it: what is confirmed, and what is on its way on top of it. */
export class RemoteTable<S = unknown, A extends Action = Action> {
  readonly id: string;
  readonly game: GameDefinition<S, A>;
  readonly #link: TableLink;
  readonly #events = new Emitter<RemoteEvent>();
  readonly #outbox: Outbox<S, A>;
  readonly #follower: Follower<S, A>;
  #channel: number | null = null;
  #info: TableInfo | null = null;
  #attendance: Attendance = { you: null, here: [], watching: 0, watchers: [] };
  #ahead: Ahead<S, A> = { match: null, entries: [] };
  #chat: readonly ChatLine[] = [];
  #announced: Announced | null = null;
  #gaps = 0;
  #trusted = true;

  constructor(id: string, game: GameDefinition<S, A>, link: TableLink) {
    this.id = id;
    this.game = game;
    this.#link = link;
    this.#follower = new Follower(game);
    this.#outbox = new Outbox({ follower: this.#follower, keeper: link.keeper, newId: link.newId });
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
    return this.#outbox.all.length;
  }
  /** False when the server has broken what it promised about the dice: then nothing is sent to it any more. */
  get trusted(): boolean {
    return this.#trusted;
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
    if (!this.#trusted) return Promise.resolve({ ok: false, error: BROKEN_PROMISE });
    const answer = this.#outbox.add(command, this.at());
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
    this.#outbox.parted();
    this.#announced = null;
    this.#changed();
  }

  joined(message: Of<'joined'>): void {
    const before = this.#follower.seq;
    if (message.match && !this.#follower.catchUp(message.match, message.table)) return this.#startOver();
    this.#gaps = 0;
    this.#channel = message.c;
    this.#know(message.table);
    this.#chat = message.chat;
    this.#attend(message);
    const news = this.#follower.log.filter((entry) => entry.seq >= before);
    this.#lookAhead();
    if (news.length > 0) this.#events.emit({ kind: 'entries', entries: news });
    this.#changed();
    this.#sendNext();
  }

  receive(message: AtTable): void {
    switch (message.t) {
      case 'entries':
        return this.#entries(message);
      case 'table':
        this.#know(message.table);
        this.#attend(message);
        return this.#changed();
      case 'soon':
        this.#announced = { seat: message.seat, action: message.action, at: message.at };
        return this.#changed();
      case 'said':
        this.#chat = [...this.#chat.slice(1 - CHAT_KEPT), message];
        return this.#events.emit({ kind: 'said', line: message });
      case 'emoted':
        return this.#emoted(message);
      case 'live':
        return this.#events.emit({ kind: 'live', seat: message.seat, data: message.data });
      case 'gone':
        this.parted();
        return this.#link.rejoin();
    }
  }

  /** What a later server may show, and this client has no picture of, is not shown. */
  #emoted({ seat, emote }: Of<'emoted'>): void {
    if (isEmote(emote)) this.#events.emit({ kind: 'emoted', seat, emote });
  }

  /** The answer to a command of this table; false when it is not one. */
  answered(id: string, answer: Answer): boolean {
    if (!this.#outbox.answered(id, answer)) return false;
    // The match may have begun before the answer came.
    if (this.#info) this.#know(this.#info);
    this.#changed();
    this.#sendNext();
    return true;
  }

  #attend({ you, here, watching, watchers }: Attendance): void {
    this.#attendance = { you, here, watching, watchers };
  }

  #entries(message: Of<'entries'>): void {
    // What comes until the table is joined again is told then.
    if (this.#channel === null) return;
    const info = this.#info;
    // The first entries of a match start it here too, by what the table was when it began.
    const begun = info !== null && (info.zero !== null || this.#follower.match !== null);
    const fits = begun && this.#follower.catchUp({ snapshot: null, from: 0, entries: message.e }, info);
    if (!fits) return this.#startOver();
    this.#announced = null;
    // First settled, then told: nobody may see a move confirmed and on its way at once.
    if (message.id !== undefined)
      this.#outbox.answered(message.id, { ok: true, value: { seq: this.#follower.seq } });
    this.#lookAhead();
    this.#events.emit({ kind: 'entries', entries: message.e });
    this.#changed();
    this.#sendNext();
  }

  /** Entries are missing, or make no sense on top of what is here: ask again, from the start if need be. */
  #startOver(): void {
    this.#channel = null;
    this.#outbox.parted();
    if (this.#gaps++ > 0) this.#follower.reset();
    return this.#gaps > MOST_GAPS ? this.#link.giveUp() : this.#link.rejoin();
  }

  #sendNext(): void {
    const message = this.#channel === null ? null : this.#outbox.next(this.#channel);
    if (message) this.#link.send(message);
  }

  #know(info: TableInfo): void {
    this.#info = info;
    if (this.#link.keeper.holds(info)) return;
    this.#trusted = false;
    this.#outbox.refuseAll(BROKEN_PROMISE);
  }

  #lookAhead(): void {
    this.#ahead = this.#follower.lookAhead(this.#outbox.all);
  }

  #changed(): void {
    this.#lookAhead();
    this.#events.emit({ kind: 'changed' });
  }
}
