import type { Attendance, ServerMessage } from '@cubarium/protocol';
import { frameOf } from '../ws/frame.ts';
import type { LiveTable, TableDriver, TableEvent } from '@cubarium/table';

/** Somebody who follows a table over a connection. */
export interface Member {
  readonly person: string;
  send(text: string): void;
  /** What many are told is put into a frame once. */
  sendFrame(frame: Buffer): void;
}

/** A table and everybody who follows it. `channel` is its short name on the wire as long as it is in memory. */
export class HostedTable {
  readonly table: LiveTable;
  readonly driver: TableDriver;
  readonly channel: number;
  readonly members = new Set<Member>();
  /** When the last member left, or the table was loaded. */
  emptySince: number;
  readonly #onChange: () => void;
  readonly #onClock: (due: number) => void;

  constructor(parts: {
    table: LiveTable;
    driver: TableDriver;
    channel: number;
    now: number;
    onChange: () => void;
    /** The clock entered what was due at this moment of the server's time. */
    onClock: (due: number) => void;
  }) {
    this.table = parts.table;
    this.driver = parts.driver;
    this.channel = parts.channel;
    this.emptySince = parts.now;
    this.#onChange = parts.onChange;
    this.#onClock = parts.onClock;
    this.table.subscribe((event) => this.#publish(event));
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

  broadcast(message: ServerMessage, except?: Member): void {
    const frame = frameOf(JSON.stringify(message));
    for (const member of this.members) if (member !== except) member.sendFrame(frame);
  }

  #publish(event: TableEvent): void {
    switch (event.kind) {
      case 'entries': {
        const id = event.id === null ? '' : `"id":${JSON.stringify(event.id)},`;
        const text = `{"t":"entries","c":${this.channel},${id}"e":${event.text}}`;
        const frame = frameOf(text);
        for (const member of this.members) member.sendFrame(frame);
        const [first] = event.entries;
        if (first?.actor === 'clock') this.#onClock((this.table.record.zero ?? 0) + first.at);
        return;
      }
      case 'record':
      case 'presence':
        this.#tellTable();
        return this.#onChange();
      case 'scheduled':
        return this.broadcast({ t: 'soon', c: this.channel, ...event.scheduled });
      case 'broken':
        return this.broadcast({ t: 'gone', c: this.channel });
    }
  }

  #tellTable(): void {
    const table = this.table.info;
    for (const member of this.members)
      member.send(JSON.stringify({ t: 'table', c: this.channel, table, ...this.attendance(member.person) }));
  }
}
