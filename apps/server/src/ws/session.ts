import {
  type CLOSE_CODES,
  PROTOCOL_VERSION,
  type ClientMessage,
  type ServerMessage,
  type WireCode,
} from '@cubarium/protocol';
import type { Person } from '../identity/identity.ts';
import type { HostedTable, Member } from '../tables/hosted-table.ts';
import { catchUp } from '../tables/catch-up.ts';
import type { Hub } from './hub.ts';
import { Place } from './place.ts';
import { parseClientMessage } from './schemas.ts';
import type { TokenBucket } from './token-bucket.ts';

/** The part of a socket that a session uses. */
export interface Wire {
  send(text: string): void;
  sendFrame(frame: Buffer): void;
  ping(): void;
  pong(words: Buffer): void;
  close(code: keyof typeof CLOSE_CODES): void;
  readonly bufferedAmount: number;
}

const MOST_TABLES = 8;
/** A reader that is further behind than this is cut off and catches up when it comes back. */
const MOST_BUFFERED = 262_144;
const MOST_COMPLAINTS = 50;

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;
type AtTable = Of<'part' | 'do' | 'rematch' | 'say' | 'emote' | 'live'>;

/** One connection: of a person, or of somebody whom the server does not know, who may only look around. */
export class Session implements Member {
  readonly person: string;
  readonly #who: Person | null;
  readonly #wire: Wire;
  readonly #hub: Hub;
  readonly #tables = new Map<number, HostedTable>();
  readonly #joining: string[] = [];
  readonly #any: TokenBucket;
  readonly #joins: TokenBucket;
  readonly #place: Place | null;
  #greeted = false;
  #closed = false;
  #complaints = 0;

  constructor(wire: Wire, who: Person | null, hub: Hub) {
    this.person = who?.id ?? '';
    this.#who = who;
    this.#wire = wire;
    this.#hub = hub;
    this.#any = hub.bucket({ perSecond: 30, burst: 90 });
    this.#joins = hub.bucket({ perSecond: 2, burst: 20 });
    this.#place = who && new Place(who, hub, this);
  }

