/**
 * What can be said of a chance while a colour can run short, before it is worked out. The roll that lies there is
 * played with the real supply, and only later rolls are taken for less and for more than they are worth; and less
 * supply never helps, so the chance with one or two colours alone to swap for, which is found soon, is a bound too.
 */
import { COLOURS, mapColours, type Colour, type Task } from '@cubarium/games/ciub';
import { BLUE, COLOUR_COUNT, countIn, ONE_OF, sizeOf, WHITE } from './classes.ts';
import type { Goal } from './goal.ts';
import { keyOf, type TurnPosition } from './position.ts';
import { Solver, type Budget, type Known } from './solver.ts';

export interface Between {
  readonly low: number;
  readonly high: number;
}

interface Asked {
  readonly position: TurnPosition;
  readonly task: Task;
  readonly budget: Budget;
}

/** The chance in a position, by a solver that may guess what later rolls are worth. */
type Ask = (solver: Solver, position: TurnPosition, task: Task) => number;

const BYTES = 4 << 20;
/** What the ends may cost that rest on guesses. */
const GUESSED: Budget = { maxNodes: 5000 };
/** How many colours are enough to swap for; with more it takes as long as with all. */
const FEW_COLOURS = [1, 2, 3] as const;

export class Brackets {
  private readonly exact: Solver;
  private readonly ask: Ask;
  private readonly below: Solver;
  private readonly above: Solver;

  constructor(exact: Solver, known: Known, ask: Ask) {
    this.exact = exact;
    this.ask = ask;
    this.below = new Solver(BYTES, known, (goal, key) => this.atLeast(goal, key));
    this.above = new Solver(BYTES, known, (goal, key) => this.atMost(goal, key));
  }

  /** Both ends, as close as the budget allows. */
  around(asked: Asked, goal: Goal): Between {
    const high = this.guessed(this.above, asked) ?? 1;
    let low = this.guessed(this.below, asked) ?? 0;
    for (const position of this.withFewColours(asked.position, goal)) {
      if (low >= high) break;
      const found = this.exact.run(asked.budget, () => this.ask(this.exact, position, asked.task));
      // What was worked out until then may still say more than before.
      low = Math.max(low, found ?? this.guessed(this.below, { ...asked, position }) ?? 0);
      if (found === null) break;
    }
    return { low: Math.min(low, high), high };
  }

  private guessed(solver: Solver, { position, task, budget }: Asked): number | null {
    // Later rolls may have been worked out since it was asked last.
    solver.forget();
    return solver.run({ ...budget, ...GUESSED }, () => this.ask(solver, position, task));
  }

  /** The position with nothing in the supply but the colours that promise most. */
  private withFewColours(position: TurnPosition, goal: Goal): readonly TurnPosition[] {
    const { supply, pool } = position;
    if (supply === 'unlimited') return [];
    const key = keyOf(pool);
    const swapper = ONE_OF[countIn(key, WHITE) > 0 ? WHITE : BLUE] as number;
    const promise = (colour: Colour): number =>
      this.exact.run(GUESSED, () =>
        this.exact.roll(goal.ideal(), key - swapper + (ONE_OF[COLOURS.indexOf(colour)] as number)),
      ) ?? 0;
    const ranked = COLOURS.filter((colour, c) => c !== WHITE && supply[colour] > 0)
      .map((colour) => ({ colour, promise: promise(colour) }))
      .toSorted((a, b) => b.promise - a.promise);
    return FEW_COLOURS.map((count) => {
      const some = new Set(ranked.slice(0, count).map(({ colour }) => colour));
      return { ...position, supply: mapColours((colour) => (some.has(colour) ? supply[colour] : 0)) };
    });
  }

  /** The best part of the pool that something is known of: a die more never hurts. */
  private atLeast(goal: Goal, key: number): number {
    const known = this.exact.settled(goal.code, goal.caps, key);
    if (!Number.isNaN(known)) return known;
    const left = sizeOf(key) - 1;
    if (left === 0) return 0;
    let best = 0;
    for (let c = 0; c < COLOUR_COUNT; c++)
      if (countIn(key, c) > 0)
        best = Math.max(best, this.below.roll(goal.leave(c, left), key - (ONE_OF[c] as number)));
    return best;
  }

  /** As if no colour but white could run short, or none at all. */
  private atMost(goal: Goal, key: number): number {
    const known = this.exact.settled(goal.code, goal.caps, key);
    if (!Number.isNaN(known)) return known;
    const white = goal.whiteOnly().forPool(key);
    const charted = white === goal ? NaN : this.above.charted(white, key);
    return Number.isNaN(charted) ? this.above.roll(goal.ideal(), key) : charted;
  }
}
