import type { Lobby, LobbyTable } from '@cubarium/protocol';
import type { HostedTable, Member } from '../tables/hosted-table.ts';
import type { Tables } from '../tables/tables.ts';

const SHOWN = 100;
const TELL_EVERY_MS = 500;

/** Open tables to join and running ones to watch. Only tables with somebody at them are shown. */
export class LobbyBoard {
  readonly #tables: Tables;
  readonly #people: () => number;
  readonly #watchers = new Set<Member>();
  #timer: NodeJS.Timeout | undefined;
  /** What all watchers were told last; null when they were told different things. */
  #told: string | null = null;

  constructor(tables: Tables, people: () => number) {
    this.#tables = tables;
    this.#people = people;
  }

  get(): Lobby {
    const here = [...this.#tables.all].filter(({ table }) => table.presence.people > 0);
    const shown = (status: string): readonly LobbyTable[] =>
      here
        .filter(({ table }) => table.record.access === 'public' && table.record.status === status)
        .slice(-SHOWN)
        .reverse()
        .map(lobbyTable);
    const count = (status: string): number =>
      here.filter(({ table }) => table.record.status === status).length;
    return {
      open: shown('open'),
      running: shown('running'),
      counts: { people: this.#people(), open: count('open'), running: count('running') },
    };
  }

  watch(member: Member): void {
    this.#watchers.add(member);
    const text = this.#text();
    // Who comes between two rounds has seen something else than the others: the next round is for everybody.
    if (text !== this.#told) this.#told = null;
    member.send(text);
  }

  unwatch(member: Member): void {
    this.#watchers.delete(member);
  }

  /** Tells the watchers soon, at most twice a second however much goes on. */
  readonly changed = (): void => {
    if (this.#watchers.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const text = this.#text();
      if (text === this.#told) return;
      this.#told = text;
      for (const member of this.#watchers) member.send(text);
    }, TELL_EVERY_MS).unref();
  };

  #text(): string {
    return JSON.stringify({ t: 'lobby', lobby: this.get() });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function lobbyTable(hosted: HostedTable): LobbyTable {
  const { id, game, seats, time, createdAt } = hosted.table.info;
  return {
    id,
    game,
    seats: seats.map(({ name, bot, taken }) => ({ name, bot, taken })),
    time,
    createdAt,
    watching: hosted.attendance('').watching,
  };
}
