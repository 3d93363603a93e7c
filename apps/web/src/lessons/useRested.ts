import { useEffect, useRef, useState } from 'react';
import { rollMs } from '../base/state/settings.ts';
import type { LessonStep } from '../table/model/lesson.ts';
import { findThing, namesOf, pressable } from './pointing.ts';
import type { Teaching } from './teacher.ts';

/** What a lesson says now. */
export interface Rested {
  readonly teaching: Teaching;
  /** The names of what is outlined, for who cannot see it. */
  readonly names: readonly string[];
}

/** True when the last thing that happened were dice. */
const fellLast = ({ table }: Teaching): boolean => table.view.get().entries.at(-1)?.actor === 'chance';

/** How often it is looked whether dice have come to rest and can be touched. */
const LOOK_MS = 100;
const PATIENCE = 20;

const canBePressed = ({ ask, point }: LessonStep): boolean =>
  ask === 'look' || point.length === 0 || point.some((name) => pressable(findThing(name))?.checkVisibility());

/** Where a lesson is as far as it may be told: no word knows what dice show before they rest. */
export function useRested(teaching: Teaching, settled: boolean): Rested {
  const [rested, rest] = useState<Rested>({ teaching, names: [] });
  const waited = useRef(false);
  const { step, table } = teaching;
  const told = rested.teaching.step === step && rested.teaching.table === table && rested.names.length > 0;
  useEffect(() => {
    if (!settled) waited.current = true;
    if (!settled || told) return undefined;
    // In a race the table shows everything at once, and only the dice themselves take their time.
    const ms = waited.current || !fellLast(teaching) ? 0 : rollMs();
    let patience = PATIENCE;
    const tell = (): void => {
      patience -= 1;
      if (patience > 0 && step && !canBePressed(step)) {
        timer = setTimeout(tell, LOOK_MS);
        return;
      }
      waited.current = false;
      rest({ teaching, names: namesOf(step?.point ?? []) });
      if (step) lead(step.point);
    };
    let timer = setTimeout(tell, ms);
    return () => clearTimeout(timer);
  }, [teaching, settled, told, step]);
  return rested;
}

/** The sentence of the table. */
const SENTENCE = '.table-main .sentence';

/**
 * The keyboard goes where the next thing to do is, and where the table scrolls it is seen. Where nothing is pointed at
 * it goes to the question.
 */
function lead(things: readonly string[]): void {
  const first =
    things.length === 0
      ? document.querySelector<HTMLElement>(SENTENCE)
      : things.map((name) => pressable(findThing(name))).find((each) => each?.checkVisibility());
  if (!first) return;
  const { activeElement } = document;
  const free = activeElement === document.body || activeElement?.closest('.table-main') !== null;
  if (free) first.focus({ preventScroll: true });
  first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
