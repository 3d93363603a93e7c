import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Place {
  readonly left: number;
  readonly top: number;
}

const FLIGHT_MS = 320;

/**
 * Lets everything with a `data-flight` id fly from where it was to where it is, so that people can follow what
 * happened. Measures once a change; moves with transforms only.
 */
export function useFlights(room: RefObject<HTMLElement | null>, change: number): void {
  const places = useRef<ReadonlyMap<string, Place>>(new Map());
  useLayoutEffect(() => {
    const root = room.current;
    if (!root) return;
    const before = places.current;
    const now = new Map<string, Place>();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const element of root.querySelectorAll<HTMLElement>('[data-flight]')) {
      const id = element.dataset.flight ?? '';
      const { left, top } = element.getBoundingClientRect();
      now.set(id, { left, top });
      const from = before.get(id);
      if (from && !still) fly(element, from.left - left, from.top - top);
    }
    places.current = now;
  }, [room, change]);
}

function fly(element: HTMLElement, dx: number, dy: number): void {
  const distance = Math.hypot(dx, dy);
  if (distance < 6) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.06)`, zIndex: 5, offset: 0.5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
