/**
 * Chances as bots use them: with an unlimited supply, from finished values of pools where there are some
 * and from an estimate beyond, so that no question ever starts a long calculation.
 */
import { CARDS, type CardId, type Task } from '@cubarium/games/ciub';
import { ActionValues, type Valued } from './odds/actions.ts';
import { COLOUR_COUNT, countIn, ONE_OF, sizeOf } from './odds/classes.ts';
import { NO_CAPS } from './odds/goal.ts';
import { needAt, type TurnPosition } from './odds/position.ts';
import { IMPOSSIBLE, MET, needOf, withDiceLeft, type SelfAdjust } from './odds/need.ts';
import { Solver, type Budget, type Known } from './odds/solver.ts';
import { roughChance } from './rough.ts';

/** Finished values of pools up to a size. */
export interface PoolTable {
  readonly largest: number;
  readonly value: Known;
}

/** Every action of a position with the chance it leaves for a task; null when the budget ran out. */
export type ActionChances = (task: Task, budget: Budget) => readonly Valued[] | null;

export interface Chances {
  /** The chance to meet a card's task by rolling these dice with an empty tray. */
  rolling(card: CardId, dice: number, selfAdjust: SelfAdjust): number;
  /** The actions of a position, until another is asked about: values are not kept, so a budget buys the same each time. */
  actions(position: TurnPosition): ActionChances;
}

/** Without tables: bots then play by rough estimates between rolls. */
export const NO_TABLE: PoolTable = { largest: 0, value: () => NaN };

const MAX_BYTES = 1 << 20;
/** What a die more than the table knows leaves of the chance to fail. */
const FAILS_WITH_ONE_MORE = 0.72;

export function createChances(table: PoolTable): Chances {
  const larger = new Map<number, Map<number, number>>();
  const known: Known = (code, key) => {
    const size = sizeOf(key);
    const value = size <= table.largest ? table.value(code, key) : NaN;
    if (!Number.isNaN(value)) return value;
    return table.largest === 0 ? roughChance(code, key) : beyondTable(code, key);
  };
  const beyondTable = (code: number, key: number): number => {
    let values = larger.get(code);
    if (!values) larger.set(code, (values = new Map<number, number>()));
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = extrapolated(table, code, key)));
    return value;
  };
  const solver = new Solver(MAX_BYTES, known);
  return {
    rolling(card, dice, selfAdjust) {
      const { task } = CARDS[card];
      const code = task ? withDiceLeft(needOf(task, selfAdjust), sizeOf(dice)) : IMPOSSIBLE;
      return code < 0 ? Number(code === MET) : known(code, dice);
    },
    actions(position) {
      solver.forget();
      return (task, budget) => {
        const goal = solver.goals.get(needAt(position, task), NO_CAPS);
        return solver.run(budget, () => new ActionValues(solver, position, goal).all());
      };
    },
  };
}

/** The best part of the pool that the table knows; every further die spares a share of the failures. */
function extrapolated(table: PoolTable, code: number, key: number): number {
  const surplus = Math.max(0, sizeOf(key) - table.largest);
  const value = bestPart(table, code, key);
  if (Number.isNaN(value)) return roughChance(code, key);
  return 1 - (1 - value) * FAILS_WITH_ONE_MORE ** surplus;
}

/** Exchanges one die of the part for one outside it as long as that helps. */
function bestPart(table: PoolTable, code: number, key: number): number {
  const value = (part: number): number => table.value(withDiceLeft(code, table.largest), part);
  let part = firstDice(key, table.largest);
  let best = value(part);
  for (let improved = true; improved;) {
    improved = false;
    for (let out = 0; out < COLOUR_COUNT; out++) {
      for (let into = 0; into < COLOUR_COUNT; into++) {
        if (out === into || countIn(part, out) === 0 || countIn(key, into) <= countIn(part, into)) continue;
        const other = part - (ONE_OF[out] as number) + (ONE_OF[into] as number);
        const found = value(other);
        if (!(found > best)) continue;
        [part, best, improved] = [other, found, true];
      }
    }
  }
  return best;
}

function firstDice(key: number, size: number): number {
  let part = 0;
  for (let colour = 0, left = size; colour < COLOUR_COUNT && left > 0; colour++) {
    const taken = Math.min(left, countIn(key, colour));
    part += taken * (ONE_OF[colour] as number);
    left -= taken;
  }
  return part;
}
