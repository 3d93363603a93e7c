import {
  err,
  isSeating,
  matchAt,
  MATCH_VERSION,
  ok,
  seatsOf,
  type Action,
  type GameDefinition,
  type Match,
  type Refusal,
  type Result,
  type Seat,
  type SeatingCommand,
  type TableInfo,
} from '@cubarium/core';
import { tableRefusal, type Answer, type Asked, type MatchCommand, type Request } from './command.ts';
import { Clockwork, type Plan } from './clockwork.ts';
import { decide, mayAct } from './decide.ts';
import { Batch } from './batch.ts';
import type { Scheduled, TableListener } from './events.ts';
import { BY_ITSELF, Ledger, type Origin } from './ledger.ts';
import type { TablePorts } from './ports.ts';
import { Presence } from './presence.ts';
import { SerialQueue, type Coming, type Job, type Reply } from './queue.ts';
import { dealtFrom, infoOf, withBotNonces, withoutPerson, type TableRecord } from './record.ts';
import { applySeating, isComplete } from './seating.ts';

const LONGEST_QUEUE = 64;
const REMEMBERED = 8;

/**
 * A table without I/O: one queue, one writer. A command is checked, applied and dealt for, then stored, and only
 * then shown to anybody. Whoever owns the table calls `wake` at `nextMoment`, so that no timer lives in here.
 */
export class LiveTable<S = unknown, A extends Action = Action> {
  readonly id: string;
  readonly game: GameDefinition<S, A>;
  readonly presence: Presence;
  readonly #ports: TablePorts;
  readonly #ledger: Ledger<S, A>;
  readonly #queue: SerialQueue;
  readonly #clockwork: Clockwork<S, A>;

  private constructor(ledger: Ledger<S, A>, ports: TablePorts) {
    this.id = ledger.record.id;
    this.game = ledger.game;
    this.#ports = ports;
    this.presence = new Presence(ports.now());
    this.#queue = new SerialQueue(LONGEST_QUEUE, ports.onError);
    this.#ledger = ledger;
    this.#clockwork = new Clockwork(ledger);
  }

  /** Stores a new table. */
  static async create<S, A extends Action>(
    game: GameDefinition<S, A>,
    ports: TablePorts,
    record: TableRecord,
  ): Promise<Result<LiveTable<S, A>, Refusal>> {
    const kept = await ports.store.commit({ table: record.id, expect: 0, row: null, record });
    if (!kept.ok) return err(tableRefusal('not-stored'));
    const ledger = new Ledger(game, ports.store, { record, seq: 0, snapshot: null });
    return ok(new LiveTable(ledger, ports));
  }

  /** Takes up a table where the store left it; null when there is none. */
  static async open<S, A extends Action>(
    game: GameDefinition<S, A>,
    ports: TablePorts,
    id: string,
  ): Promise<LiveTable<S, A> | null> {
    const ledger = await Ledger.open(game, ports.store, id);
    return ledger && new LiveTable(ledger, ports);
  }

  /** What is stored; never ahead of it. */
  get record(): TableRecord {
    return this.#ledger.record;
  }
  get match(): Match<S, A> | null {
    return this.#ledger.match;
  }
  get info(): TableInfo {
    return infoOf(this.#ledger.record);
  }
  get scheduled(): Scheduled | null {
    return this.#clockwork.planned;
  }
  /** True when storing failed: open the table anew. */
  get broken(): boolean {
    return this.#ledger.broken;
  }
  get idle(): boolean {
    return this.#queue.idle && this.#clockwork.planned === null;
  }

  subscribe(listener: TableListener): () => void {
    return this.#ledger.subscribe(listener);
  }

  /** The time of the match. */
  at(now: number = this.#ports.now()): number {
    const { zero } = this.record;
    return zero === null ? 0 : Math.max(0, Math.floor(now - zero));
  }

  /** The seat of a person, or null for a spectator. */
  seatOf(person: string): Seat | null {
    const seat = this.record.seats.findIndex((place) => place.person === person);
    return seat < 0 ? null : (seat as Seat);
  }

  awaySince(seat: Seat): number | null {
    const person = this.record.seats[seat]?.person ?? null;
    if (person === null) return -Infinity;
    const since = this.presence.awaySince(person);
    return since === null ? null : this.at(since);
  }

  submit(request: Request): Promise<Answer> {
    return this.#ask(request);
  }

  /** A move of the bot on a seat. */
  submitBot(seat: Seat, action: unknown): Promise<Answer> {
    return this.#ask({ by: null, id: null, after: this.#ledger.seq, command: { kind: 'act', seat, action } });
  }

  /** When the table has something to do by itself, on the clock of `now`; null for never. */
  nextMoment(): number | null {
    const { zero } = this.record;
    const due = this.#clockwork.due();
    return zero === null || due === null ? null : zero + due;
  }

  /** Does what is due by now. */
  async wake(): Promise<void> {
    const now = this.#ports.now();
    await this.#enqueue(() => this.#clockwork.settle(this.at(now)));
  }

  /** Names the table that follows this one; the first to say so wins. */
  async setNext(next: string): Promise<Result<string, Refusal>> {
    const answer = await this.#enqueue(async () =>
      this.record.next === null
        ? this.#ledger.commit({ record: { ...this.record, next }, origin: BY_ITSELF })
        : ok({ seq: this.#ledger.seq }),
    );
    return answer.ok ? ok(this.record.next ?? next) : answer;
  }

  /** Takes a person's name and identity off the table; the seat stays, and others may give it to a bot. */
  forget(person: string): Promise<Answer> {
    return this.#enqueue(() =>
      this.#ledger.commit({ record: withoutPerson(this.record, person), origin: BY_ITSELF }),
    );
  }

  arrive(person: string): void {
    if (this.presence.arrive(person)) this.#ledger.emit({ kind: 'presence' });
  }

  leave(person: string): void {
    if (!this.presence.leave(person, this.#ports.now())) return;
    this.presence.forgetOthers(this.record.seats.map((seat) => seat.person));
    this.#ledger.emit({ kind: 'presence' });
  }

  #ask(asked: Asked): Promise<Answer> {
    const arrived = this.#ports.now();
    return this.#enqueue(() => {
      const at = this.at(arrived);
      return this.#clockwork.isDue(at) ? this.#settleThenDo(asked, at) : this.#do(asked, at);
    });
  }

