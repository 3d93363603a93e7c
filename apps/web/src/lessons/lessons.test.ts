import { findGame } from '@cubarium/catalogue';
import type { Action, GameDefinition } from '@cubarium/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../base/state/settings.ts';
import { posters } from '../games/posters.ts';
import type { AllLessonTexts, Lesson, LessonBook, LessonStep } from '../table/model/lesson.ts';
import { matches } from './pattern.ts';
import { Teacher } from './teacher.ts';

interface Taught {
  readonly game: GameDefinition;
  readonly book: LessonBook;
  readonly lesson: Lesson;
}

const teacherOf = (taught: Taught, from?: string): Teacher =>
  new Teacher({ ...taught, name: 'Learner', from });

/** Goes on as the lesson wishes, to its end; what is shown or touched is done by its words. */
function finish(teacher: Teacher): void {
  for (let left = 100; left > 0; left--) {
    const { step } = teacher.view.get();
    if (!step) return;
    wish(teacher, step);
  }
  throw new Error('the lesson does not end');
}

function wish(teacher: Teacher, { ask }: LessonStep): void {
  if (typeof ask === 'object' && 'tap' in ask) teacher.tap([ask.tap]);
  else if (typeof ask === 'object' && 'show' in ask) teacher.show(shownBy(teacher, ask.show));
  else teacher.skip();
}

/** What the table would show after the presses of a step, in the words of the game. */
function shownBy(teacher: Teacher, asked: string): string {
  const own = teacher.view.get().table.match.state as {
    readonly seats: readonly {
      readonly dice: readonly { id: string; face: number }[];
      joker: { id: string };
    }[];
  };
  const left = [...(own.seats[0]?.dice ?? [])];
  return asked
    .split(' ')
    .map((look, cell) => {
      if (cell === 4) return own.seats[0]?.joker.id ?? '';
      const at = left.findIndex(({ id, face }) => `${id.charAt(0)}:${face}` === look);
      return at < 0 ? '' : (left.splice(at, 1)[0]?.id ?? '');
    })
    .join(' ');
}

/** Every action that may be taken at a moment and is not only described. */
function legalAt(teacher: Teacher, { game }: Taught): readonly Action[] {
  const { table } = teacher.view.get();
  const legal = game.legal(table.match.state, { seat: 0, at: table.now() });
  return legal.filter((each): each is Action => !('choose' in each));
}

/** The answers that a step has for legal actions; all others go on to the end. Dice of equal looks count once. */
function explore(taught: Taught, from: string): ReadonlySet<string | null> {
  const given = new Set<string | null>();
  const gone = new Set<string>();
  let teacher = teacherOf(taught, from);
  for (const action of legalAt(teacher, taught)) {
    const { table, step } = teacher.view.get();
    const { match } = table;
    const looks = JSON.stringify(taught.book.look(match.state, action));
    if (gone.has(looks)) continue;
    teacher.act(action);
    const now = teacher.view.get();
    // Either it is answered, or it happens.
    expect([looks, now.step === step && now.table.match === match]).toEqual([looks, now.answer !== null]);
    if (now.answer) {
      given.add(now.answer.say);
      teacher.silence();
      continue;
    }
    gone.add(looks);
    finish(teacher);
    teacher = teacherOf(taught, from);
  }
  return given;
}

const taught: Taught[] = [];
const texts = new Map<LessonBook, Map<string, AllLessonTexts>>();
beforeAll(async () => {
  for (const poster of posters) {
    const book = await poster.lessons?.();
    const game = await findGame(poster.id)?.rules();
    if (!book || !game) continue;
    taught.push(...book.lessons.map((lesson) => ({ game, book, lesson })));
    const loaded = LANGUAGES.map(async (each) => [each, await book.texts.load(each)] as const);
    texts.set(book, new Map(await Promise.all(loaded)));
  }
});

/** The steps that lie on the way, without those that only another way leads to. */
const firm = ({ lesson, ...rest }: Taught): readonly LessonStep[] =>
  lesson.steps.filter(({ id, aside }) => !aside && teacherOf({ lesson, ...rest }, id).place === id);

