import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keys of a table: `press` answers whether a key meant something. Keys that belong to the browser never arrive:
 * what is typed, shortcuts, and Space on a button, which presses it.
 */
export function useKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  // Before anybody sees it: a key that is pressed as soon as something is to be seen would mean what was there before.
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isForBrowser(event)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isForBrowser({ target, key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (repeat || ctrlKey || metaKey || altKey) return true;
  const taken = key === ' ' ? 'input, dialog, button' : 'input, dialog';
  return target instanceof Element && target.closest(taken) !== null;
}
