import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { rollMs } from '../../base/state/settings.ts';
import { LET_GO, type LetGo } from './drag.ts';

/** A flight takes this part of a roll, so that it has the same three speeds. */
const OF_A_ROLL = 0.46;
/** What moves less than this stays. */
const STILL_PX = 6;

export interface Flights {
  /** Different after whatever may have moved something. */
  readonly change: number | string;
  /** Where a thing is while it does not lie on the table: the `data-anchor` of its spot, or null for nowhere. */
  readonly homeOf?: (id: string) => string | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Spot extends Point {
  readonly element: HTMLElement;
  readonly width: number;
  /** Of the picture inside, whose size its surroundings decide. */
  readonly inner: number;
}

type Spots = ReadonlyMap<string, Spot>;

interface Before {
  readonly spots: Spots;
  readonly homeOf: Flights['homeOf'];
}

/**
 * Lets everything with a `data-flight` fly from where it was to where it is, so that people can follow what
 * happened. What comes or goes flies from or to its home. A stack carries the ids of all that lie in it. Measures
 * once a change; moves with transforms only; a touch ends it.
 */
export function useFlights(room: RefObject<HTMLElement | null>, { change, homeOf }: Flights): void {
  const last = useRef<Before | null>(null);
  useLayoutEffect(() => {
    const root = room.current;
    if (!root) return;
    const spots = measured(root);
    const before = last.current && shifted(last.current, spots);
    last.current = { spots, homeOf };
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [element, ids] of flying(root)) arrive(root, element, cameFrom(root, { ids, spots, before }));
    for (const [id, spot] of before.spots) if (!spots.has(id)) leave(root, spot, anchor(root, homeOf?.(id)));
    // `homeOf` belongs to the change, and is another function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [room, change]);
  useEffect(() => {
    const root = room.current;
    if (!root) return undefined;
    const skip = (): void => finishAll(root);
    const drop = (event: Event): void => {
      if (last.current && event instanceof CustomEvent)
        last.current = letGo(last.current, event.detail as LetGo);
    };
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointerdown', skip, { capture: true, signal });
    root.addEventListener(LET_GO, drop, { signal });
    return () => listening.abort();
  }, [room]);
}

const flying = (root: HTMLElement): readonly (readonly [HTMLElement, readonly string[]])[] =>
  [...root.querySelectorAll<HTMLElement>('[data-flight]')].map((element) => [
    element,
    (element.dataset.flight ?? '').split(' '),
  ]);

function measured(root: HTMLElement): Spots {
  const spots = new Map<string, Spot>();
  for (const [element, ids] of flying(root)) {
    const inner = element.firstElementChild?.clientWidth ?? 0;
    const spot = { element, width: element.offsetWidth, inner, ...restingPoint(element) };
    for (const id of ids) spots.set(id, spot);
  }
  return spots;
}

/** What was dragged comes from the hand. */
function letGo(before: Before, { die, x, y }: LetGo): Before {
  const id = `die-${die}`;
  const spot = before.spots.get(id);
  return spot ? { ...before, spots: new Map([...before.spots, [id, { ...spot, x, y }]]) } : before;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** When most things have moved alike, a line of text has grown above them: that is no flight. */
function shifted(before: Before, spots: Spots): Before {
  const stayed = [...before.spots].flatMap(([id, from]) => {
    const to = spots.get(id);
    return to ? [{ dx: to.x - from.x, dy: to.y - from.y }] : [];
  });
  const dx = median(stayed.map((move) => move.dx));
  const dy = median(stayed.map((move) => move.dy));
  const moved = [...before.spots].map(
    ([id, spot]) => [id, { ...spot, x: spot.x + dx, y: spot.y + dy }] as const,
  );
  return { ...before, spots: new Map(moved) };
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The middle of where an element will be when it has landed. */
function restingPoint(element: HTMLElement): Point {
  const { x, y } = middleOf(element.getBoundingClientRect());
  if (element.getAnimations().length === 0) return { x, y };
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: x - e, y: y - f };
}

/** The spot of a name on the screen: the nearest match that is to be seen. */
function anchor(root: HTMLElement, name: string | null | undefined): Point | null {
  if (!name) return null;
  const [general = ''] = name.split('-');
  for (const each of [name, general]) {
    const found = root.querySelector(`[data-anchor="${each}"]`)?.getBoundingClientRect();
    if (found && found.width > 0) return middleOf(found);
  }
  return null;
}

interface Journey {
  readonly ids: readonly string[];
  readonly spots: Spots;
  readonly before: Before;
}

/** Where something was before; null when it has not moved, or was nowhere. */
function cameFrom(root: HTMLElement, { ids, spots, before }: Journey): Point | null {
  const known = ids.find((id) => before.spots.has(id));
  if (known === undefined) return anchor(root, before.homeOf?.(ids[0] ?? ''));
  const from = before.spots.get(known);
  const to = spots.get(known);
  return from && to && Math.hypot(from.x - to.x, from.y - to.y) >= STILL_PX ? from : null;
}

/** The name by which running flights are found again. */
const FLIGHT = 'flight';
const timing = (): KeyframeAnimationOptions => ({
  id: FLIGHT,
  duration: rollMs() * OF_A_ROLL,
  easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
});

function arrive(root: HTMLElement, element: HTMLElement, from: Point | null): void {
  if (!from || !root.isConnected) return;
  const { x, y } = restingPoint(element);
  const [dx, dy] = [from.x - x, from.y - y];
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.06)`, zIndex: 5, offset: 0.5 },
      { transform: 'none', zIndex: 5 },
    ],
    timing(),
  );
}

/** What has left is no longer drawn: a picture of it flies home. */
function leave(root: HTMLElement, { element, x, y, width, inner }: Spot, home: Point | null): void {
  if (!home) return;
  const picture = element.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return;
  picture.inert = true;
  picture.className += ' leaving';
  picture.removeAttribute('data-flight');
  // By itself, not by a class: a game's own style of the thing must not put its picture back into the table's order.
  picture.style.cssText = `position: fixed; left: 0; top: 0; width: ${width}px; --die: ${inner}px`;
  root.append(picture);
  // What is fixed begins at the window, or at a part of the page that contains its layout.
  const begin = picture.getBoundingClientRect();
  picture.style.left = `${x - begin.left}px`;
  picture.style.top = `${y - begin.top}px`;
  const away = picture.animate(
    [
      { transform: 'translate(-50%, -50%)', opacity: 1 },
      {
        transform: `translate(calc(-50% + ${home.x - x}px), calc(-50% + ${home.y - y}px)) scale(0.6)`,
        opacity: 0.3,
      },
    ],
    timing(),
  );
  void away.finished.catch(() => undefined).then(() => picture.remove());
}

function finishAll(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === FLIGHT) animation.finish();
}