  async #settleThenDo(asked: Asked, at: number): Promise<Reply> {
    const settled = await this.#clockwork.settle(at);
    return settled.ok ? this.#do(asked, at) : settled;
  }

  #do(asked: Asked, at: number): Coming<Reply> {
    const { command } = asked;
    return isSeating(command) ? this.#seatPeople(asked, command) : this.#play(asked, command, at);
  }

  #enqueue(job: Job): Promise<Answer> {
    const coming = this.broken ? err(tableRefusal('not-stored')) : this.#queue.push(job);
    return Promise.resolve(coming ?? err(tableRefusal('busy')));
  }

  #seatPeople({ by, id }: Asked, command: SeatingCommand): Coming<Answer> {
    const record = this.record;
    if (by === null) return err(tableRefusal('wrong-seat'));
    const key = `${by}:${id}`;
    if (record.recent.includes(key)) return ok({ seq: this.#ledger.seq });
    const next = applySeating(record, command, { by, manySeats: this.#ports.manySeats });
    if (!next.ok) return next;
    const recent = [...record.recent.slice(1 - REMEMBERED), key];
    const seated = { ...next.value, recent };
    return isComplete(seated)
      ? this.#start(seated)
      : this.#ledger.commit({ record: seated, origin: { ...BY_ITSELF, id } });
  }

  #start(seated: TableRecord): Promise<Answer> {
    const seats = withBotNonces(seated);
    const begun = { version: MATCH_VERSION, status: 'running', zero: this.#ports.now() } as const;
    const record: TableRecord = { ...seated, ...begun, seats };
    const batch = new Batch(this.game, matchAt(this.game, record), dealtFrom(record));
    batch.deal({ at: 0 });
    return this.#ledger.commit({ record, batch, origin: BY_ITSELF });
  }

  #play(asked: Asked, command: MatchCommand, at: number): Coming<Reply> {
    const { match, record } = this.#ledger;
    if (!mayAct(this.#ledger, asked.by, command)) return err(tableRefusal('wrong-seat'));
    const { seat } = command;
    const affects = 'target' in command ? command.target : seat;
    const origin: Origin = { id: asked.id, seat, affects };
    if (!this.#ledger.isNew(origin, asked.after)) return this.#ledger.earlier(origin, asked.after);
    if (!match || record.status !== 'running') return err(tableRefusal('wrong-phase'));
    if (command.kind === 'goOn') return this.#clockwork.goOn(seat, { at, waitFor: this.#lookers(match) });
    const situation = { game: this.game, record, match, from: this.#ledger.from, at, people: this };
    const decided = decide(situation, command);
    if (!decided.ok) return decided;
    const { opening } = decided.value;
    const leadMs = opening === null ? 0 : this.game.leadMs(opening);
    if (opening !== null && leadMs > 0)
      return this.#announce({ seat, action: opening, at: at + leadMs, origin });
    return this.#ledger.commit({ batch: decided.value, origin });
  }

  /** People who sit there and look. */
  #lookers({ seats }: Match<S, A>): readonly Seat[] {
    return seatsOf(seats.length).filter((seat) => seats[seat]?.bot === null && this.awaySince(seat) === null);
  }

  #announce(plan: Plan<A>): Reply {
    const planned = this.#clockwork.planned;
    if (planned === null) return { later: this.#clockwork.plan(plan) };
    const same = planned.origin.id === plan.origin.id && planned.seat === plan.seat;
    return same ? { later: this.#clockwork.join(planned) } : err(tableRefusal('already-scheduled'));
  }
}
