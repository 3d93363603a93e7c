import { useEffect } from 'react';
import type { Asked } from '../model/answers.ts';
import { askedAt } from './asked.ts';

/** So long a finger rests on what it asks about, and so little it moves meanwhile. */
const PRESS_MS = 550;
const SLOP_PX = 10;
/** Keys that find something to ask about, or press it. */
const FINDING: readonly string[] = [
  'Tab',
  'Shift',
  'Enter',
  ' ',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
];

export interface Asking {
  /** Whatever is pressed is asked about instead. */
  readonly mode: boolean;
  readonly setMode: (on: boolean) => void;
  readonly onAsk: (asked: Asked) => void;
}

/** Listens before everybody else: what is asked about must not happen. */
type Listen = <K extends keyof WindowEventMap>(type: K, handle: (event: WindowEventMap[K]) => void) => void;

/**
 * Lets people ask about anything on the table: by a long press, by the other button of a mouse, and in a mode by any
 * press.
 */
export function useAsking(asking: Asking | null): void {
  const { mode = false, setMode, onAsk } = asking ?? {};
  useEffect(() => {
    if (!setMode || !onAsk) return undefined;
    const listening = new AbortController();
    const on: Listen = (type, handle) =>
      addEventListener(type, handle, { capture: true, signal: listening.signal });
    const stop = byLongPress(on, onAsk);
    byKeys(on, { mode, setMode });
    if (mode) byPress(on, onAsk);
    return () => {
      stop();
      listening.abort();
    };
  }, [mode, setMode, onAsk]);
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function ask(target: EventTarget | null, onAsk: Asking['onAsk']): boolean {
  const asked = askedAt(target);
  if (asked) onAsk(asked);
  return asked !== null;
}

/** Answers how to stop waiting for a finger that rests. */
function byLongPress(on: Listen, onAsk: Asking['onAsk']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let asked = false;
  const stop = (): void => clearTimeout(timer);
  on('pointerdown', (event) => {
    stop();
    asked = false;
    from = event;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    timer = setTimeout(() => {
      asked = ask(event.target, onAsk);
    }, PRESS_MS);
  });
  on('pointermove', (event) => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP_PX) stop();
  });
  on('pointerup', stop);
  on('pointercancel', stop);
  // The finger that asked is lifted: that is no press, neither of the table nor of the answer over it.
  on('click', (event) => {
    // A key presses without a finger.
    if (event.detail === 0) return;
    if (asked) hold(event);
    asked = false;
  });
  on('contextmenu', (event) => {
    stop();
    if (asked || ask(event.target, onAsk)) event.preventDefault();
  });
  return stop;
}

/** `?` begins and ends it. Meanwhile keys look for something to ask about, and play nothing. */
function byKeys(on: Listen, { mode, setMode }: Omit<Asking, 'onAsk'>): void {
  on('keydown', (event) => {
    const { key, target } = event;
    if (target instanceof Element && target.closest('dialog, input')) return;
    const plays = !FINDING.includes(key) || (key === ' ' && !(target instanceof HTMLButtonElement));
    if (key === '?') setMode(!mode);
    else if (mode && key === 'Escape') setMode(false);
    else if (!mode || !plays) return;
    hold(event);
  });
}

function byPress(on: Listen, onAsk: Asking['onAsk']): void {
  on('click', (event) => {
    if (ask(event.target, onAsk)) hold(event);
  });
  // Nothing is dragged, and nothing ends because it is touched.
  on('pointerdown', (event) => {
    if (askedAt(event.target)) event.stopPropagation();
  });
}
