import type { AllLessonTexts } from '../../../table/model/lesson.ts';
import { first } from './first-lessons.de.ts';
import { last } from './last-lessons.de.ts';
import { next } from './next-lessons.de.ts';

export const messages: AllLessonTexts = { ...first, ...next, ...last };
