/**
 * A beginner: goes for the card that looks nearest, takes every die that fits, uses symbols on the first thing that
 * comes to mind, and overlooks some of them. No chances are worked out.
 */
import { pick, type Rng } from '@cubarium/core';
import {
  CARDS,
  choosable,
  ciub,
  COLOURS,
  coloursInSupply,
  current,
  diceOf,
  DIE_FACES,
  givesAction,
  isActive,
  isForced,
  KEPT_DICE,
  trayFacts,
  type CardId,
  type CiubState,
  type Colour,
  type Die,
  type SeatAction,
  type Task,
} from '@cubarium/games/ciub';
import { gainable, standingOf } from './standing.ts';

/** One in so many times: a symbol is overlooked, a token placed, a two-for-one traded. */
const OVERLOOKED = 4;
const TOKEN = 5;
const TRADED = 2;
const HIGH = 4;

export function noviceAction(state: CiubState, rng: Rng): SeatAction | null {
  switch (state.turn.phase) {
    case 'foresight':
      return foresee(state, rng);
    case 'toRoll':
      return { kind: 'roll' };
    case 'rolling':
      return rollOn(state, rng);
    case 'gaining':
      return gain(state, rng);
    case 'keeping':
      return keep(state, rng);
    case 'trading':
      return trade(state, rng);
    default:
      return null;
  }
}

const legal = (state: CiubState): readonly SeatAction[] =>
  ciub
    .legal(state, { seat: state.turn.seat, at: 0 })
    .filter((each): each is SeatAction => !('choose' in each));

/** Sometimes the token goes on the card that gives most. */
function foresee(state: CiubState, rng: Rng): SeatAction {
  const tokens = legal(state).filter((action) => action.kind === 'placeToken');
  if (current(state).token !== null || tokens.length === 0 || rng.below(TOKEN) > 0) return { kind: 'roll' };
  return tokens.reduce((a, b) => (CARDS[b.card].points > CARDS[a.card].points ? b : a));
}

/** The numbers that a task still wants, as often as it wants them. */
function wanted(task: Task, tray: readonly Die[], pool: readonly Die[]): readonly number[] {
  const { counts, total } = trayFacts(tray);
  const upTo = (number: number, count: number): readonly number[] =>
    Array<number>(Math.max(0, count)).fill(number);
  switch (task.kind) {
    case 'numbers':
      return task.counts.flatMap((count, number) => upTo(number, count - (counts[number] ?? 0)));
    case 'total':
      return total >= task.sum ? [] : [7, 6, 5, HIGH].flatMap((number) => upTo(number, pool.length));
    case 'equal': {
      const shown = trayFacts([...tray, ...pool.filter(isActive)]).counts;
      const most = shown.reduce((best, count, number) => (count > (shown[best] ?? 0) ? number : best), 1);
      return upTo(most, task.count - (counts[most] ?? 0));
    }
  }
}

/** The card of which most already lies there. */
function aimOf(state: CiubState): CardId | null {
  const { pool, tray } = current(state);
  const cards = gainable(standingOf(state), state.turn.seat);
  const missing = (card: CardId): number => {
    const { task } = CARDS[card];
    if (task === null) return Infinity;
    const list = wanted(task, tray, pool);
    const open = task.kind === 'total' ? Math.ceil((task.sum - trayFacts(tray).total) / HIGH) : list.length;
    return open - fitting(pool, list).length;
  };
  return cards.reduce<CardId | null>((a, b) => (a === null || missing(b) < missing(a) ? b : a), null);
}

