/** What can be said when the exact answer does not fit the budget. */
import type { Die } from '@cubarium/games/ciub';
import { FIRST_NUMBER, isSkull, ONE_OF, SWAP_WHITE } from './classes.ts';
import type { Goal } from './goal.ts';
import { classOfDie, colourOf, isFalling, type TurnPosition } from './position.ts';
import type { Solver } from './solver.ts';

/**
 * The same position with fewer dice: a lower bound, since a die more never hurts. Those go first that do
 * least for the goal; a skull goes to the tray anyway and lets the rest be rolled again.
 */
export function withFewerDice(solver: Solver, position: TurnPosition, size: Reduction): TurnPosition {
  const worth = (die: Die): number => {
    const cls = isFalling(die) ? colourOf(die) : size.goal.seen(classOfDie(die));
    if (isSkull(cls)) return -1;
    if (cls >= FIRST_NUMBER) return 3;
    return cls >= SWAP_WHITE ? 2 : colourWorth(solver, size.goal, cls);
  };
  const kept = position.pool
    .map((die) => ({ die, worth: worth(die) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, size.dice)
    .map(({ die }) => die);
  const pool = position.pool.filter((die) => kept.includes(die));
  const skullGone = position.pool.some(
    (die) => !kept.includes(die) && !isFalling(die) && isSkull(classOfDie(die)),
  );
  return { ...position, pool, moved: position.moved || skullGone };
}

export interface Reduction {
  readonly dice: number;
  /** Without supply limits: it only ranks the dice. */
  readonly goal: Goal;
}

/** How useful a colour is on its own: the chance with a few dice of it and as many white ones. */
function colourWorth(solver: Solver, goal: Goal, colour: number): number {
  return solver.roll(goal, 3 * (ONE_OF[colour] as number) + 3 * (ONE_OF[0] as number));
}
