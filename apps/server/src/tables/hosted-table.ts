import type { Attendance, ServerMessage } from '@cubarium/protocol';
import type { Limits } from '../limits/limits.ts';
import type { Pace } from '../limits/pace.ts';
import { Followers, type Member } from './followers.ts';
import { isFull, type LiveTable, type TableDriver, type TableEvent } from '@cubarium/table';

/** People who come to watch: a crowd is let in bit by bit, and there is an end to it. */
const MOST_FOLLOWERS = 300;
const ARRIVALS = { perSecond: 20, burst: 30 };
/** So many of them are told by name. */
const MOST_NAMED = 12;
const LONGEST_LINE_MS = 5000;
/** Who comes and goes is told together: hundreds may come at once. */
const GATHER_MS = 300;
/** So long a table stays in the lobby when everybody has gone: a phone that rings, another app. */
const STEPPED_OUT_MS = 60_000;

/** Who wants to know what goes on at the tables. */
export interface TableListeners {
  readonly now: () => number;
  /** The lobby may have changed. */
  readonly onChange: () => void;
  /** An entry of the clock was published so many milliseconds after its moment. */
  readonly onClock: (lateMs: number) => void;
  /** It is somebody's move, or no longer. */
  readonly onTurn: (person: string, turn: { table: string; game: string; yours: boolean }) => void;
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
  readonly #followers: Followers;
  /** Runs from when somebody came or went until everybody is told. */
  #gathered: NodeJS.Timeout | undefined;
  #arrivals: Pace | null = null;
  /** Whose move it was when that was last told. */
  #awaited: readonly string[] = [];
  /** When the last person left; null while somebody is here, and before anybody came. */
  #leftAt: number | null = null;
  #steppedOut: NodeJS.Timeout | undefined;
  /** When the last member left, or the table was loaded. */
  emptySince: number;
  readonly #listeners: TableListeners;

  constructor(parts: HostedTableParts) {
    this.table = parts.table;
    this.driver = parts.driver;
    this.channel = parts.channel;
    this.from = parts.from;
    this.emptySince = parts.listeners.now();
    this.#listeners = parts.listeners;
    this.#followers = new Followers((person) => this.table.seatOf(person));
    this.#awaited = this.awaited;
    this.table.subscribe((event) => this.#publish(event));
  }

  get isEmpty(): boolean {
    return this.#followers.size === 0;
  }

  /** Somebody is here, or has stepped out of a table that has not begun and may be back in a moment. */
  get isAttended(): boolean {
    const { presence, record } = this.table;
    if (presence.people > 0) return true;
    return record.status === 'open' && this.#leftAt !== null && this.#now() - this.#leftAt < STEPPED_OUT_MS;
  }

  /** A deadline runs, or a bot is about to play. */
  get isGoing(): boolean {
    const { match, game } = this.table;
    if (!match || match.end || isFull(match)) return false;
    const turn = game.turn(match.state);
    const botsTurn = turn.who === 'seats' && turn.seats.some((seat) => match.seats[seat]?.bot !== null);
    return botsTurn || this.table.nextMoment() !== null;
  }

  /** The people whose move it is; while dice fall, whose it was. */
  get awaited(): readonly string[] {
    return awaitedAt(this.table) ?? this.#awaited;
  }

  enter(member: Member): void {
    this.#followers.enter(member);
  }

  leave(member: Member): void {
    this.#followers.leave(member);
    if (this.isEmpty) this.emptySince = this.#listeners.now();
  }

  /** How long whoever comes has to wait before they are let in. Players, and who set up the table, never do. */
  turnOf(person: string, limits: Limits): number | 'too-many' | 'too-fast' {
    if (this.table.seatOf(person) !== null || this.table.record.host === person) return 0;
    if (this.#followers.size >= MOST_FOLLOWERS) return 'too-many';
    this.#arrivals ??= limits.pace(ARRIVALS, LONGEST_LINE_MS);
    return this.#arrivals.next(this.#listeners.now()) ?? 'too-fast';
  }

  attendance(person: string): Attendance {
    return { you: this.table.seatOf(person), ...this.#present() };
  }

  #present(): Omit<Attendance, 'you'> {
    const { presence, record } = this.table;
    const seated = record.seats.map((seat) => seat.person);
    const here = record.seats.map(
      (seat) => seat.bot !== null || (seat.person !== null && presence.isHere(seat.person)),
    );
    const watching = presence.people - seated.filter((one) => one !== null && presence.isHere(one)).length;
    return { here, watching, watchers: this.#followers.watchers(MOST_NAMED) };
  }

  /** Sends everybody away: they join again and get the table as it is stored. */
  dismiss(): void {
    this.broadcast({ t: 'gone', c: this.channel });
    this.#followers.dismiss(this.channel);
  }

  broadcast(message: ServerMessage, isLeftOut?: (member: Member) => boolean): void {
    this.#followers.tell(Buffer.from(JSON.stringify(message)), isLeftOut);
  }

  #publish(event: TableEvent): void {
    switch (event.kind) {
      case 'entries': {
        const id = event.id === null ? '' : `"id":${JSON.stringify(event.id)},`;
        this.#followers.tell(Buffer.from(`{"t":"entries","c":${this.channel},${id}"e":${event.text}}`));
        const first = event.entries[0];
        if (first?.actor === 'clock') this.#clockEntered(first.at);
        return this.#tellTurns();
      }
      case 'record':
        this.#followers.reorder();
        this.#tellTable();
        return this.#listeners.onChange();
      case 'presence':
        this.#gathered ??= setTimeout(() => this.#tellTable(), GATHER_MS).unref();
        this.#notePresence();
        return this.#listeners.onChange();
      case 'scheduled':
        return this.broadcast({ t: 'soon', c: this.channel, ...event.scheduled });
      case 'broken':
        return this.#listeners.onBroken(this);
    }
  }

  /** The lobby looks again when the minute of who has stepped out is over. */
  #notePresence(): void {
    clearTimeout(this.#steppedOut);
    const isLeft = this.table.presence.people === 0;
    this.#leftAt = isLeft ? this.#now() : null;
    if (isLeft) this.#steppedOut = setTimeout(() => this.#listeners.onChange(), STEPPED_OUT_MS).unref();
  }

  #now(): number {
    return this.#listeners.now();
  }

  #tellTurns(): void {
    const [before, now] = [this.#awaited, this.awaited];
    this.#awaited = now;
    const { id: table, game } = this.table.record;
    const tell = (person: string, yours: boolean): void =>
      this.#listeners.onTurn(person, { table, game, yours });
    for (const person of before) if (!now.includes(person)) tell(person, false);
    for (const person of now) if (!before.includes(person)) tell(person, true);
  }

  #clockEntered(at: number): void {
    const due = (this.table.record.zero ?? 0) + at;
    this.#listeners.onClock(this.#listeners.now() - due);
  }

  #tellTable(): void {
    clearTimeout(this.#gathered);
    this.#gathered = undefined;
    const about = { table: this.table.info, ...this.#present() };
    this.#followers.tellBySeat((you) =>
      Buffer.from(JSON.stringify({ t: 'table', c: this.channel, you, ...about })),
    );
  }
}

/** The people whose move it is; null while dice fall. */
export function awaitedAt({ match, game, record }: LiveTable): readonly string[] | null {
  if (!match || match.end) return [];
  const turn = game.turn(match.state);
  if (turn.who !== 'seats') return null;
  return turn.seats.flatMap((seat) => {
    const person = match.seats[seat]?.bot === null ? (record.seats[seat]?.person ?? null) : null;
    return person === null ? [] : [person];
  });
}
