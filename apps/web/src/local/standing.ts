/** What the clocks of tables showed when their pages went, for as long as the tab lives. */
const keyOf = (table: string): string => `cubarium.clock.${table}`;

export const keepClock = (table: string, shows: number): void =>
  sessionStorage.setItem(keyOf(table), String(shows));

/**
 * What the clock of a table shows that is taken up again: what it showed when it was left, at least the moment of its
 * last entry. A table of this device stands still while nobody has it open, so that no pause ends by loading anew.
 */
export const stoodAt = (table: string, lastEntry: number): number =>
  Math.max(lastEntry, Number(sessionStorage.getItem(keyOf(table)) ?? 0));
