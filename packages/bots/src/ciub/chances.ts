/**
 * Chances as bots use them: with an unlimited supply, from finished values of pools where there are some
 * and from an estimate beyond, so that no question ever starts a long calculation.
 */
import { CARDS, type CardId, type Task } from '@cubarium/games/ciub';
import { promise } from './aims.ts';
import { ActionValues, type Valued } from './odds/actions.ts';
import { COLOUR_COUNT, countIn, ONE_OF, sizeOf } from './odds/classes.ts';
import { NO_CAPS } from './odds/goal.ts';
import { needAt, type TurnPosition } from './odds/position.ts';
import { IMPOSSIBLE, MET, needOf, withDiceLeft, type SelfAdjust } from './odds/need.ts';
import { Solver, type Budget, type Known } from './odds/solver.ts';
import { LARGEST_CHART } from './odds/ranks.ts';
import { roughChance } from './rough.ts';

/** Finished values of pools; it may grow. */
export interface PoolChart {
  /** NaN where it has none. */
  readonly value: Known;
  /** Another number whenever it has grown. */
  readonly version: number;
}

/** Every action of a position with the chance it leaves for a task; null when the budget ran out. */
export type ActionChances = (task: Task, budget: Budget) => readonly Valued[] | null;

export interface Chances {
  /** Another number whenever better values have come. */
  readonly version: number;
  /** The chance to meet a card's task by rolling these dice with an empty tray. */
  rolling(card: CardId, dice: number, selfAdjust: SelfAdjust): number;
  /** Points times chance, summed over these cards. */
  expected(cards: readonly CardId[], dice: number, selfAdjust: SelfAdjust): number;
  /** The points that a turn promises which can go for any one of these cards. */
  promised(cards: readonly CardId[], dice: number, selfAdjust: SelfAdjust): number;
  /** The actions of a position, until another is asked about: values are not kept, so a budget buys the same each time. */
  actions(position: TurnPosition): ActionChances;
}

const MAX_BYTES = 1 << 20;
/** Pools up to this size cost next to nothing to solve, so that they are never guessed. */
const SOLVED = 2;
const SMALLEST_PART = 4;
/** What a die more than the chart knows leaves of the chance to fail. */
const FAILS_WITH_ONE_MORE = 0.72;

export function createChances(chart: PoolChart): Chances {
  const estimates = new Estimates(chart);
  const known: Known = (code, key) => {
    const value = chart.value(code, key);
    return Number.isNaN(value) ? estimates.value(code, key) : value;
  };
  const solver = new Solver(MAX_BYTES, (code, key) =>
    sizeOf(key) > SOLVED ? known(code, key) : chart.value(code, key),
  );
  const first = { 'no-actions': new FirstRolls(chart, known), 'numbers-only': new FirstRolls(chart, known) };
  return {
    get version() {
      return chart.version;
    },
    rolling: (card, dice, selfAdjust) => first[selfAdjust].chance(card, dice, selfAdjust),
    expected: (cards, dice, selfAdjust) => first[selfAdjust].expected(cards, dice, selfAdjust),
    promised: (cards, dice, selfAdjust) => first[selfAdjust].promised(cards, dice, selfAdjust),
    actions(position) {
      solver.forget();
      return (task, budget) => {
        const goal = solver.goals.get(needAt(position, task), NO_CAPS);
        return solver.run(budget, () => new ActionValues(solver, position, goal).all());
      };
    },
  };
}

/** Chances at the beginning of a turn. They are asked for again and again, for the same lists of cards. */
class FirstRolls {
  private readonly chart: PoolChart;
  private readonly known: Known;
  private version = 0;
  private readonly found = new Map<CardId, Map<number, number>>();
  private sums: ByCards = new WeakMap();
  private promises: ByCards = new WeakMap();

  constructor(chart: PoolChart, known: Known) {
    this.chart = chart;
    this.known = known;
  }

  chance(card: CardId, dice: number, selfAdjust: SelfAdjust): number {
    this.refresh();
    let values = this.found.get(card);
    if (!values) this.found.set(card, (values = new Map<number, number>()));
    let value = values.get(dice);
    if (value === undefined) remember(values, dice, (value = this.worked(card, dice, selfAdjust)));
    return value;
  }

