import type { Asked } from '../model/answers.ts';
import { namesAt } from '../model/frame-marks.ts';
import { heardIn } from '../model/heard.ts';

const ANYTHING = ':is(button, [data-thing], [data-flight], [data-anchor], [data-sits], [aria-label])';
/** The table and the buttons around it; what lies over it is read, and the way out of asking is no question. */
const ROOM = ':is(.table-head, .table-banner, .table-main)';
const NOT_HERE = 'dialog, .ask-bar';

/** What was pointed at; null beside everything that can be asked about. */
export function askedAt(target: EventTarget | null): Asked | null {
  const at = target instanceof Element ? target.closest(`${ROOM} ${ANYTHING}`) : null;
  if (!(at instanceof HTMLElement) || at.closest(NOT_HERE)) return null;
  const named = at.closest('[aria-label]');
  const label = at.ariaLabel ?? (at instanceof HTMLButtonElement ? heardIn(at) : named?.ariaLabel);
  return { names: namesAt(at), label: label ?? '' };
}
