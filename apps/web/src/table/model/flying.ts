import { rollMs } from '../../base/state/settings.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something comes from, and how large it was there. */
export interface Origin extends Point {
  readonly width: number;
}

/** Where something lay. */
export interface Spot extends Origin {
  readonly element: HTMLElement;
  /** Of the picture inside, whose size its surroundings decide. */
  readonly inner: number;
}

/** How something flies; times are parts of a roll, so that they follow the speed that somebody likes. */
export interface Manner {
  /** It stays where it was for so long. */
  readonly after?: number;
  readonly takes?: number;
  /** It is held up for everybody to see before it goes. */
  readonly shown?: boolean;
}

/** A flight takes this part of a roll, so that it has the same three speeds. */
const OF_A_ROLL = 0.46;
/** The name by which running flights are found again. */
export const FLIGHT = 'flight';
export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
export const EASE_IN_OUT = 'cubic-bezier(0.45, 0, 0.3, 1)';

const timing = ({ after = 0, takes = OF_A_ROLL, shown }: Manner): KeyframeAnimationOptions => ({
  id: FLIGHT,
  delay: rollMs() * after,
  duration: rollMs() * takes,
  // What is held up has an ease of its own for each part of its way.
  easing: shown ? 'linear' : EASE_OUT,
  // Until its time has come it is seen where it was.
  fill: 'backwards',
});

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The middle of where an element will be when it has landed. */
export function restingPoint(element: HTMLElement): Point {
  const { x, y } = middleOf(element.getBoundingClientRect());
  if (element.getAnimations().length === 0) return { x, y };
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: x - e, y: y - f };
}

export function arrive(element: HTMLElement, from: Origin, manner: Manner = {}): void {
  const { x, y } = restingPoint(element);
  const [dx, dy] = [from.x - x, from.y - y];
  const size = element.offsetWidth > 0 ? from.width / element.offsetWidth : 1;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, zIndex: 5 },
      {
        transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(${((size + 1) / 2) * 1.06})`,
        zIndex: 5,
        offset: 0.5,
      },
      { transform: 'none', zIndex: 5 },
    ],
    timing(manner),
  );
}

interface Leaving {
  readonly root: HTMLElement;
  readonly spot: Spot;
  readonly home: Point;
  readonly manner: Manner | undefined;
}

/** What has left is no longer drawn: a picture of it flies home. */
export function leave({ root, spot: { element, x, y, width, inner }, home, manner = {} }: Leaving): void {
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
  const frames = manner.shown ? heldUp : gone;
  const away = picture.animate(frames({ x: home.x - x, y: home.y - y }), timing(manner));
  void away.finished.catch(() => undefined).then(() => picture.remove());
}

const gone = ({ x, y }: Point): Keyframe[] => [
  { transform: 'translate(-50%, -50%)', opacity: 1 },
  { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(0.6)`, opacity: 0.3 },
];

/** A third of the time in the hand, then to its owner, as small as what it is kept in. */
const heldUp = ({ x, y }: Point): Keyframe[] => [
  { transform: 'translate(-50%, -50%)', opacity: 1, easing: EASE_OUT },
  {
    transform: 'translate(-50%, calc(-50% - 12px)) scale(1.12)',
    opacity: 1,
    offset: 0.34,
    easing: EASE_IN_OUT,
  },
  {
    transform: `translate(calc(-50% + ${x * 0.92}px), calc(-50% + ${y * 0.92}px)) scale(0.26)`,
    opacity: 1,
    offset: 0.94,
  },
  { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(0.2)`, opacity: 0 },
];

export function finishAll(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.id === FLIGHT) animation.finish();
}
