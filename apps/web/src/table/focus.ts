import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the keyboard where the next choice is: when what had the focus is gone, the first match of `next` gets it. */
export function useKeptFocus(room: RefObject<HTMLElement | null>, next: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const root = room.current;
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
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!inside.current || !lost) return;
    room.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
}
