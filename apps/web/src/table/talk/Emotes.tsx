import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Seat } from '@cubarium/core';
import type { Emote } from '@cubarium/protocol';
import { useApp } from '../../base/i18n/index.ts';
import { Drawing } from '../../base/ui/icons.tsx';
import { placeOf } from '../model/frame-marks.ts';
import { SeatToken } from '../parts/SeatToken.tsx';
import type { Sign } from './talk.ts';

const FACE = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9.500v.01M15 9.500v.01';

const PICTURES: Readonly<Record<Emote, ReactNode>> = {
  hello: <path d={`${FACE}M8 14c1.800 3.300 6.200 3.300 8 0`} />,
  'well-done': (
    <path d="M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.8z" />
  ),
  wow: <path d={`${FACE}M12 17.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z`} />,
  oops: <path d={`${FACE}M8 16c1.300-2 2.700-2 4-.7s2.700 1.300 4-.7`} />,
  thanks: (
    <path d="M12 20C5 15.500 3 12 3.500 8.500 4.200 4.800 9.500 3.700 12 7.500c2.500-3.800 7.800-2.700 8.500 1C21 12 19 15.500 12 20z" />
  ),
  thinking: <path d="M4 5h16v11H10l-4 4v-4H4zM8.500 10.500v.01M12 10.500v.01M15.500 10.500v.01" />,
  hurry: <path d="M6 3h12M6 21h12M7 3v3.500L12 12l5-5.500V3M7 21v-3.500L12 12l5 5.500V21" />,
  'good-game': (
    <path d="M7 4h10v5a5 5 0 0 1-10 0zM7 5.500H3.500c0 3.500 1.200 5 3.800 5.500M17 5.500h3.500c0 3.500-1.200 5-3.800 5.500M12 14v4M8 20.500h8M12 18v2.500" />
  ),
};

export const EmotePicture = ({ emote }: { readonly emote: Emote }): ReactElement => (
  <Drawing>{PICTURES[emote]}</Drawing>
);

/** Signs as they are made, each over its seat: never over what is to be done. Only for the eye. */
export const ShownSigns = ({ signs }: { readonly signs: readonly Sign[] }): ReactElement => (
  <div aria-hidden="true">
    {signs.map((sign) => (
      <ShownSign key={sign.id} sign={sign} />
    ))}
  </div>
);

function ShownSign({ sign: { seat, name, emote } }: { readonly sign: Sign }): ReactElement {
  const m = useApp();
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (element.current) lieOver(element.current, seat);
  }, [seat]);
  return (
    <p className="sign" ref={element} data-seat={seat}>
      <SeatToken seat={seat} name={name} />
      <span className="sign-name">{name}</span>
      <EmotePicture emote={emote} />
      <strong>{m.talk.emotes[emote]}</strong>
    </p>
  );
}

/** Games mark where a seat is; where it is not shown, the name of the game gives its place. */
function lieOver(element: HTMLElement, seat: Seat): void {
  const own = document.querySelector(placeOf(seat));
  const place = own?.checkVisibility() ? own : document.querySelector('.table-head h1');
  if (!place) return;
  const { left, top, height } = place.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  const x = Math.min(left, innerWidth - offsetWidth - 4);
  element.style.left = `${Math.max(4, x)}px`;
  element.style.top = `${Math.max(4, top + height / 2 - offsetHeight / 2)}px`;
}
