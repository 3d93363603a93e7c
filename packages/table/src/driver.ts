import { pick, seededRng, type Action, type Seat } from '@cubarium/core';
import { isFull } from './limits.ts';
import type { LiveTable } from './table.ts';

/** Time as the owner of the table has it. */
export interface Timers {
  readonly now: () => number;
  /** Calls back after so many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
}

export interface BotQuestion<S = unknown> {
  readonly table: string;
  readonly game: string;
  readonly state: S;
  readonly seat: Seat;
  readonly at: number;
  readonly level: string;
  /** The same for the same decision, so that asking again changes nobody's mind. */
  readonly key: string;
}

export interface BotAnswer {
  readonly action: unknown;
  readonly waitMs: number;
}

/** There was no time to ask a bot: it does anything that is allowed, and nothing is wrong. */
export class NoTime extends Error {}

/** Asks a bot: a worker thread on the server, a Web Worker in the browser. Null: nothing to do. */
export type AskBot<S = unknown> = (question: BotQuestion<S>) => Promise<BotAnswer | null>;

export interface DriverPorts<S = unknown> {
  readonly timers: Timers;
  readonly askBot: AskBot<S>;
  /** A bot that fails costs a bot's move, never the table. */
  readonly onBotError: (error: unknown) => void;
}

/** Keeps a table going: wakes it at its moments, and lets its bots play. */
export class TableDriver<S = unknown, A extends Action = Action> {
  readonly #table: LiveTable<S, A>;
  readonly #ports: DriverPorts<S>;
  readonly #bots = new Map<Seat, BotTurn>();
  readonly #unsubscribe: () => void;
  #alarm: { readonly at: number; readonly cancel: () => void } | null = null;
  #retry: (() => void) | null = null;
  #stopped = false;

