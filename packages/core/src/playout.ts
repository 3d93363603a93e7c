import type { Action, Entry, Move } from './entry.ts';
import type { Asking, GameDefinition } from './game.ts';
import { pick, type Rng } from './rng.ts';
import type { Seat } from './seat.ts';

/** Who decides in a playout. `chance` and `choose` default to draws with `rng`. */
export interface Driver<S, A extends Action> {
  readonly rng: Rng;
  readonly choose?: (state: S, asking: Asking) => A | null;
  readonly chance?: (state: S, seq: number) => A | null;
  /** The moment to begin at, for a start in the middle of a game; 0 without one. */
  readonly from?: number;
  /** More entries than this mean that a game does not end: an exception, because it is a bug. */
  readonly longest?: number;
}

export interface Playout<S, A extends Action> {
  readonly state: S;
  readonly log: readonly Entry<A>[];
}

const LONGEST_GAME = 100_000;
/** A person at a table does something about every two seconds. */
const PACE_MS = 2000;
/** So often in a row may time pass without anybody being able to act. */
const PATIENCE = 1000;

/** Plays from a state to the end: chance when it is due, the clock at its deadline, else a seat that can act. */
export function playout<S, A extends Action>(
  game: GameDefinition<S, A>,
  start: S,
  driver: Driver<S, A>,
): Playout<S, A> {
  const log: Entry<A>[] = [];
  const longest = driver.longest ?? LONGEST_GAME;
  let state = start;
  let at = driver.from ?? 0;
  for (;;) {
    const move = nextMove(game, state, { driver, at, seq: log.length });
    if (move === null) return { state, log };
    const next = game.apply(state, move);
    if (!next.ok) throw new Error(`playout refused: ${JSON.stringify({ move, error: next.error })}`);
    state = next.value;
    at = move.at;
    log.push({ seq: log.length, ...move });
    if (log.length > longest) throw new Error(`${game.id}: no end after ${longest} entries`);
  }
}

/** A whole game of random legal actions. */
export function playRandom<S, A extends Action, O>(
  game: GameDefinition<S, A, O>,
  options: O,
  rng: Rng,
): Playout<S, A> {
  return playout(game, game.setup(options), { rng });
}

interface Now<S, A extends Action> {
  readonly driver: Driver<S, A>;
  readonly at: number;
  readonly seq: number;
}

function nextMove<S, A extends Action>(game: GameDefinition<S, A>, state: S, now: Now<S, A>): Move<A> | null {
  const turn = game.turn(state);
  switch (turn.who) {
    case 'nobody':
      return null;
    case 'chance':
      return chanceMove(game, state, now);
    case 'seats':
      return seatMove(game, state, { ...now, seats: turn.seats });
  }
}

function chanceMove<S, A extends Action>(
  game: GameDefinition<S, A>,
  state: S,
  { driver, at, seq }: Now<S, A>,
): Move<A> {
  const action = driver.chance ? driver.chance(state, seq) : game.drawChance(state, driver.rng);
  if (action === null) throw new Error(`${game.id}: chance is due and draws nothing`);
  return { at, actor: 'chance', action };
}

/** Lets time pass, if the game has a clock, until a seat drawn at random can act or the clock must. */
function seatMove<S, A extends Action>(
  game: GameDefinition<S, A>,
  state: S,
  { driver, at, seats }: Now<S, A> & { readonly seats: readonly Seat[] },
): Move<A> {
  const deadline = game.deadline(state);
  let now = at;
  for (let tries = 0; tries < PATIENCE; tries++) {
    if (game.timeUp !== null) now += driver.rng.below(PACE_MS);
    if (deadline !== null && now >= deadline && game.timeUp !== null) {
      return { at: Math.max(at, deadline), actor: 'clock', action: game.timeUp };
    }
    const seat = pick(driver.rng, seats);
    const asking = { seat, at: now };
    const action = driver.choose ? driver.choose(state, asking) : game.sample(state, asking, driver.rng);
    if (action !== null) return { at: now, actor: seat, action };
  }
  throw new Error(`${game.id}: seats ${seats.join(' ')} are to act and none does`);
}