  expected(cards: readonly CardId[], dice: number, selfAdjust: SelfAdjust): number {
    this.refresh();
    const known = memoryOf(this.sums, cards);
    let sum = known.get(dice);
    if (sum !== undefined) return sum;
    sum = 0;
    for (const card of cards) sum += CARDS[card].points * this.chance(card, dice, selfAdjust);
    remember(known, dice, sum);
    return sum;
  }

  promised(cards: readonly CardId[], dice: number, selfAdjust: SelfAdjust): number {
    this.refresh();
    const known = memoryOf(this.promises, cards);
    let value = known.get(dice);
    if (value !== undefined) return value;
    value = promise(
      cards.map((card) => ({ gain: CARDS[card].points, chance: this.chance(card, dice, selfAdjust) })),
    );
    remember(known, dice, value);
    return value;
  }

  private worked(card: CardId, dice: number, selfAdjust: SelfAdjust): number {
    const { task } = CARDS[card];
    const code = task ? withDiceLeft(needOf(task, selfAdjust), sizeOf(dice)) : IMPOSSIBLE;
    return code < 0 ? Number(code === MET) : this.known(code, dice);
  }

  private refresh(): void {
    if (this.version === this.chart.version) return;
    this.version = this.chart.version;
    this.found.clear();
    this.sums = new WeakMap();
    this.promises = new WeakMap();
  }
}

/** What was worked out for the very same list of cards, by dice. */
type ByCards = WeakMap<readonly CardId[], Map<number, number>>;

function memoryOf(memory: ByCards, cards: readonly CardId[]): Map<number, number> {
  let known = memory.get(cards);
  if (!known) memory.set(cards, (known = new Map<number, number>()));
  return known;
}

const MEMORIES = 20_000;

function remember(values: Map<number, number>, key: number, value: number): void {
  if (values.size >= MEMORIES) values.clear();
  values.set(key, value);
}

/** Pools that the chart does not know. */
class Estimates {
  private readonly chart: PoolChart;
  private version = 0;
  private readonly found = new Map<number, Map<number, number>>();

  constructor(chart: PoolChart) {
    this.chart = chart;
  }

  value(code: number, key: number): number {
    if (this.version !== this.chart.version) this.found.clear();
    this.version = this.chart.version;
    let values = this.found.get(code);
    if (!values) this.found.set(code, (values = new Map<number, number>()));
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = extrapolated(this.chart, code, key)));
    return value;
  }
}

/** The best part of the pool that the chart knows; every further die spares a share of the failures. */
function extrapolated(chart: PoolChart, code: number, key: number): number {
  const dice = sizeOf(key);
  for (let size = Math.min(dice - 1, LARGEST_CHART); size >= SMALLEST_PART; size--) {
    const need = withDiceLeft(code, size);
    const value = need < 0 ? NaN : bestPart(chart, need, { size, key });
    if (!Number.isNaN(value)) return 1 - (1 - value) * FAILS_WITH_ONE_MORE ** (dice - size);
  }
  return roughChance(code, key);
}

interface Pool {
  readonly key: number;
  /** Of so many of its dice. */
  readonly size: number;
}

/** Exchanges one die of the part for one outside it as long as that helps. */
function bestPart(chart: PoolChart, need: number, { size, key }: Pool): number {
  let part = firstDice(key, size);
  let best = chart.value(need, part);
  for (let improved = !Number.isNaN(best); improved;) {
    improved = false;
    for (const other of exchanges(part, key)) {
      const found = chart.value(need, other);
      if (!(found > best)) continue;
      [part, best, improved] = [other, found, true];
      break;
    }
  }
  return best;
}

function exchanges(part: number, key: number): readonly number[] {
  const found: number[] = [];
  for (let out = 0; out < COLOUR_COUNT; out++) {
    for (let into = 0; into < COLOUR_COUNT; into++) {
      if (out === into || countIn(part, out) === 0 || countIn(key, into) <= countIn(part, into)) continue;
      found.push(part - (ONE_OF[out] as number) + (ONE_OF[into] as number));
    }
  }
  return found;
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
