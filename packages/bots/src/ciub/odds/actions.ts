/** Every action of a position with its value, so that all best ones can be told. */
import {
  choosable,
  COLOURS,
  DISTINCT_FACES,
  isForced,
  isSymbol,
  type Die,
  type Face,
  type SeatAction,
} from '@cubarium/games/ciub';
import { classOf, ONE_OF } from './classes.ts';
import type { Goal } from './goal.ts';
import { classOfDie, colourOf, keyOf, type TurnPosition } from './position.ts';
import type { Solver } from './solver.ts';

export type TurnAction = Extract<SeatAction, { kind: 'roll' | 'stop' | 'swap' | 'reroll' | 'adjust' }>;

export interface Valued {
  readonly action: TurnAction;
  readonly p: number;
}

/** A pool as it lies after an action: classes, and the colour of a die that still falls. */
interface Lying {
  readonly classes: readonly number[];
  readonly moved: boolean;
  readonly falling: number | null;
}

export class ActionValues {
  private readonly solver: Solver;
  private readonly position: TurnPosition;
  private readonly goal: Goal;

  constructor(solver: Solver, position: TurnPosition, goal: Goal) {
    this.solver = solver;
    this.position = position;
    this.goal = goal;
  }

  all(): readonly Valued[] {
    const symbols = this.position.pool.filter((die) => die.status === 'active' && isSymbol(die.face));
    return [...this.asides(), ...symbols.flatMap((die) => this.uses(die))];
  }

  /** Rolling again and stopping with every choice of dice to set aside (R7–R9). */
  private asides(): readonly Valued[] {
    const { pool } = this.position;
    const free = choosable(pool);
    const found: Valued[] = [];
    for (let set = 0; set < 1 << free.length; set++) {
      const aside = free.filter((_, i) => (set >> i) & 1);
      const named = aside.length > 0 ? { aside: aside.map((die) => die.id) } : {};
      const left = pool.filter((die) => !isForced(die) && !aside.includes(die));
      const goal = this.leaving(pool.filter((die) => !left.includes(die)));
      const mayRoll = left.length > 0 && (this.position.moved || left.length < pool.length);
      if (mayRoll) found.push({ action: { kind: 'roll', ...named }, p: this.solver.roll(goal, keyOf(left)) });
      found.push({ action: { kind: 'stop', ...named }, p: goal.verdict === 1 ? 1 : 0 });
    }
    return found;
  }

  private leaving(dice: readonly Die[]): Goal {
    let goal = this.goal;
    let left = this.position.pool.length;
    for (const die of dice) goal = goal.leave(classOfDie(die), --left);
    return goal;
  }

  private uses(die: Die): readonly Valued[] {
    const { pool } = this.position;
    if (die.face === 'swap') return this.swaps(die);
    if (die.face === 'adjust') return pool.flatMap((target) => this.adjusts(die, target));
    return pool.map((target) => ({
      action: { kind: 'reroll', die: die.id, target: target.id },
      p: this.rerolled(die, target),
    }));
  }

  private swaps(die: Die): readonly Valued[] {
    const { supply } = this.position;
    return COLOURS.filter((colour) => supply === 'unlimited' || supply[colour] > 0).map((colour) => ({
      action: { kind: 'swap', die: die.id, colour },
      p: this.lying(this.goal, {
        classes: [...this.classesWithout(die), COLOURS.indexOf(colour)],
        moved: true,
        falling: null,
      }),
    }));
  }

  private rerolled(die: Die, target: Die): number {
    const others = this.position.pool.filter((each) => each !== target);
    return this.lying(this.goal, {
      classes: others.map((each) => (each === die ? colourOf(die) : classOfDie(each))),
      moved: this.position.moved,
      falling: colourOf(target),
    });
  }

  private adjusts(die: Die, target: Die): readonly Valued[] {
    const faces = DISTINCT_FACES[target.colour].filter((face) => die !== target || this.mayTurnItself(face));
    return faces.map((face) => ({
      action: { kind: 'adjust', die: die.id, target: target.id, face },
      p: this.adjusted(die, target, face),
    }));
  }

  private mayTurnItself(face: Face): boolean {
    return this.position.selfAdjust === 'numbers-only' ? Number(face) > 0 : !isSymbol(face);
  }

  private adjusted(die: Die, target: Die, face: Face): number {
    const turned = classOf(colourOf(target), face);
    const left = this.position.pool.length - 1;
    const goal = this.goal.leave(die === target ? turned : classOfDie(die), left);
    const others = this.position.pool.filter((each) => each !== die && each !== target).map(classOfDie);
    return this.lying(goal, {
      classes: die === target ? others : [...others, turned],
      moved: true,
      falling: null,
    });
  }

  private classesWithout(die: Die): readonly number[] {
    return this.position.pool.filter((each) => each !== die).map(classOfDie);
  }

  private lying(goal: Goal, { classes, moved, falling }: Lying): number {
    if (goal.verdict >= 0) return goal.verdict;
    return valueLying(this.solver, goal, {
      classes,
      moved,
      falling: falling === null ? 0 : (ONE_OF[falling] as number),
    });
  }
}

/** A pool that lies, with the colours of the dice that still fall. */
export interface Row {
  readonly classes: readonly number[];
  readonly moved: boolean;
  readonly falling: number;
}

export function valueLying(solver: Solver, goal: Goal, row: Row): number {
  const { frames } = solver;
  const at = solver.scratch();
  frames.clear(at, row.moved ? 1 : 0);
  for (const cls of row.classes) frames.insert(at, cls);
  const aim = goal.limited ? goal.forPool(frames.colours(at) + row.falling) : goal;
  frames.see(at, aim);
  return solver.falls.mean(aim, row.falling, at);
}
