import type { Seat } from '@cubarium/core';

/**
 * How the view of a game tells the frame what its elements are; spread into them: `<div {...PART.board}>`. The frame's
 * styles know these marks and no class of a game.
 */
export const PART = {
  /** The whole view. */
  board: { 'data-part': 'board' },
  /** What there is to do: gone when looking back, and at the end. */
  moves: { 'data-part': 'moves' },
  /** What happens now and how long it may take: gone at the end. */
  telling: { 'data-part': 'telling' },
} as const;

/** Where a seat is shown: signs that its player makes lie over it. */
export const sits = (seat: Seat): { readonly 'data-sits': Seat } => ({ 'data-sits': seat });

/** What something on the table is called, whatever lies there now: lessons point at it. Several names by spaces. */
export const thing = (name: string): { readonly 'data-thing': string } => ({ 'data-thing': name });

/** Where something is found by its name, or by the one under which it flies. */
export const placeOfThing = (name: string): string =>
  `:is([data-thing~="${name}"], [data-flight~="${name}"])`;

/** Where the mark of `sits` is found. */
export const placeOf = (seat: Seat): string => `[data-sits="${seat}"]`;

const NAMED = '[data-thing], [data-flight], [data-anchor], [data-sits]';

/** The names of whatever lies at a place, from the inside out. */
export function namesAt(target: EventTarget | null): readonly string[] {
  const names: string[] = [];
  for (
    let element = target instanceof Element ? target.closest(NAMED) : null;
    element instanceof HTMLElement;
    element = element.parentElement?.closest(NAMED) ?? null
  ) {
    const { thing: called = '', flight = '', anchor = '', sits: seat } = element.dataset;
    const sitting = seat === undefined ? '' : `sits-${seat}`;
    names.push(...`${called} ${flight} ${anchor} ${sitting}`.split(/\s+/).filter(Boolean));
  }
  return names;
}
