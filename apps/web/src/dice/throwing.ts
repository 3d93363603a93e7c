import { framesOf } from './path.ts';

/** More shadows than this are no longer told apart, and cost frames. */
const MOST_SHADOWS = 12;
/** Where nobody says where the hand is, it is below. */
const HAND_BELOW_PX = 160;
const FADE_MS = 120;
/** The last part of a throw, in which the foot of a die comes to be seen. */
const LANDING = 0.82;

interface Thrown {
  readonly cube: HTMLElement;
  readonly spin: number;
}

let waiting: Thrown[] = [];

/**
 * Throws a die. Those that are thrown together are measured together: measuring one after moving another would lay out
 * the page once a die.
 */
export function throwDie(die: Thrown): void {
  if (waiting.push(die) === 1) queueMicrotask(throwAll);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Measured extends Thrown {
  readonly ms: number;
  readonly width: number;
  readonly rest: Point;
  readonly hand: Point;
  readonly ceiling: number;
}

function throwAll(): void {
  const dice = waiting.filter(({ cube }) => cube.isConnected).map(measure);
  waiting = [];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const die of dice)
    if (still) fade(die);
    else fly(die, dice.length <= MOST_SHADOWS);
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

function measure({ cube, spin }: Thrown): Measured {
  const room = cube.closest('[data-part="board"]');
  const rest = middleOf((cube.parentElement ?? cube).getBoundingClientRect());
  const fromTop = cube.closest('[data-thrown="from-top"]') !== null;
  const hand = room?.querySelector('[data-anchor="hand"]')?.getBoundingClientRect();
  const ceiling = room?.querySelector('.sentence')?.getBoundingClientRect().bottom ?? 0;
  const below = hand && hand.width > 0 ? middleOf(hand) : { x: rest.x, y: rest.y + HAND_BELOW_PX };
  return {
    cube,
    spin,
    ms: Number(getComputedStyle(cube).getPropertyValue('--roll-ms')),
    width: cube.offsetWidth,
    rest,
    hand: fromTop
      ? { x: rest.x + (spin % 2 === 0 ? -40 : 40), y: ceiling - rest.y > 0 ? rest.y : ceiling }
      : below,
    ceiling,
  };
}

function fly({ cube, spin, ms, width, rest, hand, ceiling }: Measured, shadows: boolean): void {
  const frames = framesOf({
    dx: hand.x - rest.x,
    dy: hand.y - rest.y,
    die: width,
    room: rest.y - width / 2 - ceiling,
    spin,
  });
  const timing = { duration: ms, fill: 'both' } as const;
  cube.animate(frames.cube, timing);
  const [shadow, foot] = [partOf(cube, '.die-shadow'), partOf(cube, '.die-foot')];
  shadow?.toggleAttribute('hidden', !shadows);
  if (shadows) shadow?.animate(frames.shadow, timing);
  foot?.animate([{ opacity: 0 }, { opacity: 0, offset: LANDING }, { opacity: 1 }], timing);
}

/** For people who want no motion: nothing to be seen, then there. It takes as long as for everybody. */
function fade({ cube, ms }: Measured): void {
  const hidden = { opacity: 0, offset: Math.max(0, 1 - FADE_MS / ms) };
  for (const part of [cube, partOf(cube, '.die-foot')])
    part?.animate([{ opacity: 0 }, hidden, { opacity: 1 }], { duration: ms, fill: 'both' });
}

const partOf = (cube: HTMLElement, part: string): HTMLElement | null =>
  cube.parentElement?.querySelector<HTMLElement>(part) ?? null;
