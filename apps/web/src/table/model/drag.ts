import { useEffect, useRef, type RefObject } from 'react';

/** A touch that moves less than this is a tap. */
const SLOP_PX = 8;

interface Drag {
  readonly die: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
  over: HTMLElement | null;
}

/** What was dragged, and the place it was let go on; null for none. */
export type OnDrop = (die: string, place: string | null) => void;

/**
 * Dragging dice, as an addition to touching: anything with a `data-die` can be taken, anything with a `data-drop` is
 * a place. Only transforms move; nothing is drawn anew before the die is let go. Meanwhile the room is marked
 * `data-dragging`, and the place below `data-over`.
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
    follow(root, (die, place) => latest.current(die, place), listening.signal);
    return () => listening.abort();
  }, [room]);
}

function follow(root: HTMLElement, onDrop: OnDrop, signal: AbortSignal): void {
  let drag: Drag | null = null;
  const end = (): void => {
    if (drag) letGo(root, drag);
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
    if (drag) move(root, drag, event);
  });
  on('pointerup', (event) => {
    if (!drag) return;
    const { die, moved } = drag;
    const place = moved ? placeUnder(event) : null;
    end();
    if (!moved) return;
    swallowClick(root, signal);
    if (place) tellFlights(root, { die, x: event.clientX, y: event.clientY });
    onDrop(die, place?.dataset.drop ?? null);
  });
  root.ownerDocument.addEventListener('pointercancel', end, { signal });
}

function taken(root: HTMLElement, event: PointerEvent): Drag | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-die]') : null;
  const die = element?.dataset.die;
  if (!element || die === undefined || !root.contains(element)) return null;
  return { die, element, x: event.clientX, y: event.clientY, moved: false, over: null };
}

function move(root: HTMLElement, drag: Drag, event: PointerEvent): void {
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  drag.moved ||= Math.hypot(dx, dy) > SLOP_PX;
  if (!drag.moved) return;
  root.dataset.dragging = '';
  drag.element.dataset.dragged = '';
  drag.element.style.translate = `${dx}px ${dy}px`;
  const over = placeUnder(event);
  if (over === drag.over) return;
  drag.over?.removeAttribute('data-over');
  over?.setAttribute('data-over', '');
  drag.over = over;
}

function letGo(root: HTMLElement, { element, over }: Drag): void {
  root.removeAttribute('data-dragging');
  over?.removeAttribute('data-over');
  element.removeAttribute('data-dragged');
  element.style.removeProperty('translate');
}

/** The dragged die itself lets the pointer through. */
const placeUnder = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null;

/** A die flies on from where it was let go. */
export interface LetGo {
  readonly die: string;
  readonly x: number;
  readonly y: number;
}
export const LET_GO = 'let-go';

const tellFlights = (root: HTMLElement, detail: LetGo): boolean =>
  root.dispatchEvent(new CustomEvent<LetGo>(LET_GO, { detail }));

/** The click that follows letting go is no touch. */
function swallowClick(root: HTMLElement, signal: AbortSignal): void {
  const once = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, once.signal]) };
  root.addEventListener('click', (event) => event.stopPropagation(), options);
  setTimeout(() => once.abort());
}