  constructor(table: LiveTable<S, A>, ports: DriverPorts<S>) {
    this.#table = table;
    this.#ports = ports;
    this.#unsubscribe = table.subscribe((event) => {
      if (event.kind === 'entries' || event.kind === 'scheduled') this.#look();
      else if (event.kind === 'broken') this.stop();
    });
    this.#look();
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    this.#alarm?.cancel();
    this.#retry?.();
    for (const bot of this.#bots.values()) bot.cancel();
    this.#bots.clear();
  }

  #look(): void {
    if (this.#stopped) return;
    this.#setAlarm();
    this.#letBotsPlay();
  }

  #setAlarm(): void {
    const at = this.#table.nextMoment();
    if (this.#alarm?.at === at) return;
    this.#alarm?.cancel();
    this.#alarm = null;
    if (at === null) return;
    const { timers } = this.#ports;
    // No timer runs longer than 2³¹ milliseconds: wake up on the way and look again.
    const ms = Math.min(Math.max(0, at - timers.now()), LONGEST_TIMER);
    const cancel = timers.after(ms, () => {
      this.#alarm = null;
      void this.#table.wake().then(() => this.#look());
    });
    this.#alarm = { at, cancel };
  }

  #letBotsPlay(): void {
    const acting = this.#actingBots();
    if (acting.length === 0 && this.#bots.size === 0) return;
    for (const [seat, bot] of this.#bots) {
      // Who is thinking is left alone: in a race something always changes.
      if (bot.thinking || (acting.includes(seat) && bot.seq === this.#table.match?.seq)) continue;
      bot.cancel();
      this.#bots.delete(seat);
    }
    for (const seat of acting) if (!this.#bots.has(seat)) void this.#think(seat);
  }

  #actingBots(): readonly Seat[] {
    const { match, game, scheduled } = this.#table;
    if (!match || match.end || isFull(match) || match.seats.every((seat) => seat.bot === null)) return NOBODY;
    const turn = game.turn(match.state);
    if (turn.who !== 'seats') return NOBODY;
    return turn.seats.filter((seat) => match.seats[seat]?.bot !== null && scheduled?.seat !== seat);
  }

  async #think(seat: Seat): Promise<void> {
    const bot: BotTurn = { seq: 0, thinking: true, cancel: () => undefined };
    this.#bots.set(seat, bot);
    const began = this.#ports.timers.now();
    for (let again = 0; ; again++) {
      const { match, game, id: table } = this.#table;
      const level = match?.seats[seat]?.bot ?? null;
      if (!match || level === null || !this.#actingBots().includes(seat)) break;
      bot.seq = match.seq;
      const since = this.#ports.timers.now();
      const key = `${table}:${seat}:${match.seq}`;
      const question = { table, game: game.id, state: match.state, seat, level, key };
      const answer = await this.#answerTo({ ...question, at: this.#table.at(since) });
      if (this.#stopped) return;
      const outdated = this.#table.match?.seq !== match.seq;
      const inTime = this.#ports.timers.now() - began < ASK_AGAIN_MS;
      if (outdated && inTime && again < ASK_AGAIN) continue;
      bot.thinking = false;
      if (answer) {
        const due = this.#notTooEarly(seat, answer.action, since + answer.waitMs);
        this.#playAfterWait(bot, { seat, action: answer.action, key, due });
      }
      return;
    }
    this.#bots.delete(seat);
  }

  /** However quick a bot is set to be: what the rules would refuse until some moment is done then. */
  #notTooEarly(seat: Seat, raw: unknown, due: number): number {
    const { match, game } = this.#table;
    const action = game.parseAction(seat, raw);
    if (!match || !action.ok) return due;
    const at = this.#table.at(due);
    const next = game.apply(match.state, { at, actor: seat, action: action.value });
    const until = next.ok ? undefined : next.error.until;
    return typeof until === 'number' ? due + until - at : due;
  }

  #playAfterWait(bot: BotTurn, move: BotMove & { readonly due: number }): void {
    const { timers } = this.#ports;
    bot.cancel = timers.after(Math.max(0, move.due - timers.now()), () => void this.#submit(move));
  }

  /** What the bot says, or any legal action when it fails. */
  async #answerTo(question: BotQuestion<S>): Promise<BotAnswer | null> {
    try {
      return await this.#ports.askBot(question);
    } catch (error) {
      if (!(error instanceof NoTime)) this.#ports.onBotError(error);
      return this.#anything(question.seat, question.key);
    }
  }

  #anything(seat: Seat, key: string): BotAnswer | null {
    const { match, game } = this.#table;
    const action = match && game.sample(match.state, { seat, at: this.#table.at() }, seededRng(key));
    return action && { action, waitMs: pick(seededRng(key), FALLBACK_WAITS) };
  }

  async #submit({ seat, action, key }: BotMove): Promise<void> {
    const seq = this.#table.match?.seq;
    const done = await this.#table.submitBot(seat, action);
    if (done.ok || this.#stopped || this.#table.broken) return;
    // Somebody was quicker: whatever is left to do is decided anew.
    if (this.#table.match?.seq !== seq) return this.#look();
    this.#ports.onBotError(new Error(`a bot's action is refused: ${done.error.code}`));
    const other = this.#anything(seat, key);
    const instead = other && (await this.#table.submitBot(seat, other.action));
    if (!instead?.ok) this.#lookLater();
  }

  /** What is refused now may be allowed in a moment: in a race dice have to be shaken first. */
  #lookLater(): void {
    if (this.#stopped) return;
    this.#bots.clear();
    this.#retry?.();
    this.#retry = this.#ports.timers.after(LOOK_AGAIN_MS, () => this.#look());
  }
}

interface BotTurn {
  seq: number;
  thinking: boolean;
  cancel: () => void;
}

interface BotMove {
  readonly seat: Seat;
  readonly action: unknown;
  readonly key: string;
}

const NOBODY: readonly Seat[] = [];
/** How often a bot reconsiders because something happened while it was thinking. */
const ASK_AGAIN = 2;
/** Whoever had to wait this long for an answer does not ask once more. */
const ASK_AGAIN_MS = 500;
const LOOK_AGAIN_MS = 300;
const LONGEST_TIMER = 2 ** 31 - 1;
const FALLBACK_WAITS = [600, 800, 1000] as const;
