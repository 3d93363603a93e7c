import { useEffect, useRef, type RefObject } from 'react';

/** A touch that moves less than this is a tap. */
const SLOP_PX = 8;

interface Drag {
  readonly die: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

export type OnDrop = (die: string, cell: number | null) => void;

/**
 * Dragging dice onto cells and off the square, as an addition to touching: anything with a `data-die` can be taken,
 * anything with a `data-cell` is a place. Only transforms move; nothing is drawn anew before the die is let go.
 */
export function useDrag(room: RefObject<HTMLElement | null>, onDrop: OnDrop): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const root = room.current;
    if (!root) return;
    const listening = new AbortController();
    follow(root, (die, cell) => latest.current(die, cell), listening.signal);
    return () => listening.abort();
  }, [room]);
}

function follow(root: HTMLElement, onDrop: OnDrop, signal: AbortSignal): void {
  let drag: Drag | null = null;
  const end = (): void => {
    drag?.element.removeAttribute('data-dragged');
    drag?.element.style.removeProperty('translate');
    drag = null;
  };
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup',
    handle: (event: PointerEvent) => void,
  ): void => root.ownerDocument.addEventListener(type, handle, { signal });
  on('pointerdown', (event) => {
    if (event.isPrimary && event.button === 0) drag = taken(root, event);
  });
  on('pointermove', (event) => {
    if (drag) move(drag, event);
  });
  on('pointerup', (event) => {
    if (!drag) return;
    const { die, moved } = drag;
    const place = moved ? placeUnder(event) : null;
    end();
    if (!moved) return;
    swallowClick(root, signal);
    onDrop(die, place);
  });
  root.ownerDocument.addEventListener('pointercancel', end, { signal });
}

function taken(root: HTMLElement, event: PointerEvent): Drag | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-die]') : null;
  const die = element?.dataset.die;
  if (!element || die === undefined || !root.contains(element)) return null;
  return { die, element, x: event.clientX, y: event.clientY, moved: false };
}

function move(drag: Drag, event: PointerEvent): void {
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  drag.moved ||= Math.hypot(dx, dy) > SLOP_PX;
  if (!drag.moved) return;
  drag.element.dataset.dragged = '';
  drag.element.style.translate = `${dx}px ${dy}px`;
}

/** The dragged die itself lets the pointer through. */
function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  return under ? Number(under.dataset.cell) : null;
}

/** The click that follows letting go is no touch. */
function swallowClick(root: HTMLElement, signal: AbortSignal): void {
  const once = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, once.signal]) };
  root.addEventListener('click', (event) => event.stopPropagation(), options);
  setTimeout(() => once.abort());
}
