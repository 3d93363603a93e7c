import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { Seat } from '@cubarium/core';
import { OPUS } from '@cubarium/games/ciub';
import { rollMs } from '../../base/state/settings.ts';
import { EASE_IN_OUT, EASE_OUT, FLIGHT, middleOf, type Point } from '../../table/model/flying.ts';
import { PILE_ANCHOR, seatAnchor } from './model/homes.ts';
import { CardFace } from './SpellCard.tsx';

/** The whole way takes this part of a roll: to the middle, a look, to its owner. */
const TAKES = 1.714;

/** The Opus Magnum on its way from the pile to its owner, held up in the middle for everybody to see. */
export function OpusShown({ seat }: { readonly seat: Seat }): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    const room = element?.parentElement;
    if (!element || !room || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const here = middleOf(element.getBoundingClientRect());
    const by = (anchor: string): Point => {
      const found = room.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
      const there = found ? middleOf(found) : here;
      return { x: there.x - here.x, y: there.y - here.y };
    };
    const from = by(PILE_ANCHOR);
    const to = by(seatAnchor(seat));
    element.animate(
      [
        {
          transform: `translate(${from.x}px, ${from.y}px) rotateY(180deg) scale(0.5)`,
          opacity: 1,
          easing: EASE_OUT,
        },
        { transform: 'none', opacity: 1, offset: 0.17 },
        { transform: 'none', opacity: 1, offset: 0.67, easing: EASE_IN_OUT },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.16)`, opacity: 1, offset: 0.98 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.16)`, opacity: 0 },
      ],
      { id: FLIGHT, duration: rollMs() * TAKES, fill: 'forwards' },
    );
  }, [seat]);
  return (
    <div className="ciub-opus-shown" ref={card} aria-hidden="true">
      <CardFace card={OPUS} />
    </div>
  );
}
