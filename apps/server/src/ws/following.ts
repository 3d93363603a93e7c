import { setTimeout } from 'node:timers/promises';
import type { ChatLine, ClientMessage } from '@cubarium/protocol';
import { published, type Missed } from '../tables/catch-up.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { Elsewhere, Unopened } from '../tables/loader.ts';
import type { Hub } from '../hub/hub.ts';
import type { Line } from './place.ts';

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

export type Join = Of<'join'>;

const MOST_TABLES = 8;

/** The connection of somebody who follows tables. */
export interface FollowingLine extends Line {
  readonly isOpen: boolean;
  guard(work: Promise<void>): void;
  /** Another node holds the table. */
  elsewhere(holder: number, message: Join): void;
}

/** What went on before somebody came. */
interface Past {
  readonly missed: Missed;
  readonly chat: readonly ChatLine[];
}

/** The tables that a connection follows, by their channels. */
export class Following {
  readonly #line: FollowingLine;
  readonly #hub: Hub;
  readonly #tables = new Map<number, HostedTable>();
  readonly #joining: string[] = [];

  constructor(line: FollowingLine, hub: Hub) {
    this.#line = line;
    this.#hub = hub;
  }

  at(channel: number): HostedTable | undefined {
    return this.#tables.get(channel);
  }

  part(channel: number): void {
    const hosted = this.#tables.get(channel);
    if (!hosted) return;
    this.#tables.delete(channel);
    this.#leave(hosted);
  }

  /** The table sends everybody away: it keeps no account of them any more. */
  dismissed(channel: number): void {
    this.#tables.delete(channel);
  }

  /** The connection is gone. */
  end(): void {
    for (const hosted of this.#tables.values()) this.#leave(hosted);
    this.#tables.clear();
  }

  async join(message: Join): Promise<void> {
    if (!this.#line.may('join')) return this.#line.complain('too-fast', { table: message.table });
    return this.enterTable(message);
  }

  /** Whoever may. */
  async enterTable(message: Join): Promise<void> {
    const { table: id, after } = message;
    if (this.#joining.includes(id)) return;
    this.#joining.push(id);
    try {
      const opened = await this.#hub.tables.open(id);
      if (!opened.ok) return this.#notHere(opened.error, message);
      const hosted = opened.value;
      const others = this.#tables.size + this.#joining.length - 1;
      if (others >= MOST_TABLES && !this.#tables.has(hosted.channel))
        return this.#line.complain('too-many', { table: id });
      const turn = hosted.turnOf(this.#line.person, this.#hub.limits);
      if (typeof turn === 'string') return this.#line.complain(turn, { table: id });
      if (turn > 0) await setTimeout(turn);
      await this.#enter(hosted, after);
    } finally {
      this.#joining.splice(this.#joining.indexOf(id), 1);
    }
  }

  #notHere(why: Unopened | Elsewhere, message: Join): void {
    if (why.code === 'elsewhere') return this.#line.elsewhere(why.holder, message);
    return this.#line.complain(why.code, { table: message.table });
  }

  /** Nothing may be published between what is told here and what is told from now on. */
  async #enter(hosted: HostedTable, after: number | null): Promise<void> {
    const { table } = hosted;
    const { catchUps, talk } = this.#hub;
    while (this.#line.isOpen) {
      const said = talk.recent(table.id);
      const heard = talk.heardBy(this.#line.person, said);
      const [missed, chat] = await Promise.all([catchUps.of(table, after), heard]);
      if (missed.upTo === published(table) && talk.recent(table.id) === said)
        return this.#welcomeTo(hosted, { missed, chat });
    }
  }

  #welcomeTo(hosted: HostedTable, { missed, chat }: Past): void {
    if (!this.#line.isOpen) return;
    const { table, channel } = hosted;
    const first = !this.#tables.has(channel);
    this.#tables.set(channel, hosted);
    hosted.enter(this.#line);
    if (first) table.arrive(this.#line.person);
    const joined = {
      t: 'joined',
      c: channel,
      table: table.info,
      chat,
      now: this.#hub.now(),
      ...hosted.attendance(this.#line.person),
    };
    this.#line.send(`${JSON.stringify(joined).slice(0, -1)},"match":${missed.text}}`);
    if (table.scheduled) {
      const { seat, action, at } = table.scheduled;
      this.#line.say({ t: 'soon', c: channel, seat, action, at });
    }
    this.#takeSeatBack(hosted);
  }

  /** Who was away and is back plays again. */
  #takeSeatBack({ table }: HostedTable): void {
    const seat = table.seatOf(this.#line.person);
    const status = seat === null ? undefined : table.match?.seats[seat];
    if (seat === null || !status || status.bot === null || status.resigned || table.match?.end) return;
    const after = table.match?.seq ?? 0;
    const back = table.submit({
      by: this.#line.person,
      id: `back-${after}`,
      after,
      command: { kind: 'back', seat },
    });
    this.#line.guard(back.then(() => undefined));
  }

  #leave(hosted: HostedTable): void {
    hosted.leave(this.#line);
    hosted.table.leave(this.#line.person);
  }
}