describe('lessons', () => {
  test('there are some', () => expect(taught.length).toBeGreaterThan(7));

  test('the wished way leads to the end, and back to the beginning', () => {
    for (const each of taught) {
      const teacher = teacherOf(each);
      finish(teacher);
      expect(teacher.place).toBeNull();
      for (let left = 100; left > 0 && teacher.view.get().mayGoBack; left--) teacher.back();
      expect(teacher.view.get().step).toBe(each.lesson.steps[0]);
      finish(teacher);
    }
  });

  test('each ends with a challenge, of which nothing is pointed out and everything is judged', () => {
    for (const { lesson } of taught) {
      const [challenge] = lesson.steps.slice(-1);
      expect([lesson.id, challenge?.challenge, challenge?.point]).toEqual([lesson.id, true, []]);
      expect([lesson.id, (challenge?.others ?? []).length > 1]).toEqual([lesson.id, true]);
      expect(lesson.steps.filter((step) => step.challenge)).toHaveLength(1);
    }
  });

  test('what is touched in vain is answered and changes nothing', () => {
    for (const each of taught)
      for (const step of firm(each))
        for (const { taps = [], say } of step.others ?? [])
          for (const tapped of taps) {
            const teacher = teacherOf(each, step.id);
            expect(teacher.tap([tapped])).toBe('held');
            expect(teacher.view.get()).toMatchObject({ step, answer: { say } });
          }
  });

  test('whatever else is legal is answered and changes nothing, or leads to the end as well', () => {
    for (const each of taught)
      for (const step of firm(each)) {
        const given = explore(each, step.id);
        const answers = (step.others ?? []).filter(({ act, fine }) => act && !fine);
        // An answer that nothing ever gets is a slip of the pen.
        for (const { say } of answers) expect([each.lesson.id, step.id, ...given]).toContain(say);
      }
  });

  test('another way that is as good goes on', () => {
    for (const each of taught)
      for (const step of firm(each))
        for (const { act = [], fine } of step.others ?? []) {
          if (!fine) continue;
          const { state } = teacherOf(each, step.id).view.get().table.match;
          const fitting = legalAt(teacherOf(each, step.id), each).filter((action) =>
            act.some((one) => matches(each.book.look(state, one), each.book.look(state, action))),
          );
          expect([each.lesson.id, step.id, fitting.length]).not.toContain(0);
        }
  });

  test('what the rules refuse is answered by codes that they have', () => {
    for (const { game, lesson } of taught)
      for (const { refused = {} } of lesson.steps)
        for (const code of Object.keys(refused)) expect(Object.keys(game.refusals)).toContain(code);
  });

  test('what is shown wrongly is answered', () => {
    for (const each of taught)
      for (const step of each.lesson.steps)
        for (const { show, say } of step.others ?? []) {
          if (show === undefined) continue;
          const teacher = teacherOf(each, firm(each).findLast(({ id }) => isBefore(each, id, step.id))?.id);
          while (teacher.view.get().step !== step) wish(teacher, teacher.view.get().step ?? step);
          teacher.show(shownBy(teacher, show));
          expect([step.id, teacher.view.get().answer?.say]).toEqual([step.id, say]);
        }
  });
});

const isBefore = ({ lesson }: Taught, one: string, other: string): boolean =>
  lesson.steps.findIndex(({ id }) => id === one) <= lesson.steps.findIndex(({ id }) => id === other);

/** Room for two or three lines on a phone. */
const LONGEST = { say: 135, answer: 110, after: 75 };

describe.each(LANGUAGES)('words of the lessons (%s)', (language) => {
  test('every hint of the coach has them, and none is left over', async () => {
    for (const { coach } of texts.keys()) {
      const words = await coach.texts.load(language);
      expect(Object.keys(words).toSorted()).toEqual(coach.hints.map(({ id }) => id).toSorted());
      expect(Object.values(words).filter((text) => text.length > LONGEST.say)).toEqual([]);
    }
  });

  test('every step, answer and lesson has them, and none is too long or left over', () => {
    for (const { book, lesson } of taught) {
      const words = texts.get(book)?.get(language)?.[lesson.id];
      expect(Object.keys(words?.steps ?? {})).toEqual(lesson.steps.map(({ id }) => id));
      for (const step of lesson.steps) {
        const said = words?.steps[step.id];
        const answers = [...(step.others ?? []).map(({ say }) => say), ...Object.values(step.refused ?? {})];
        expect([step.id, ...Object.keys(said?.answers ?? {}).toSorted()]).toEqual([
          step.id,
          ...[...new Set(answers)].toSorted(),
        ]);
        expect([said?.say, (said?.say.length ?? 0) <= LONGEST.say]).toEqual([said?.say, true]);
        expect([said?.after, (said?.after?.length ?? 0) <= LONGEST.after]).toEqual([said?.after, true]);
        for (const answer of Object.values(said?.answers ?? {}))
          expect([answer, answer.length <= LONGEST.answer]).toEqual([answer, true]);
      }
    }
  });
});
