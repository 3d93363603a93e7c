import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { LET_GO, type LetGo } from './drag.ts';
import {
  arrive,
  finishAll,
  leave,
  middleOf,
  restingPoint,
  type Manner,
  type Origin,
  type Spot,
} from './flying.ts';

/** What moves less than this stays. */
const STILL_PX = 6;

export interface Flights {
  /** Different after whatever may have moved something. */
  readonly change: number | string;
  /** Where a thing is while it does not lie on the table: the `data-anchor` of its spot, or null for nowhere. */
  readonly homeOf?: (id: string) => string | null;
  /** How a thing flies that everybody looks at; others just fly. */
  readonly mannerOf?: ((id: string) => Manner | undefined) | undefined;
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
export function useFlights(room: RefObject<HTMLElement | null>, { change, homeOf, mannerOf }: Flights): void {
  const last = useRef<Before | null>(null);
  useLayoutEffect(() => {
    const root = room.current;
    if (!root) return;
    const spots = measured(root);
    const before = last.current && shifted(last.current, spots);
    last.current = { spots, homeOf };
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [element, ids] of flying(root)) {
      const from = cameFrom(root, { ids, spots, before });
      if (from) arrive(element, from, mannerOf?.(ids[0] ?? ''));
    }
    for (const [id, spot] of before.spots) {
      const home = spots.has(id) ? null : anchor(root, homeOf?.(id));
      if (home) leave({ root, spot, home, manner: mannerOf?.(id) });
    }
    // `homeOf` and `mannerOf` belong to the change, and are other functions each time.
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

/** The spot of a name on the screen: the nearest match that is to be seen. */
function anchor(root: HTMLElement, name: string | null | undefined): Origin | null {
  if (!name) return null;
  const [general = ''] = name.split('-');
  for (const each of [name, general]) {
    const found = root.querySelector(`[data-anchor="${each}"]`)?.getBoundingClientRect();
    if (found && found.width > 0)
      return { ...middleOf(found), width: Math.min(found.width, found.height || found.width) };
  }
  return null;
}

interface Journey {
  readonly ids: readonly string[];
  readonly spots: Spots;
  readonly before: Before;
}

/** Where something was before; null when it has not moved, or was nowhere. */
function cameFrom(root: HTMLElement, { ids, spots, before }: Journey): Origin | null {
  const known = ids.find((id) => before.spots.has(id));
  if (known === undefined) return anchor(root, before.homeOf?.(ids[0] ?? ''));
  const from = before.spots.get(known);
  const to = spots.get(known);
  return from && to && Math.hypot(from.x - to.x, from.y - to.y) >= STILL_PX ? from : null;
}
