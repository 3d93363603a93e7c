import { keptStore, readEach } from '../base/state/kept.ts';
import { useStore } from '../base/state/store.ts';

/** How far somebody came in a lesson on this device. */
export interface LessonProgress {
  readonly done: boolean;
  /** The step to go on with; null for the beginning. */
  readonly at: string | null;
}

type Progress = Readonly<Record<string, LessonProgress>>;

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;
const NOTHING: LessonProgress = { done: false, at: null };

/** Reads what was kept; what cannot be read was not learnt here. */
export const readProgress = (text: string | null): Progress =>
  readEach(text, ({ done, at }) => ({ done: done === true, at: typeof at === 'string' ? at : null }));

const progress = keptStore('cubarium.lessons', readProgress);

export const progressIn = (game: string, lesson: string): LessonProgress =>
  progress.get()[keyOf(game, lesson)] ?? NOTHING;

export function useProgress(game: string): (lesson: string) => LessonProgress {
  const all = useStore(progress);
  return (lesson) => all[keyOf(game, lesson)] ?? NOTHING;
}

export function keepProgress(game: string, lesson: string, change: Partial<LessonProgress>): void {
  const now = { ...progressIn(game, lesson), ...change };
  progress.set({ ...progress.get(), [keyOf(game, lesson)]: now });
}
