import { useEffect } from 'react';
import { namesAt, placeOfThing } from '../table/model/frame-marks.ts';
import { heardIn } from '../table/model/heard.ts';
import type { Teacher } from './teacher.ts';

/** Only at the table itself: sheets and the lesson's own buttons are nothing to point at. */
const ROOM = '.table-main';

/** The same thing may be drawn twice, for narrow and for wide screens: the one that is seen counts. */
export function findThing(name: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`${ROOM} ${placeOfThing(name)}`)];
  return all.find((each) => each.checkVisibility()) ?? all[0] ?? null;
}

/** What somebody can press: the thing itself, or the first button in it. */
export const pressable = (element: Element | null): HTMLElement | null =>
  element instanceof HTMLButtonElement ? element : (element?.querySelector('button') ?? null);

/** What things are called for who cannot see the outline. */
export function namesOf(things: readonly string[]): readonly string[] {
  const names = things.flatMap((name) => {
    const element = findThing(name);
    if (!element?.checkVisibility()) return [];
    const named = element.hasAttribute('aria-label') ? element : element.querySelector('[aria-label]');
    return [named?.getAttribute('aria-label') ?? heardIn(element)];
  });
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * Outlines things by a style sheet: the table draws its elements anew whenever it likes, and a rule finds whichever
 * are there.
 */
export function useOutline(things: readonly string[], urgent: boolean): void {
  const places = things.map((name) => `${ROOM} ${placeOfThing(name)}`).join();
  useEffect(() => {
    if (places === '') return;
    const sheet = new CSSStyleSheet();
    const urge = urgent ? 'animation: lesson-urge 600ms 1;' : '';
    sheet.replaceSync(
      `${places} { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 10px; ${urge} }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [places, urgent]);
}

/** Lets the teacher see what is touched before anything happens. */
export function useTouches(teacher: Teacher): void {
  useEffect(() => {
    const see = (event: MouseEvent): void => {
      // What a script presses for the learner is as good as a touch.
      if (teacher.tap(namesAt(event.target)) === 'held') event.stopPropagation();
    };
    document.addEventListener('click', see, { capture: true });
    return () => document.removeEventListener('click', see, { capture: true });
  }, [teacher]);
}

/** Presses one thing after the other, each as soon as it is there. */
export async function pressAll(things: readonly string[]): Promise<void> {
  for (const name of things) {
    pressable(findThing(name))?.click();
    // The table has drawn what follows by the frame after the next.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  }
}