/** Pool dice that show what is wanted, each number as often as it is. */
function fitting(pool: readonly Die[], list: readonly number[]): readonly Die[] {
  const left = [...list];
  return pool.filter((die) => {
    const at = isActive(die) ? left.indexOf(Number(die.face)) : -1;
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function rollOn(state: CiubState, rng: Rng): SeatAction {
  const { pool, tray } = current(state);
  const aim = aimOf(state);
  const task = aim && CARDS[aim].task;
  const list = task ? wanted(task, tray, pool) : [];
  const fits = fitting(pool, list);
  const aside = fits.map((die) => die.id);
  if (list.length === 0 || isMet(task, [...tray, ...fits])) return { kind: 'stop', aside };
  const symbol = pool.find(givesAction);
  const action = symbol && rng.below(OVERLOOKED) > 0 ? useSymbol(state, { symbol, list, fits }, rng) : null;
  return action ?? rollAgain(state, aside, rng);
}

const isMet = (task: Task | null, tray: readonly Die[]): boolean =>
  task !== null &&
  wanted(task, tray, []).length === 0 &&
  (task.kind !== 'total' || trayFacts(tray).total >= task.sum);

interface Use {
  readonly symbol: Die;
  readonly list: readonly number[];
  readonly fits: readonly Die[];
}

function useSymbol(state: CiubState, { symbol, list, fits }: Use, rng: Rng): SeatAction | null {
  const { pool } = current(state);
  const number = list.find((each) => fits.every((die) => die.face !== String(each))) ?? list[0];
  const idle = pool.find((die) => die !== symbol && !fits.includes(die) && !givesAction(die));
  const has = (colour: Colour): boolean => DIE_FACES[colour].some((face) => face === String(number));
  if (symbol.face === 'swap') {
    const colours = coloursInSupply(state).filter((colour) => has(colour) && colour !== symbol.colour);
    return colours.length > 0 ? { kind: 'swap', die: symbol.id, colour: pick(rng, colours) } : null;
  }
  if (symbol.face === 'reroll') return { kind: 'reroll', die: symbol.id, target: (idle ?? symbol).id };
  const target = idle && has(idle.colour) ? idle : symbol;
  const face = DIE_FACES[target.colour].find((each) => each === String(number));
  return face ? { kind: 'adjust', die: symbol.id, target: target.id, face } : null;
}

/** With nothing that fits, any die is put aside to be allowed another roll, but none that could still do something. */
function rollAgain(state: CiubState, aside: readonly string[], rng: Rng): SeatAction {
  const { pool } = current(state);
  const free = choosable(pool);
  const idle = free.filter((die) => !givesAction(die));
  const given = idle.length > 0 ? idle : free;
  const allowed = aside.length > 0 || pool.some(isForced) || state.turn.moved;
  const named = allowed || given.length === 0 ? aside : [pick(rng, given).id];
  const left = pool.filter((die) => !isForced(die) && !named.includes(die.id));
  return left.length > 0 && (allowed || named.length > 0)
    ? { kind: 'roll', aside: named }
    : { kind: 'stop', aside };
}

/** The card with the most points; the one to move down and the die to take by chance. */
function gain(state: CiubState, rng: Rng): SeatAction {
  const actions = legal(state);
  const gains = actions.filter((action) => action.kind === 'gain');
  const most = Math.max(...gains.map(({ card }) => CARDS[card].points));
  const best = gains.filter(({ card }) => CARDS[card].points === most);
  return pick(rng, best.length > 0 ? best : actions);
}

/** Different colours look best. */
function keep(state: CiubState, rng: Rng): SeatAction {
  const dice = diceOf(current(state));
  const order = COLOURS.map(() => rng.below(2));
  const rank = (die: Die): number => {
    const same = dice.filter((each) => each.colour === die.colour).indexOf(die);
    return same * 2 + (order[COLOURS.indexOf(die.colour)] ?? 0);
  };
  const kept = dice.toSorted((a, b) => rank(a) - rank(b)).slice(0, KEPT_DICE);
  return { kind: 'keep', dice: kept.map((die) => die.id) };
}

function trade(state: CiubState, rng: Rng): SeatAction {
  const trades = legal(state).filter((action) => action.kind === 'trade');
  return trades.length > 0 && rng.below(TRADED) === 0 ? pick(rng, trades) : { kind: 'endTurn' };
}
