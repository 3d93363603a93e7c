import { inserted, type Die } from '@cubarium/games/ciub';

/** Dice that look the same, lying on one another when there are many. */
export interface Stack {
  readonly key: string;
  readonly dice: readonly Die[];
}

/** Up to this many dice lie side by side; more are stacked. */
export const POOL_ROOM = 12;
const TRAY_ROOM = 7;

const alike = (die: Die): string => `${die.colour}:${die.face ?? ''}:${die.status}`;

export function stacksOf(dice: readonly Die[], room: number): readonly Stack[] {
  if (dice.length <= room) return dice.map((die) => ({ key: die.id, dice: [die] }));
  const stacks = new Map<string, Die[]>();
  for (const die of dice) stacks.set(alike(die), [...(stacks.get(alike(die)) ?? []), die]);
  return [...stacks].map(([key, stacked]) => ({ key, dice: stacked }));
}

/** A place of the tray: dice that lie there, or that are on their way. */
export interface TraySlot extends Stack {
  readonly where: 'tray' | 'coming';
}

/** The tray in the order in which it will lie when what is coming has come: then nothing changes its place. */
export function traySlots(tray: readonly Die[], coming: readonly Die[]): readonly TraySlot[] {
  const all = coming.reduce(inserted, tray);
  const slots = new Map<string, { key: string; where: TraySlot['where']; dice: Die[] }>();
  for (const die of all) {
    const where = coming.includes(die) ? 'coming' : 'tray';
    const key = `${where} ${all.length <= TRAY_ROOM ? die.id : alike(die)}`;
    const slot = slots.get(key);
    if (slot) slot.dice.push(die);
    else slots.set(key, { key, where, dice: [die] });
  }
  return [...slots.values()];
}

/** Pressing a stack chooses one more of it; when all are chosen, none. */
export function pressStack(stack: Stack, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  const free = stack.dice.find((die) => !chosen.has(die.id));
  if (free) next.add(free.id);
  else for (const die of stack.dice) next.delete(die.id);
  return next;
}
