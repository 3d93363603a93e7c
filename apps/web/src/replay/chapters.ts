import type { Seat } from '@cubarium/core';
import type { Step } from '../table/model/director.ts';

/** A turn, or whatever a game is told by: where it begins, and what it is called. */
export interface Chapter {
  /** The first moment of it, as replays count: after so many entries. */
  readonly at: number;
  readonly title: string;
  /** Whose turn it is; null where all play at once. */
  readonly seat: Seat | null;
}

type Titled = Pick<Chapter, 'title' | 'seat'>;

/** The chapters of a match. What belongs to none goes on with the one before. */
export function chaptersOf(
  steps: readonly Step[],
  titleOf: (state: unknown) => Titled | null,
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [i, { before }] of steps.entries()) {
    const now = titleOf(before.state);
    const last = chapters.at(-1);
    if (now && (now.title !== last?.title || now.seat !== last.seat)) chapters.push({ at: i + 1, ...now });
  }
  return chapters;
}

/** The chapter of a moment; undefined before the first. */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.at <= at);

/** Back to where this chapter began, and from there to the one before. */
export const chapterBefore = (chapters: readonly Chapter[], at: number): number =>
  chapters.findLast((chapter) => chapter.at < at)?.at ?? 1;

/** On to the next chapter, and from the last one to the end. */
export const chapterAfter = (chapters: readonly Chapter[], at: number): number =>
  chapters.find((chapter) => chapter.at > at)?.at ?? Infinity;
