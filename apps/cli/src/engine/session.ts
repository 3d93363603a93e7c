import {
  err,
  general,
  isRecord,
  ok,
  seededRng,
  type GeneralCode,
  type JsonRecord,
  type Refusal,
  type Result,
} from '@cubarium/core';
import type { LoadedGame } from '@cubarium/catalogue';
import { Board } from './board.ts';
import { readActor, readAt, readDealer, readId, readSeat } from './fields.ts';
import { replayRaw } from './replay-request.ts';

type Answer = Result<JsonRecord, Refusal>;
type Handler = (request: JsonRecord) => Answer;

export interface SessionSetup {
  readonly games: readonly LoadedGame[];
  /** A clock in milliseconds, for queries with a budget of time. */
  readonly now: () => number;
  /** Told about exceptions, which are bugs: the caller still gets an answer. */
  readonly onBug?: (bug: unknown) => void;
}

const bad = (why: string) => err(general('bad-request', why));
const noGame = err(general('no-game'));

/** One conversation in the engine protocol: a line in, a line out. docs/engine-protocol.md describes it. */
export class EngineSession {
  readonly #setup: SessionSetup;
  readonly #handlers: ReadonlyMap<string, Handler>;
  #board: Board | null = null;

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.#handlers = new Map<string, Handler>([
      ['new', (request) => this.#new(request)],
      ['load', (request) => this.#load(request)],
      ['state', () => this.#withBoard((board) => ok({ state: printed(board) }))],
      ['turn', () => this.#withBoard(turn)],
      ['legal', (request) => this.#withBoard((board) => legal(board, request))],
      ['apply', (request) => this.#withBoard((board) => apply(board, request))],
      ['log', () => this.#withBoard((board) => ok({ log: board.log }))],
      ['replay', (request) => this.#replay(request)],
    ]);
  }

  /** The answer to a line. Never throws. */
  handle(line: string): string {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return this.refuse('bad-request', 'not JSON');
    }
    if (!isRecord(request)) return this.refuse('bad-request', 'a request is a JSON object');
    const id = readId(request.id);
    try {
      return written(id, this.#answer(request));
    } catch (bug) {
      this.#setup.onBug?.(bug);
      return written(id, bad('the engine failed on this request'));
    }
  }

  /** The answer to a line that could not be read. */
  refuse(code: GeneralCode, why: string): string {
    return written(null, err(general(code, why)));
  }

  #answer(request: JsonRecord): Answer {
    if (typeof request.do !== 'string') return bad('do must be text');
    const handler = this.#handlers.get(request.do);
    return handler ? handler(request) : this.#query(request.do, request);
  }

  #withBoard(use: (board: Board) => Answer): Answer {
    return this.#board ? use(this.#board) : noGame;
  }

  #game(raw: unknown): Result<LoadedGame, Refusal> {
    const found = this.#setup.games.find(({ rules }) => rules.id === raw);
    if (found) return ok(found);
    return bad(`game must be one of ${this.#setup.games.map(({ rules }) => rules.id).join(' ')}`);
  }

  #new(request: JsonRecord): Answer {
    const loaded = this.#game(request.game);
    if (!loaded.ok) return loaded;
    const seed = readDealer(request);
    if (!seed.ok) return seed;
    const { rules } = loaded.value;
    const options = rules.parseOptions(request.options === undefined ? {} : request.options);
    if (!options.ok) return options;
    return this.#begin({ loaded: loaded.value, state: rules.setup(options.value), at: 0, seed: seed.value });
  }

  #load(request: JsonRecord): Answer {
    const loaded = this.#game(request.game);
    if (!loaded.ok) return loaded;
    const seed = readDealer(request);
    if (!seed.ok) return seed;
    if (request.state === undefined) return bad('state is missing');
    const state = loaded.value.rules.parse(request.state);
    if (!state.ok) return state;
    const at = isRecord(request.state) && typeof request.state.at === 'number' ? request.state.at : 0;
    return this.#begin({ loaded: loaded.value, state: state.value, at, seed: seed.value });
  }

  #begin(setup: ConstructorParameters<typeof Board>[0]): Answer {
    const board = new Board(setup);
    const entries = board.dealAll();
    this.#board = board;
    return ok({ state: printed(board), entries });
  }

  #replay(request: JsonRecord): Answer {
    const loaded = this.#game(request.game);
    if (!loaded.ok) return loaded;
    const { rules } = loaded.value;
    const options = rules.parseOptions(request.options === undefined ? {} : request.options);
    if (!options.ok) return options;
    if (!Array.isArray(request.log)) return bad('log must be a list of entries');
    const state = replayRaw(rules, options.value, request.log);
    return state.ok ? ok({ state: rules.print(state.value) }) : state;
  }

  /** What games answer beyond their rules: the game on the board first, else whichever knows the word. */
  #query(word: string, request: JsonRecord): Answer {
    const board = this.#board;
    const knows = ({ queries }: LoadedGame): boolean => Object.hasOwn(queries, word);
    const onBoard = board !== null && knows(board.loaded);
    const loaded = onBoard ? board.loaded : this.#setup.games.find(knows);
    const query = loaded?.queries[word];
    if (query === undefined) return bad('unknown request');
    const context = { at: board?.at ?? 0, rng: seededRng(word), within: (ms: number) => this.#within(ms) };
    if (query.about === 'dice') return query.answer(request, { ...context, state: null });
    if (board === null) return noGame;
    if (!onBoard) return err(general('not-available', `${board.loaded.rules.id} has no ${word}`));
    return query.answer(request, { ...context, state: board.state });
  }

  #within(milliseconds: number): () => boolean {
    const { now } = this.#setup;
    const end = now() + milliseconds;
    return () => now() >= end;
  }
}

const printed = (board: Board): JsonRecord => board.loaded.rules.print(board.state);

const seatCount = ({ loaded: { rules }, state }: Board): number => {
  const options = rules.optionsOf(state);
  return isRecord(options) && typeof options.seats === 'number'
    ? options.seats
    : rules.optionSchema.seats.max;
};

function turn(board: Board): Answer {
  const { rules } = board.loaded;
  const now = rules.turn(board.state);
  return ok(now.who === 'seats' ? { ...now, deadline: rules.deadline(board.state) } : { ...now });
}

function legal(board: Board, request: JsonRecord): Answer {
  const seat = readSeat(request.seat, seatCount(board));
  if (!seat.ok) return seat;
  const at = readAt(request.at, board.at);
  if (!at.ok) return at;
  return ok({ actions: board.loaded.rules.legal(board.state, { seat: seat.value, at: at.value }) });
}

function apply(board: Board, request: JsonRecord): Answer {
  const actor = readActor(request.actor, seatCount(board));
  if (!actor.ok) return actor;
  const at = readAt(request.at, board.at);
  if (!at.ok) return at;
  const action = board.loaded.rules.parseAction(actor.value, request.action);
  if (!action.ok) return action;
  const entries = board.apply({ at: at.value, actor: actor.value, action: action.value });
  return entries.ok ? ok({ entries: entries.value, state: printed(board) }) : entries;
}

function written(id: string | number | null, answer: Answer): string {
  if (answer.ok) return JSON.stringify({ id, ok: true, ...answer.value });
  return JSON.stringify({ id, ok: false, error: answer.error });
}
