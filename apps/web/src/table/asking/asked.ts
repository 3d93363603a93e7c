import type { Asked } from '../model/answers.ts';
import { namesAt } from '../model/frame-marks.ts';
import { heardIn } from '../model/heard.ts';

const ANYTHING = ':is(button, [data-thing], [data-flight], [data-anchor], [data-sits], [aria-label])';

/** What was pointed at on the table; null beside everything that can be asked about. */
export function askedAt(target: EventTarget | null): Asked | null {
  const at = target instanceof Element ? target.closest(`.table-main ${ANYTHING}`) : null;
  if (!(at instanceof HTMLElement)) return null;
  const named = at.closest('[aria-label]');
  const label = at.ariaLabel ?? (at instanceof HTMLButtonElement ? heardIn(at) : named?.ariaLabel);
  return { names: namesAt(at), label: label ?? '' };
}
