import type { ServerMessage } from '@cubarium/protocol';
import type { Colleagues, Hearer } from '../nodes/colleagues.ts';
import type { BusMessage, Speaker } from '../ports/bus.ts';
import { nodeOf } from '../tables/channels.ts';
import type { Join } from './following.ts';
import type { AtTable } from './participant.ts';

/** The connection of somebody who follows tables that other nodes hold. */
export interface RelayedLine {
  say(message: ServerMessage): void;
  send(text: string): void;
  /** Looks once more who holds the table; rejects when that could not be found out. */
  joinAgain(message: Join): Promise<void>;
}

/** So long an answer is waited for before somebody else may hold the table. */
const AGAIN_MS = 300;
/** What a line has to know of what is told over it; everything else goes through unread. */
const READ = /^\{"t":"(?:joined|gone|error)"/u;

/** The tables of one connection that other nodes hold: what it says goes there, what they say goes out. */
export class Relay {
  readonly #line: RelayedLine;
  readonly #number: number;
  readonly #by: Speaker;
  readonly #colleagues: Colleagues;
  readonly #channels = new Set<number>();
  readonly #nodes = new Set<number>();
  readonly #joining = new Map<string, Join>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    line: RelayedLine,
    number: number,
    { by, colleagues }: { by: Speaker; colleagues: Colleagues },
  ) {
    this.#line = line;
    this.#number = number;
    this.#by = by;
    this.#colleagues = colleagues;
  }

  /** Until an answer comes it is asked again, of whoever holds the table then. */
  join(holder: number, message: Join): void {
    this.#nodes.add(holder);
    this.#say(holder, message);
    this.#wait(message);
  }

  /** False for a table that is not followed elsewhere either. */
  forward(message: AtTable): boolean {
    if (!this.#channels.has(message.c)) return false;
    this.#say(nodeOf(message.c), message);
    if (message.t === 'part') this.#channels.delete(message.c);
    return true;
  }

  hear(text: string): void {
    if (READ.test(text)) this.#note(JSON.parse(text) as ServerMessage);
    this.#line.send(text);
  }

  lost(node: number): void {
    this.#nodes.delete(node);
    for (const channel of this.#channels) {
      if (nodeOf(channel) !== node) continue;
      this.#channels.delete(channel);
      this.#line.say({ t: 'gone', c: channel });
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const node of this.#nodes) this.#colleagues.send(node, { kind: 'end', line: this.#number });
  }

  readonly #again = (): void => {
    this.#timer = undefined;
    // While nobody hears us the database need not be asked who holds what.
    const waiting = this.#colleagues.isHeard ? [...this.#joining.values()] : [];
    for (const message of waiting) this.#joining.delete(message.table);
    for (const message of waiting) this.#line.joinAgain(message).catch(() => this.#wait(message));
    if (this.#joining.size > 0) this.#timer = setTimeout(this.#again, AGAIN_MS).unref();
  };

  #wait(message: Join): void {
    this.#joining.set(message.table, message);
    this.#timer ??= setTimeout(this.#again, AGAIN_MS).unref();
  }

  #note(message: ServerMessage): void {
    if (message.t === 'error') this.#joining.delete(message.table ?? '');
    if (message.t === 'gone') this.#channels.delete(message.c);
    if (message.t !== 'joined') return;
    this.#joining.delete(message.table.id);
    this.#channels.add(message.c);
  }

  #say(node: number, message: Join | AtTable): void {
    this.#colleagues.send(node, { kind: 'say', line: this.#number, by: this.#by, message });
  }
}

/** All connections to this node that follow tables of others. */
export class Relays implements Hearer {
  readonly #colleagues: Colleagues;
  readonly #relays = new Map<number, Relay>();
  #numbers = 0;

  constructor(colleagues: Colleagues) {
    this.#colleagues = colleagues;
    colleagues.add(this);
  }

  open(line: RelayedLine, by: Speaker): { readonly relay: Relay; readonly end: () => void } {
    const number = ++this.#numbers;
    const relay = new Relay(line, number, { by, colleagues: this.#colleagues });
    this.#relays.set(number, relay);
    const end = (): void => {
      relay.end();
      this.#relays.delete(number);
    };
    return { relay, end };
  }

  heard(_from: number, message: BusMessage): void {
    if (message.kind !== 'tell') return;
    for (const line of message.lines) this.#relays.get(line)?.hear(message.text);
  }

  lost(node: number): void {
    for (const relay of this.#relays.values()) relay.lost(node);
  }
}
