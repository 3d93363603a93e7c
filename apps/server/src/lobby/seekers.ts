import { findGame } from '@cubarium/catalogue';
import { err, ok, type JsonRecord, type Refusal, type Result, type TimeName } from '@cubarium/core';
import type { Lobby } from '@cubarium/protocol';
import type { LiveTable } from '@cubarium/table';
import type { Reach } from './reach.ts';
import type { Person } from '../identity/identity.ts';
import type { Tables } from '../tables/tables.ts';

export interface Wish {
  readonly game: string;
  readonly time: TimeName;
  readonly options: JsonRecord;
}

/** Who looks for somebody, and from where. */
export interface Seeker extends Person {
  readonly from: string;
}

interface SeekersParts {
  readonly tables: Pick<Tables, 'create' | 'summary'>;
  readonly reach: Pick<Reach, 'isHere' | 'tell'>;
  readonly now: () => number;
  /** With whom the app never seats somebody. */
  readonly apartFrom: (person: string) => Promise<ReadonlySet<string>>;
  /** Somebody began or ceased to look. */
  readonly onChange: () => void;
}

interface Waiting {
  readonly who: Seeker;
  readonly wish: Wish;
  /** The same for all who can play with each other. */
  readonly key: string;
}

/** Where somebody was brought, and to whom. */
interface Met {
  readonly key: string;
  readonly table: string;
  readonly other: string;
  readonly until: number;
}

/** So long somebody whose connection broke at the wrong moment is brought to the table they were given. */
const REMEMBERED_MS = 60_000;
const SEATS = 2;

/**
 * Brings people together who wish for the same. Only wishes are kept here, which last no longer than a connection; a
 * table is stored before anybody is told of it, and found again among one's own.
 */
export class Seekers {
  readonly #parts: SeekersParts;
  /** By person, those who have waited longest first. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #met = new Map<string, Met>();

  constructor(parts: SeekersParts) {
    this.#parts = parts;
  }

  /** How many look for somebody, game by game. */
  get counts(): Lobby['seeking'] {
    const people = new Map<string, number>();
    for (const { wish } of this.#waiting.values()) people.set(wish.game, (people.get(wish.game) ?? 0) + 1);
    return Array.from(people, ([game, count]) => ({ game, people: count }));
  }

  stop(person: string): void {
    if (this.#waiting.delete(person)) this.#parts.onChange();
  }

  /** Whoever wishes waits, or both are told of their table. */
  async seek(who: Seeker, wish: Wish): Promise<Result<void, Refusal>> {
    const game = await findGame(wish.game)?.rules();
    if (!game) return err({ code: 'no-game' });
    const options = game.parseOptions({ ...wish.options, seats: SEATS });
    if (!options.ok) return options;
    const key = JSON.stringify([wish.game, wish.time, options.value]);
    const mine: Waiting = { who, key, wish: { ...wish, options: { ...wish.options, seats: SEATS } } };
    const apart = await this.#parts.apartFrom(who.id);
    if (await this.#broughtBack(mine, apart)) return ok(undefined);
    const other = this.#fitting(mine, apart);
    this.#waiting.delete(who.id);
    if (!other) this.#waiting.set(who.id, mine);
    else this.#waiting.delete(other.who.id);
    this.#parts.onChange();
    return other ? this.#seat(other, mine) : ok(undefined);
  }

  #fitting({ who, key }: Waiting, apart: ReadonlySet<string>): Waiting | undefined {
    const { reach } = this.#parts;
    return [...this.#waiting.values()].find(
      (other) =>
        other.key === key &&
        other.who.id !== who.id &&
        reach.isHere(other.who.id) &&
        !apart.has(other.who.id),
    );
  }

  /** Who was told of a table and lost the connection before they heard it. */
  async #broughtBack({ who, key }: Waiting, apart: ReadonlySet<string>): Promise<boolean> {
    const met = this.#met.get(who.id);
    if (met?.key !== key || met.until < this.#parts.now() || apart.has(met.other)) return false;
    const table = await this.#parts.tables.summary(met.table);
    if (!table.ok || table.value.status !== 'open') return false;
    const name = table.value.seats.find((seat) => seat.name !== who.name)?.name ?? '';
    const { id, game } = table.value;
    this.#parts.reach.tell(who.id, { t: 'invited', table: id, game, name, why: 'paired' });
    return true;
  }

  /** At a table of whoever has waited longer. */
  async #seat(first: Waiting, second: Waiting): Promise<Result<void, Refusal>> {
    const { tables, reach } = this.#parts;
    const made = await tables.create({ ...first.wish, access: 'link' }, first.who.id, first.who.from);
    if (!made.ok) {
      // It was not the other's doing: they wait on, if they are still here.
      if (reach.isHere(first.who.id)) this.#waiting.set(first.who.id, first);
      return made;
    }
    const { table } = made.value;
    for (const [seat, { who }] of [first, second].entries()) await sitDown(table, seat === 0 ? 0 : 1, who);
    this.#tell(table.id, first, second);
    this.#tell(table.id, second, first);
    return ok(undefined);
  }

  #tell(table: string, { who, key, wish }: Waiting, other: Waiting): void {
    const until = this.#parts.now() + REMEMBERED_MS;
    for (const [person, met] of this.#met) if (met.until < this.#parts.now()) this.#met.delete(person);
    this.#met.set(who.id, { key, table, other: other.who.id, until });
    const { game } = wish;
    this.#parts.reach.tell(who.id, { t: 'invited', table, game, name: other.who.name, why: 'paired' });
  }
}

async function sitDown(table: LiveTable, seat: 0 | 1, { id, name }: Person): Promise<void> {
  await table.submit({ by: id, id: 'paired', after: 0, command: { kind: 'sit', seat, name } });
}