  send(text: string): void {
    if (this.#keepsUp()) this.#wire.send(text);
  }

  sendFrame(frame: Buffer): void {
    if (this.#keepsUp()) this.#wire.sendFrame(frame);
  }

  /** Asks for a sign of life. */
  ping(): void {
    if (this.#keepsUp()) this.#wire.ping();
  }

  /** Signs of life cost as much as messages: who gives, or asks for, too many of them is closed. */
  pinged(words: Buffer): void {
    if (this.#mayBeat() && this.#keepsUp()) this.#wire.pong(words);
  }

  ponged(): void {
    this.#mayBeat();
  }

  #mayBeat(): boolean {
    if (this.#closed) return false;
    if (this.#any.take(this.#hub.now())) return true;
    this.#hub.metrics.refused('too-fast');
    this.close('too-fast');
    return false;
  }

  /** Whatever leaves asks here first, so that nobody makes us keep what they do not read. */
  #keepsUp(): boolean {
    if (this.#closed) return false;
    if (this.#wire.bufferedAmount <= MOST_BUFFERED) return true;
    this.close('slow-reader');
    return false;
  }

  close(code: keyof typeof CLOSE_CODES): void {
    if (this.#closed) return;
    this.#wire.close(code);
    this.closed();
  }

  /** The connection is gone, whoever ended it. */
  closed(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const hosted of this.#tables.values()) this.#leave(hosted);
    this.#tables.clear();
    this.#hub.lobby.unwatch(this);
  }

  /** Everything that a client says comes through here; nothing that it says can throw. */
  handle(text: string): void {
    if (this.#closed) return;
    if (!this.#any.take(this.#hub.now())) return this.complain('too-fast');
    const message = parseClientMessage(text);
    if (!message) return this.complain('bad-message');
    if (message.t === 'hello') return this.#hello(message);
    if (!this.#greeted) return this.complain('hello-first');
    this.#obey(message);
  }

  #obey(message: Exclude<ClientMessage, Of<'hello'>>): void {
    switch (message.t) {
      case 'ping':
        return this.say({ t: 'pong', at: message.at, now: this.#hub.now() });
      case 'lobby':
        return message.on ? this.#hub.lobby.watch(this) : this.#hub.lobby.unwatch(this);
      default:
        return this.#place ? this.#participate(this.#place, message) : this.#turnAway();
    }
  }

  /** To sit down, or to watch, one has to be somebody: the client gets an identity and comes again. */
  #turnAway(): void {
    this.say({ t: 'error', code: 'unauthenticated' });
    this.close('unauthenticated');
  }

  #participate(place: Place, message: AtTable | Of<'join'>): void {
    if (message.t === 'join') return this.#guard(this.#join(message));
    const hosted = this.#tables.get(message.c);
    if (!hosted) return this.#notJoined(message);
    switch (message.t) {
      case 'do':
        return this.#guard(place.do(hosted, message));
      case 'part':
        this.#tables.delete(message.c);
        return this.#leave(hosted);
      case 'rematch':
        return this.#guard(place.rematch(hosted, message));
      case 'say':
        return this.#guard(place.chat(hosted, message.text));
      case 'emote':
      case 'live':
        return place.show(hosted, message);
    }
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  complain(code: WireCode, about: { readonly table?: string } = {}): void {
    this.#hub.metrics.refused(code);
    if (++this.#complaints > MOST_COMPLAINTS * this.#hub.rateFactor)
      return this.close(code === 'too-fast' ? 'too-fast' : 'bad-message');
    this.say({ t: 'error', code, ...about });
  }

  #guard(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.#hub.onError(error);
      this.say({ t: 'error', code: 'internal' });
    });
  }

  #notJoined(message: ClientMessage): void {
    if ('id' in message) return this.say({ t: 'no', id: message.id, error: { code: 'not-joined' } });
    this.complain('not-joined');
  }

  #hello({ v }: Of<'hello'>): void {
    if (v !== PROTOCOL_VERSION) {
      this.say({ t: 'error', code: 'reload' });
      return this.close('reload');
    }
    this.#greeted = true;
    this.say({ t: 'welcome', v: PROTOCOL_VERSION, now: this.#hub.now(), name: this.#who?.name ?? null });
  }

  async #join({ table: id, after }: Of<'join'>): Promise<void> {
    if (!this.#joins.take(this.#hub.now())) return this.complain('too-fast', { table: id });
    if (this.#joining.includes(id)) return;
    this.#joining.push(id);
    try {
      const hosted = await this.#hub.tables.open(id);
      if (!hosted) return this.complain('no-table', { table: id });
      if (this.#tables.size >= MOST_TABLES && !this.#tables.has(hosted.channel))
        return this.complain('too-many', { table: id });
      const missed = await catchUp(hosted.table, this.#hub.store, after);
      if (!this.#closed) this.#welcomeTo(hosted, missed);
    } finally {
      this.#joining.splice(this.#joining.indexOf(id), 1);
    }
  }

  /** In one go with the end of `catchUp`: no entry may be published between the two. */
  #welcomeTo(hosted: HostedTable, missed: string): void {
    const { table, channel } = hosted;
    const first = !this.#tables.has(channel);
    this.#tables.set(channel, hosted);
    hosted.enter(this);
    if (first) table.arrive(this.person);
    const joined = {
      t: 'joined',
      c: channel,
      table: table.info,
      chat: this.#hub.chatOf(table.id),
      now: this.#hub.now(),
      ...hosted.attendance(this.person),
    };
    this.send(`${JSON.stringify(joined).slice(0, -1)},"match":${missed}}`);
    if (table.scheduled) {
      const { seat, action, at } = table.scheduled;
      this.say({ t: 'soon', c: channel, seat, action, at });
    }
    this.#takeSeatBack(hosted);
  }

  /** Who was away and is back plays again. */
  #takeSeatBack({ table }: HostedTable): void {
    const seat = table.seatOf(this.person);
    const status = seat === null ? undefined : table.match?.seats[seat];
    if (seat === null || !status || status.bot === null || status.resigned || table.match?.end) return;
    const after = table.match?.seq ?? 0;
    const back = table.submit({
      by: this.person,
      id: `back-${after}`,
      after,
      command: { kind: 'back', seat },
    });
    this.#guard(back.then(() => undefined));
  }

  #leave(hosted: HostedTable): void {
    hosted.leave(this);
    hosted.table.leave(this.person);
  }
}
