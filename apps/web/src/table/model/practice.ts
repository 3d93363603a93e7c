import type { ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';

export interface ExerciseProps {
  /** As the query `practice` of the game made it. */
  readonly exercise: JsonRecord;
  /** It was answered, well or not, and graded where it stands. */
  readonly onDone: () => void;
}

/** Exercises of a game, with its solver as judge. */
export interface GamePractice {
  Exercise(this: void, props: ExerciseProps): ReactElement;
}
