import type { CiubAction, CiubState } from '@cubarium/games/ciub';
import { messageSource } from '../../../base/i18n/messages.ts';
import type { AllLessonTexts, LessonBook } from '../../../table/model/lesson.ts';
import { ahead } from './ahead.ts';
import { goal, rows } from './begin.ts';
import { coach } from './coach.ts';
import { example } from './example.ts';
import { fall, look } from './looks.ts';
import { between, order } from './order.ts';
import { swaps } from './swaps.ts';

export const book: LessonBook<CiubState, CiubAction> = {
  lessons: [goal, rows, swaps, order, between, ahead, example],
  texts: messageSource<AllLessonTexts>({
    de: () => import('../messages/lessons.de.ts'),
    en: () => import('../messages/lessons.en.ts'),
    fr: () => import('../messages/lessons.fr.ts'),
    hu: () => import('../messages/lessons.hu.ts'),
  }),
  coach,
  look,
  fall,
  // Everything here is a move of the game.
  compare: () => 'other',
  presses: () => [],
};
