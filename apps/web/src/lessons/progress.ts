import { isRecord } from '@cubarium/core';
import { createStore, useStore } from '../base/state/store.ts';

/** How far somebody came in a lesson on this device. */
export interface LessonProgress {
  readonly done: boolean;
  /** The step to go on with; null for the beginning. */
  readonly at: string | null;
}

type Progress = Readonly<Record<string, LessonProgress>>;

const KEY = 'cubarium.lessons';
const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;
const NOTHING: LessonProgress = { done: false, at: null };

/** Reads what was kept; what cannot be read was not learnt here. */
export function readProgress(text: string | null): Progress {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(raw)) return {};
    const kept = Object.entries(raw).flatMap(([key, value]) =>
      isRecord(value)
        ? [[key, { done: value.done === true, at: typeof value.at === 'string' ? value.at : null }] as const]
        : [],
    );
    return Object.fromEntries(kept);
  } catch {
    return {};
  }
}

const progress = createStore<Progress>(
  readProgress(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)),
);

export const progressIn = (game: string, lesson: string): LessonProgress =>
  progress.get()[keyOf(game, lesson)] ?? NOTHING;

export function useProgress(game: string): (lesson: string) => LessonProgress {
  const all = useStore(progress);
  return (lesson) => all[keyOf(game, lesson)] ?? NOTHING;
}

export function keepProgress(game: string, lesson: string, change: Partial<LessonProgress>): void {
  const now = { ...progressIn(game, lesson), ...change };
  progress.set({ ...progress.get(), [keyOf(game, lesson)]: now });
  localStorage.setItem(KEY, JSON.stringify(progress.get()));
}
