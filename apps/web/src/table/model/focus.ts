import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the keyboard waits while there is nothing to choose; how it ended comes before everything. */
const WAITING = '.sentence';
const END = '.end-panel h2';

/**
 * Keeps the keyboard where the next choice is: when what had the focus is gone, the first match of `next` gets it, and
 * while others act the sentence that says so. The focus never falls out of the table.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>, next: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const root = mainOf(room);
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'focusin',
      (event) => {
        inside.current = event.target instanceof Node && root.contains(event.target);
      },
      { signal },
    );
    // Who taps beside everything has left on purpose.
    document.addEventListener('pointerdown', () => (inside.current = false), { signal });
    return () => listening.abort();
  }, [room]);
  useLayoutEffect(() => {
    const root = mainOf(room);
    if (!inside.current || !root || !isFree(document.activeElement)) return;
    // The same choice may stand in two places, of which the width of the screen shows one.
    const seen = [...root.querySelectorAll<HTMLElement>(next)].find((each) => each.checkVisibility());
    const choice = root.querySelector<HTMLElement>(END) ?? seen;
    if (!choice) return root.querySelector<HTMLElement>(WAITING)?.focus({ preventScroll: true });
    choice.focus({ preventScroll: true });
    // Where the table scrolls, what has the focus is seen.
    choice.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** The table with what lies over it: answers, and how it ended. */
const mainOf = (room: RefObject<HTMLElement | null>): HTMLElement | null =>
  room.current?.closest('main') ?? room.current;

const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(WAITING);
