import type { Die } from '@cubarium/games/ciub';

/** Dice that look the same, lying on one another when there are many. */
export interface Stack {
  readonly key: string;
  readonly dice: readonly Die[];
}

/** Up to this many dice lie side by side; more are stacked. */
export const POOL_ROOM = 12;
export const TRAY_ROOM = 7;

const alike = (die: Die): string => `${die.colour}:${die.face ?? ''}:${die.status}`;

export function stacksOf(dice: readonly Die[], room: number): readonly Stack[] {
  if (dice.length <= room) return dice.map((die) => ({ key: die.id, dice: [die] }));
  const stacks = new Map<string, Die[]>();
  for (const die of dice) stacks.set(alike(die), [...(stacks.get(alike(die)) ?? []), die]);
  return [...stacks].map(([key, stacked]) => ({ key, dice: stacked }));
}

/** Pressing a stack chooses one more of it; when all are chosen, none. */
export function pressStack(stack: Stack, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  const free = stack.dice.find((die) => !chosen.has(die.id));
  if (free) next.add(free.id);
  else for (const die of stack.dice) next.delete(die.id);
  return next;
}
