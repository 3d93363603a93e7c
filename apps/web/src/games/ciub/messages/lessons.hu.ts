import type { AllLessonTexts } from '../../../table/model/lesson.ts';
import { first } from './first-lessons.hu.ts';
import { last } from './last-lessons.hu.ts';
import { next } from './next-lessons.hu.ts';

export const messages: AllLessonTexts = { ...first, ...next, ...last };
