import { inOrder, lobbyChange, type Lobby, type LobbyTable } from '@cubarium/protocol';
import type { Member } from '../tables/followers.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { Tables } from '../tables/tables.ts';
import { fairShare } from './fair-share.ts';

const SHOWN = 100;
/** However much goes on, and however many look: the lobby is put together at most so often. */
const TELL_EVERY_MS = 300;
const NOBODY: Lobby = { open: [], running: [], counts: { people: 0, open: 0, running: 0 }, seeking: [] };

interface LobbyParts {
  readonly tables: Pick<Tables, 'all'>;
  readonly people: () => number;
  readonly seeking: () => Lobby['seeking'];
  /** What other nodes show. */
  readonly others?: () => readonly Lobby[];
  /** On a clock that never stands still. */
  readonly now?: () => number;
}

/** Open tables to join and running ones to watch. Only tables with somebody at them, or about to be back, are shown. */
export class LobbyBoard {
  readonly #parts: LobbyParts;
  readonly #now: () => number;
  /** Who looks, and whether they want to be told only what is different. */
  readonly #watchers = new Map<Member, { readonly changes: boolean }>();
  #timer: NodeJS.Timeout | undefined;
  /** What all watchers have been told, and whoever comes is told first. */
  #shown = NOBODY;
  #text: string | null = null;
  #message: Buffer | null = null;
  #shownAt = -Infinity;
  #isOld = true;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  get(): Lobby {
    // While somebody waits for news, everybody is told what those know.
    if (this.#isOld && !this.#timer && this.#waitMs() <= 0) this.#look();
    return this.#shown;
  }

  /** The same as JSON, put into words once. */
  text(): string {
    this.get();
    return this.#words();
  }

  watch(member: Member, { changes }: { readonly changes: boolean }): void {
    this.#watchers.set(member, { changes });
    this.get();
    member.sendBytes(this.#whole());
    if (this.#isOld) this.changed();
  }

  unwatch(member: Member): void {
    this.#watchers.delete(member);
  }

  readonly changed = (): void => {
    this.#isOld = true;
    if (this.#watchers.size === 0) return;
    this.#timer ??= setTimeout(this.#tell, Math.max(0, this.#waitMs())).unref();
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #waitMs(): number {
    return this.#shownAt + TELL_EVERY_MS - this.#now();
  }

  readonly #tell = (): void => {
    this.#timer = undefined;
    const before = this.#shown;
    this.#look();
    const change = lobbyChange(before, this.#shown);
    if (!change) return;
    const news = Buffer.from(JSON.stringify({ t: 'lobbyChanged', ...change }));
    for (const [member, { changes }] of this.#watchers) member.sendBytes(changes ? news : this.#whole());
  };

  /** The same bytes for everybody. */
  #whole(): Buffer {
    return (this.#message ??= Buffer.from(`{"t":"lobby","lobby":${this.#words()}}`));
  }

  #words(): string {
    return (this.#text ??= JSON.stringify(this.#shown));
  }

  #look(): void {
    this.#isOld = false;
    this.#shownAt = this.#now();
    this.#text = null;
    this.#message = null;
    this.#shown = together([this.own(), ...(this.#parts.others?.() ?? [])]);
  }

  /** What this node adds to it. */
  own(): Lobby {
    const here = { open: new Array<HostedTable>(), running: new Array<HostedTable>() };
    for (const hosted of this.#parts.tables.all) {
      const { status } = hosted.table.record;
      if ((status === 'open' || status === 'running') && hosted.isAttended) here[status].push(hosted);
    }
    return {
      open: listed(here.open),
      running: listed(here.running),
      counts: { people: this.#parts.people(), open: here.open.length, running: here.running.length },
      seeking: this.#parts.seeking(),
    };
  }
}

/** One lobby of those of all nodes. Each has been fair to its own tables. */
function together(lobbies: readonly [Lobby, ...Lobby[]]): Lobby {
  const [only] = lobbies;
  if (lobbies.length === 1) return only;
  const tables = (status: 'open' | 'running') =>
    inOrder(lobbies.flatMap((lobby) => lobby[status])).slice(0, SHOWN);
  const sum = (what: keyof Lobby['counts']) => lobbies.reduce((all, { counts }) => all + counts[what], 0);
  return {
    open: tables('open'),
    running: tables('running'),
    counts: { people: sum('people'), open: sum('open'), running: sum('running') },
    seeking: lobbies.flatMap(({ seeking }) => seeking),
  };
}

/** The newest of everybody; who sets up a hundred tables does not push out the others. */
function listed(here: readonly HostedTable[]): readonly LobbyTable[] {
  const shown = here.filter(({ table }) => table.record.access === 'public').reverse();
  const fair = fairShare(shown, ({ from, table }) => from ?? table.record.host, SHOWN);
  return inOrder(fair.map(lobbyTable));
}

function lobbyTable(hosted: HostedTable): LobbyTable {
  const { id, game, options, seats, time, language, createdAt } = hosted.table.info;
  const { here, watching } = hosted.attendance('');
  return {
    id,
    game,
    options,
    seats: seats.map(({ name, bot, taken }, i) => ({ name, bot, taken, here: here[i] === true })),
    time,
    ...(language === undefined ? {} : { language }),
    createdAt,
    watching,
  };
}
