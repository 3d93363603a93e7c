import type { Attendance, ServerMessage } from '@cubarium/protocol';
import { frameOf } from '../ws/frame.ts';
import type { Rate, TokenBucket } from '../limits/token-bucket.ts';
import type { LiveTable, TableDriver, TableEvent } from '@cubarium/table';

/** Somebody who follows a table over a connection. */
export interface Member {
  readonly person: string;
  send(text: string): void;
  /** What many are told is put into a frame once. */
  sendFrame(frame: Buffer): void;
  /** The table behind this channel is no more; whoever wants to go on joins it again. */
  dismissed(channel: number): void;
}

/** How often somebody may change seats: each change is written to the disk and told to everybody. */
const SEATINGS = { perSecond: 1, burst: 20 };

/** Who wants to know what goes on at the tables. */
export interface TableListeners {
  readonly now: () => number;
  /** The lobby may have changed. */
  readonly onChange: () => void;
  /** An entry of the clock was published so many milliseconds after its moment. */
  readonly onClock: (lateMs: number) => void;
  /** What is in memory can no longer be stored. */
  readonly onBroken: (hosted: HostedTable) => void;
}

interface HostedTableParts {
  readonly table: LiveTable;
  readonly driver: TableDriver;
  readonly channel: number;
  readonly from: string | null;
  readonly listeners: TableListeners;
}

/** A table and everybody who follows it. `channel` is its short name on the wire as long as it is in memory. */
export class HostedTable {
  readonly table: LiveTable;
  readonly driver: TableDriver;
  readonly channel: number;
  /** The address that set it up, as long as it is in memory. */
  readonly from: string | null;
  /** Never changed while somebody goes through it: a list is replaced by another. */
  #members: readonly Member[] = [];
  /** When the last member left, or the table was loaded. */
  emptySince: number;
  readonly #listeners: TableListeners;
  readonly #seatings = new Map<string, TokenBucket>();

  constructor(parts: HostedTableParts) {
    this.table = parts.table;
    this.driver = parts.driver;
    this.channel = parts.channel;
    this.from = parts.from;
    this.emptySince = parts.listeners.now();
    this.#listeners = parts.listeners;
    this.table.subscribe((event) => this.#publish(event));
  }

  get isEmpty(): boolean {
    return this.#members.length === 0;
  }

  enter(member: Member): void {
    if (!this.#members.includes(member)) this.#members = [...this.#members, member];
  }

  leave(member: Member): void {
    this.#members = this.#members.filter((each) => each !== member);
    if (this.isEmpty) this.emptySince = this.#listeners.now();
  }

  /** False for who changes seats too often, over however many connections. */
  maySeat(person: string, bucketOf: (rate: Rate) => TokenBucket): boolean {
    const now = this.#listeners.now();
    const bucket = this.#seatings.get(person) ?? bucketOf(SEATINGS);
    this.#seatings.set(person, bucket);
    const may = bucket.take(now);
    for (const [other, each] of this.#seatings) if (each.isFull(now)) this.#seatings.delete(other);
    return may;
  }

  attendance(person: string): Attendance {
    const { presence, record } = this.table;
    const seated = record.seats.map((seat) => seat.person);
    const here = record.seats.map(
      (seat) => seat.bot !== null || (seat.person !== null && presence.isHere(seat.person)),
    );
    const watching = presence.people - seated.filter((one) => one !== null && presence.isHere(one)).length;
    return { you: this.table.seatOf(person), here, watching };
  }

  /** Sends everybody away: they join again and get the table as it is stored. */
  dismiss(): void {
    const members = this.#members;
    this.broadcast({ t: 'gone', c: this.channel });
    this.#members = [];
    for (const member of members) member.dismissed(this.channel);
  }

  broadcast(message: ServerMessage, except?: Member): void {
    const frame = frameOf(JSON.stringify(message));
    for (const member of this.#members) if (member !== except) member.sendFrame(frame);
  }

  #publish(event: TableEvent): void {
    switch (event.kind) {
      case 'entries': {
        const id = event.id === null ? '' : `"id":${JSON.stringify(event.id)},`;
        const frame = frameOf(`{"t":"entries","c":${this.channel},${id}"e":`, event.text, '}');
        for (const member of this.#members) member.sendFrame(frame);
        const first = event.entries[0];
        if (first?.actor === 'clock') this.#clockEntered(first.at);
        return;
      }
      case 'record':
      case 'presence':
        this.#tellTable();
        return this.#listeners.onChange();
      case 'scheduled':
        return this.broadcast({ t: 'soon', c: this.channel, ...event.scheduled });
      case 'broken':
        return this.#listeners.onBroken(this);
    }
  }

  #clockEntered(at: number): void {
    const due = (this.table.record.zero ?? 0) + at;
    this.#listeners.onClock(this.#listeners.now() - due);
  }

  #tellTable(): void {
    const table = this.table.info;
    for (const member of this.#members)
      member.send(JSON.stringify({ t: 'table', c: this.channel, table, ...this.attendance(member.person) }));
  }
}
