import type { AllLessonTexts } from '../../../table/model/lesson.ts';
import { first } from './first-lessons.fr.ts';
import { last } from './last-lessons.fr.ts';
import { next } from './next-lessons.fr.ts';

export const messages: AllLessonTexts = { ...first, ...next, ...last };
