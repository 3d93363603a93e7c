import {
  applyEntry,
  botNonce,
  chainOf,
  commitment,
  dealDue,
  linkAskedOf,
  matchFile,
  matchSeed,
  seatsOf,
  seededRng,
  startMatch,
  type Action,
  type DealtFrom,
  type Entry,
  type GameDefinition,
  type JsonRecord,
  type Match,
  type MatchFile,
  type Refusal,
  type Result,
  type Seat,
  type TableAction,
  type TimeControl,
} from '@cubarium/core';

const LINKS = 400;

/** The hash chain that a person in tests has on a seat. */
export const chainAt = (seat: Seat): readonly string[] => chainOf(`${seat}d`.repeat(16), LINKS);

/** The next link of a chain after what its seat revealed last. */
export function linkAfter(chain: readonly string[], match: Match | null, seat: Seat): string | undefined {
  return chain[chain.indexOf(match?.chances?.chains[seat]?.last ?? '') + 1];
}

export interface DealtTable {
  readonly options: JsonRecord & { readonly seats: number };
  readonly secret: string;
  /** Seats that bots have from the start; all others are people's. */
  readonly bots?: readonly Seat[];
  /** People without a hash chain. */
  readonly chainless?: readonly Seat[];
  readonly time?: TimeControl | null;
}

/** A match of version 2 and all its secrets in one hand: what an honest table enters, and what a dishonest one may try. */
export class DealtMatch<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly from: DealtFrom & { readonly secret: string };
  /** A seat whose person has another chain now has that one here. */
  chains: readonly (readonly string[] | null)[];
  readonly #anchors: readonly (string | null)[];
  readonly #table: DealtTable;
  readonly #nonces: readonly string[];
  readonly #bots: readonly (string | null)[];
  log: readonly Entry[] = [];
  match: Match<S, A>;

  constructor(game: GameDefinition<S, A>, table: DealtTable) {
    const { secret, bots = [], chainless = [] } = table;
    const seats = seatsOf(table.options.seats);
    this.game = game;
    this.#table = table;
    this.#bots = seats.map((seat) => (bots.includes(seat) ? 'casual' : null));
    this.#nonces = seats.map((seat) => (bots.includes(seat) ? botNonce(secret, seat) : `of ${seat}`));
    this.chains = seats.map((seat) =>
      bots.includes(seat) || chainless.includes(seat) ? null : chainAt(seat),
    );
    this.from = { seed: matchSeed(secret, this.#nonces), secret };
    const options = game.parseOptions(table.options);
    if (!options.ok) throw new Error(options.error.code);
    this.#anchors = this.chains.map((chain) => chain?.[0] ?? null);
    const anchors = this.#anchors;
    this.match = startMatch(game, {
      options: options.value,
      bots: this.#bots,
      time: table.time ?? null,
      anchors,
    });
    this.deal();
  }

  get anchors(): readonly (string | null)[] {
    return this.#anchors;
  }

  get at(): number {
    return this.match.at;
  }

  /** A copy that goes its own way. */
  fork(): DealtMatch<S, A> {
    const other = new DealtMatch(this.game, this.#table);
    other.log = this.log;
    other.match = this.match;
    return other;
  }

  /** The next link of a seat: the one whose hash is what it revealed last. */
  nextLink(seat: Seat): string | undefined {
    return linkAfter(this.chains[seat] ?? [], this.match, seat);
  }

  enter(entry: Omit<Entry, 'seq' | 'at'>, at = this.at): Result<Match<S, A>, Refusal> {
    const whole = { seq: this.match.seq, at, ...entry };
    const next = applyEntry(this.game, this.match, whole);
    if (!next.ok) return next;
    this.match = next.value;
    this.log = [...this.log, whole];
    return next;
  }

  table(action: TableAction, at?: number): Result<Match<S, A>, Refusal> {
    return this.enter({ actor: 'table', action }, at);
  }

  /** Enters what chance does now, with the link of whoever asked. */
  deal(): void {
    for (;;) {
      const seat = linkAskedOf(this.match);
      const link = seat === null ? undefined : this.nextLink(seat);
      const entry = dealDue(this.game, this.match, { ...this.from, link });
      if (!entry) return;
      const { seq: _seq, at: _at, ...rest } = entry;
      const next = this.enter(rest);
      if (!next.ok) throw new Error(`the dealer is refused: ${next.error.code}`);
    }
  }

  /** A move of a seat, and what chance does then. */
  act(seat: Seat, action: Action, at?: number): void {
    const next = this.enter({ actor: seat, action }, at);
    if (!next.ok) throw new Error(next.error.code);
    this.deal();
  }

  /** Any legal moves until so many entries are there, or the match is over. */
  play(entries: number, seed: string): void {
    const rng = seededRng(seed);
    while (!this.match.end && this.log.length < entries) {
      const turn = this.game.turn(this.match.state);
      const [seat] = turn.who === 'seats' ? turn.seats : [];
      if (seat === undefined) throw new Error('nobody acts');
      const action = this.game.sample(this.match.state, { seat, at: this.at }, rng);
      if (!action) throw new Error('nothing to do');
      this.act(seat, action);
    }
  }

  /** What chance did last. */
  get lastThrow(): Entry | undefined {
    return this.log.findLast(({ actor }) => actor === 'chance');
  }

  file(log: readonly Entry[] = this.log): MatchFile {
    const { secret, options, time = null } = this.#table;
    const { anchors } = this;
    return matchFile({
      version: 2,
      game: this.game.id,
      options,
      players: this.#bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot })),
      time,
      dice: { kind: 'committed', commitment: commitment(secret), nonces: this.#nonces, anchors, secret },
      log,
      result: this.match.end,
    });
  }
}
