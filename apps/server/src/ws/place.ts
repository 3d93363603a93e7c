import { LEVELS } from '@cubarium/bots/kit';
import { isSeating, type Command, type Seat } from '@cubarium/core';
import type { ClientMessage, ServerMessage, WireCode } from '@cubarium/protocol';
import { isBanned, isEntered, toldApart, type Answer } from '@cubarium/table';
import type { Person } from '../identity/identity.ts';
import { cleanName, cleanText } from '../identity/name.ts';
import type { Member } from '../tables/followers.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { Hub } from '../hub/hub.ts';
import type { Allowance } from '../limits/allowances.ts';

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** The connection through which a person at a table is answered. */
export interface Line extends Member, Allowance {
  say(message: ServerMessage): void;
  complain(code: WireCode, about?: { readonly table?: string }): void;
}

/** What somebody does at tables that they have joined. */
export class Place {
  readonly #who: Person;
  readonly #hub: Hub;
  readonly #wire: Line;

  constructor(who: Person, hub: Hub, wire: Line) {
    this.#who = who;
    this.#hub = hub;
    this.#wire = wire;
  }

  /** Without `async`, since this is what happens most: its frame would be garbage of every move. */
  do(hosted: HostedTable, { id, after, command: said }: Of<'do'>): Promise<void> {
    const command = this.#ownWords(said);
    if (!command) return Promise.resolve(this.#no(id, 'bad-message'));
    if (isSeating(command) && !this.#wire.may('seat')) return Promise.resolve(this.#no(id, 'too-fast'));
    return hosted.table
      .submit({ by: this.#who.id, id, after, command })
      .then((done) => this.#answer(id, command, done));
  }

  #answer(id: string, command: Command, done: Answer): void {
    this.#hub.metrics.answered(done.ok);
    if (!done.ok) return this.#wire.say({ t: 'no', id, error: done.error });
    // New entries have told their sender already: they carry the id.
    if (done.value.repeated || !isEntered(command)) this.#wire.say({ t: 'ok', id, seq: done.value.seq });
  }

  /** A name is one that can be shown, or that of the identity; a level is one of the list. */
  #ownWords(command: Command): Command | null {
    if (command.kind === 'sit') return { ...command, name: cleanName(command.name) ?? this.#who.name };
    if (command.kind !== 'addBot' && command.kind !== 'takeOver') return command;
    return LEVELS.some((level) => level === command.level) ? command : null;
  }

  async rematch(hosted: HostedTable, { id }: Of<'rematch'>): Promise<void> {
    if (hosted.table.seatOf(this.#who.id) === null) return this.#no(id, 'wrong-seat');
    const { status, next: made } = hosted.table.record;
    if (made === null && status === 'ended' && !this.#wire.may('rematch')) return this.#no(id, 'too-fast');
    const together = made === null ? await this.#broughtTogether(hosted) : [];
    const next = await this.#hub.tables.rematch(hosted, together);
    if (!next.ok) return this.#wire.say({ t: 'no', id, error: next.error });
    this.#wire.say({ t: 'rematch', id, table: next.value });
    if (made === null) this.#invite(together, hosted, next.value);
  }

  /** Who played and is seated again: two who are kept apart are not, and whoever asks comes first. */
  async #broughtTogether({ table }: HostedTable): Promise<readonly string[]> {
    const others = table.record.seats.flatMap(({ person }) =>
      person === null || person === this.#who.id ? [] : [person],
    );
    const together = [this.#who.id];
    const apart = new Set(await this.#hub.stores.people.apartFrom(this.#who.id));
    for (const person of others) {
      if (apart.has(person)) continue;
      together.push(person);
      for (const other of await this.#hub.stores.people.apartFrom(person)) apart.add(other);
    }
    return together;
  }

  /** Everybody else who is seated again is told where they are: at this table, at another, or at none. */
  #invite(together: readonly string[], hosted: HostedTable, table: string): void {
    const { game } = hosted.table.record;
    const name = this.#nameAt(hosted, hosted.table.seatOf(this.#who.id));
    for (const person of together)
      if (person !== this.#who.id)
        this.#hub.reach.tell(person, { t: 'invited', table, game, name, why: 'again' });
  }

  async seek({ wish }: Of<'seek'>, from: string): Promise<void> {
    if (wish === null) return this.#hub.seekers.stop(this.#who.id);
    if (!this.#wire.may('seek')) return this.#wire.complain('too-fast');
    const done = await this.#hub.seekers.seek({ ...this.#who, from }, wish);
    // What a game says about its options is nothing that somebody who presses a button could have done better.
    if (!done.ok) this.#wire.complain(done.error.code === 'too-many' ? 'too-many' : 'bad-message');
  }

  /** Whoever waits should not wait for somebody who will not come. */
  async decline({ table: id }: Of<'decline'>): Promise<void> {
    if (!this.#wire.may('seat')) return this.#wire.complain('too-fast', { table: id });
    const done = await this.#hub.errands.run({ kind: 'decline', table: id, person: this.#who.id });
    if (!done.ok) this.#wire.complain(done.error.code, { table: id });
  }

  async chat(hosted: HostedTable, written: string): Promise<void> {
    const text = cleanText(written);
    if (text === '') return this.#wire.complain('bad-message');
    if (isBanned(hosted.table.record, this.#who.id)) return this.#wire.complain('banned');
    if (!hosted.table.record.chat) return this.#wire.complain('chat-is-off');
    if (!this.#wire.may('chat')) return this.#wire.complain('too-fast');
    const seat = hosted.table.seatOf(this.#who.id);
    const line = { name: this.#nameAt(hosted, seat), seat, text, at: this.#hub.now() };
    await this.#hub.talk.say(hosted, this.#who.id, line);
  }

  /** Who watches must not be taken for somebody who plays. */
  #nameAt({ table }: HostedTable, seat: Seat | null): string {
    const names = table.record.seats.map(({ name }) => name);
    return (seat === null ? null : names[seat]) ?? toldApart(this.#who.name, names);
  }

  async emote(hosted: HostedTable, { emote }: Of<'emote'>): Promise<void> {
    const seat = hosted.table.seatOf(this.#who.id);
    if (seat === null) return this.#wire.complain('no-person');
    if (!this.#wire.may('emote')) return this.#wire.complain('too-fast');
    await this.#hub.talk.show(hosted, this.#who.id, { t: 'emoted', c: hosted.channel, seat, emote });
  }

  /** Dice being laid out are dropped when there is too much of them. */
  live(hosted: HostedTable, { data }: Of<'live'>): void {
    const seat = hosted.table.seatOf(this.#who.id);
    if (seat === null) return this.#wire.complain('no-person');
    if (!this.#wire.may('live')) return;
    hosted.broadcast({ t: 'live', c: hosted.channel, seat, data }, (member) => member === this.#wire);
  }

  #no(id: string, code: WireCode | 'wrong-seat'): void {
    this.#wire.say({ t: 'no', id, error: { code } });
  }
}
