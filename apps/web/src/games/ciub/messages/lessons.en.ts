import type { AllLessonTexts } from '../../../table/model/lesson.ts';
import { first } from './first-lessons.en.ts';
import { last } from './last-lessons.en.ts';
import { next } from './next-lessons.en.ts';

export const messages: AllLessonTexts = { ...first, ...next, ...last };
