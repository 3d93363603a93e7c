import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard where the next choice is: when what had the focus is gone, whatever is marked `data-next` gets
 * it.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
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
    const next = room.current?.querySelector<HTMLElement>(
      "button[data-next], .cubo-controls .button[data-look='primary']",
    );
    next?.focus({ preventScroll: true });
  });
}
