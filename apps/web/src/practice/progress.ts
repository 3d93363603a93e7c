import { keptStore, readRecord } from '../base/state/kept.ts';
import { useStore } from '../base/state/store.ts';

/** What was practised on this device. Days are counted from some day on. */
export interface Practised {
  readonly day: number;
  /** Exercises of that day. */
  readonly done: number;
  /** Days in a row with all of them. */
  readonly streak: number;
}

export const A_DAY = 10;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The day that it is where somebody lives. */
export const dayOf = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE_MS) / DAY_MS);

/** What was kept, as it counts today: a day that was left out ends the row. */
export function onDay({ day, done, streak }: Practised, today: number): Practised {
  if (day === today) return { day, done, streak };
  return { day: today, done: 0, streak: day === today - 1 && done >= A_DAY ? streak : 0 };
}

export function oneMore(before: Practised, today: number): Practised {
  const { done, streak } = onDay(before, today);
  return { day: today, done: done + 1, streak: done + 1 === A_DAY ? streak + 1 : streak };
}

/** Reads what was kept; what cannot be read was not practised here. */
export function readPractised(text: string | null): Practised {
  const count = (raw: unknown): number => (Number.isSafeInteger(raw) ? Math.max(0, Number(raw)) : 0);
  const { day, done, streak } = readRecord(text);
  return { day: count(day), done: count(done), streak: count(streak) };
}

const practised = keptStore('cubarium.practice', readPractised);

export const usePractised = (): Practised => onDay(useStore(practised), dayOf(new Date()));

export const keepPractised = (): void => practised.set(oneMore(practised.get(), dayOf(new Date())));
