import {
  type CLOSE_CODES,
  PROTOCOL_VERSION,
  type ClientMessage,
  type ServerMessage,
  type WireCode,
} from '@cubarium/protocol';
import type { Person } from '../identity/identity.ts';
import { Unavailable } from '../ports/failures.ts';
import type { Join } from './following.ts';
import type { Hub } from '../hub/hub.ts';
import { Participant, type AtTable, type ParticipantLine } from './participant.ts';
import type { Relay, Relays } from './relays.ts';
import { parseClientMessage } from './hearing.ts';
import type { Allowance, Deed } from '../limits/allowances.ts';

/** The part of a socket that a session uses. */
export interface Wire {
  send(text: string): void;
  sendBytes(text: Buffer): void;
  ping(): void;
  pong(words: Buffer): void;
  close(code: keyof typeof CLOSE_CODES): void;
  readonly bufferedAmount: number;
}

/** A reader that is further behind than this is cut off and catches up when it comes back. */
const MOST_BUFFERED = 262_144;
/** Who has come. */
export interface Visitor {
  /** Null for somebody the server does not know: they may look around. */
  readonly person: Person | null;
  /** The network they call from. */
  readonly address: string;
}

const MOST_COMPLAINTS = 50;
const GREETING_MS = 20_000;

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** What a session needs of its server. */
export interface SessionParts {
  readonly hub: Hub;
  /** Null for a server that has no other nodes beside it. */
  readonly relays: Relays | null;
}

/** One connection: of a person, or of somebody whom the server does not know, who may only look around. */
export class Session implements ParticipantLine {
  readonly person: string;
  readonly #who: Person | null;
  readonly #wire: Wire;
  readonly #hub: Hub;
  readonly #allowance: Allowance;
  readonly #participant: Participant | null;
  readonly #since: number;
  readonly #relays: Relays | null;
  readonly #address: string;
  /** Made when somebody first wants a table that another node holds. */
  #relayed: { readonly relay: Relay; readonly end: () => void } | null = null;
  #greeted = false;
  #closed = false;
  #complaints = 0;

  constructor(wire: Wire, { person: who, address }: Visitor, { hub, relays }: SessionParts) {
    this.person = who?.id ?? '';
    this.#who = who;
    this.#wire = wire;
    this.#hub = hub;
    this.#address = address;
    this.#since = hub.now();
    this.#allowance = hub.allowances.of(who?.id ?? null, address);
    this.#relays = relays;
    this.#participant = who && new Participant(who, address, { line: this, hub });
  }

  get name(): string | undefined {
    return this.#who?.name;
  }

  may(deed: Deed): boolean {
    return this.#allowance.may(deed);
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  /** True for who has come in and does not even say hello. */
  get isDawdling(): boolean {
    return !this.#greeted && this.#hub.now() - this.#since > GREETING_MS;
  }

  send(text: string): void {
    if (this.#keepsUp()) this.#wire.send(text);
  }

  sendBytes(text: Buffer): void {
    if (this.#keepsUp()) this.#wire.sendBytes(text);
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
    if (this.may('message')) return true;
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

  dismissed(channel: number): void {
    this.#participant?.dismissed(channel);
  }

  /** The connection is gone, whoever ended it. */
  closed(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#participant?.end();
    this.#relayed?.end();
    this.#hub.lobby.unwatch(this);
    this.#hub.reach.leave(this);
    // Who has gone does not wait; who comes back says so again.
    if (!this.#hub.reach.isHere(this.person)) this.#hub.seekers.stop(this.person);
  }

  /** Everything that a client says comes through here; nothing that it says can throw. */
  handle(text: string): void {
    if (this.#closed) return;
    if (!this.may('message')) return this.complain('too-fast');
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
        return this.#lookAround(message);
      default:
        return this.#participant ? this.#participant.handle(message) : this.#turnAway();
    }
  }

  #lookAround({ on, changes = false }: Of<'lobby'>): void {
    if (on) this.#hub.lobby.watch(this, { changes });
    else this.#hub.lobby.unwatch(this);
  }

  /** To sit down, or to watch, one has to be somebody: the client gets an identity and comes again. */
  #turnAway(): void {
    this.say({ t: 'error', code: 'unauthenticated' });
    this.close('unauthenticated');
  }

  elsewhere(holder: number, message: Join): void {
    if (!this.#who || !this.#relays || this.#closed) return;
    this.#relayed ??= this.#relays.open(this, { ...this.#who, address: this.#address });
    this.#relayed.relay.join(holder, message);
  }

  /** Nobody who held the table has answered. */
  async joinAgain(message: Join): Promise<void> {
    if (!this.#closed) await this.#participant?.joinAgain(message);
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  complain(code: WireCode, about: { readonly table?: string } = {}): void {
    this.#hub.metrics.refused(code);
    if (++this.#complaints > MOST_COMPLAINTS * this.#hub.limits.factor)
      return this.close(code === 'too-fast' ? 'too-fast' : 'bad-message');
    this.say({ t: 'error', code, ...about });
  }

  guard(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.#hub.onError(error);
      this.say({ t: 'error', code: error instanceof Unavailable ? 'not-stored' : 'internal' });
    });
  }

  notJoined(message: AtTable): void {
    if (this.#relayed?.relay.forward(message)) return;
    if ('id' in message) return this.say({ t: 'no', id: message.id, error: { code: 'not-joined' } });
    this.complain('not-joined');
  }

  #hello({ v }: Of<'hello'>): void {
    if (v !== PROTOCOL_VERSION) {
      this.say({ t: 'error', code: 'reload' });
      return this.close('reload');
    }
    this.#greeted = true;
    if (this.#who) this.#hub.reach.enter(this);
    this.say({ t: 'welcome', v: PROTOCOL_VERSION, now: this.#hub.now(), name: this.#who?.name ?? null });
  }
}
