import type { Action, GameDefinition } from '@cubarium/core';
import { createStore, type Store } from '../base/state/store.ts';
import {
  misfit,
  type Lesson,
  type LessonBook,
  type LessonEvent,
  type LessonStep,
} from '../table/model/lesson.ts';
import { matches } from './pattern.ts';
import { LessonTable } from './table.ts';
import { wishedAction } from './wished.ts';

/** What is said to something else than was asked for; null for what holds everywhere. */
export interface Answer {
  readonly say: string | null;
  /** Another one each time, also when the words are the same. */
  readonly id: number;
}

/** Where a lesson is. */
export interface Teaching<S = unknown, A extends Action = Action> {
  readonly table: LessonTable<S, A>;
  /** Null at the end. */
  readonly step: LessonStep | null;
  /** The step before, and the answer if it was done another way. */
  readonly done: { readonly step: LessonStep; readonly answer: string | null } | null;
  readonly answer: Answer | null;
  /** How often something else was tried. */
  readonly wrong: number;
  readonly mayGoBack: boolean;
}

interface Mark<S, A extends Action> {
  readonly step: LessonStep;
  readonly table: LessonTable<S, A>;
  readonly entries: number;
}

export interface TeacherParts<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly book: LessonBook<S, A>;
  readonly lesson: Lesson;
  readonly name: string;
  /** The step to begin with. */
  readonly from?: string | undefined;
}

/** Leads through a lesson: what is asked for happens and goes on, everything else is answered and changes nothing. */
export class Teacher<S = unknown, A extends Action = Action> {
  readonly view: Store<Teaching<S, A>>;
  readonly #parts: TeacherParts<S, A>;
  #trail: readonly Mark<S, A>[] = [];
  #shown = '';
  #answers = 0;

  constructor(parts: TeacherParts<S, A>) {
    this.#parts = parts;
    const [first] = parts.lesson.steps;
    if (!first) throw misfit(`lesson ${parts.lesson.id} has no step`);
    const table = this.#tableFor(first);
    this.#trail = [{ step: first, table, entries: table.match.seq }];
    this.view = createStore(calm<S, A>({ table, step: first, done: null, mayGoBack: false }));
    if (parts.from !== undefined) this.#resume(parts.from);
  }

  /** The step from which a lesson can be taken up again; null at its end. */
  get place(): string | null {
    if (this.view.get().step === null) return null;
    return this.#trail.findLast((mark, i) => !mark.step.aside && this.#isFirm(i))?.step.id ?? null;
  }

  readonly act = (raw: unknown): void => {
    const { step, table } = this.view.get();
    const action = this.#parts.game.parseAction(0, raw);
    if (!step || !action.ok) return;
    const looks = this.#parts.book.look(table.match.state, action.value);
    const isOne = (patterns: readonly Action[] = []): boolean =>
      patterns.some((pattern) => matches(this.#parts.book.look(table.match.state, pattern), looks));
    if (typeof step.ask === 'object' && 'act' in step.ask && isOne(step.ask.act))
      return this.#accept(action.value, step.follows ?? [], { go: step.go, answer: null });
    const other = step.others?.find(({ act }) => isOne(act));
    if (!other?.fine) return this.#hold(other?.say ?? null);
    this.#accept(action.value, other.fine.follows ?? [], { go: other.fine.go, answer: other.say });
  };

  /** Touching something that carries these names; `held` when the touch must not do anything. */
  readonly tap = (things: readonly string[]): 'held' | 'free' => {
    const { step } = this.view.get();
    if (!step) return 'free';
    if (typeof step.ask === 'object' && 'tap' in step.ask && things.includes(step.ask.tap)) {
      this.#goOn(step.go, null);
      return 'free';
    }
    const other = step.others?.find(({ taps }) => taps?.some((each) => things.includes(each)));
    if (other) this.#hold(other.say);
    return other ? 'held' : 'free';
  };

  readonly show = (data: string): void => {
    this.#shown = data;
    const { step, table } = this.view.get();
    if (!step || typeof step.ask === 'string' || !('show' in step.ask)) return;
    const compared = (asked: string) => this.#parts.book.compare(table.match.state, data, asked);
    const now = compared(step.ask.show);
    if (now === 'met') return this.#goOn(step.go, null);
    if (now === 'underWay') return this.silence();
    const other = step.others?.find((each) => each.show !== undefined && compared(each.show) === 'met');
    this.#hold(other?.say ?? null);
  };

  /** The rules said no. */
  readonly refused = (): void => {
    const now = this.view.get();
    this.view.set({ ...now, answer: null, wrong: now.wrong + 1 });
  };

  readonly silence = (): void => {
    const now = this.view.get();
    if (now.answer) this.view.set({ ...now, answer: null });
  };

  /** Who has looked goes on. */
  readonly look = (): void => {
    const { step, table } = this.view.get();
    if (step?.ask !== 'look') return;
    table.happen(step.follows ?? []);
    this.#goOn(step.go, null);
  };

  readonly back = (): void => {
    let length = this.#trail.length - (this.view.get().step === null ? 0 : 1);
    while (length > 1 && !this.#isFirm(length - 1)) length--;
    const mark = this.#trail[length - 1];
    if (!mark) return;
    this.#trail = this.#trail.slice(0, length);
    mark.table.rewind(mark.entries);
    this.view.set(calm({ ...mark, done: null, mayGoBack: length > 1 }));
  };

  /** Does the step for the learner. What is no move of the game has to be pressed: the answer is what, in order. */
  readonly skip = (): readonly string[] => {
    const { step, table } = this.view.get();
    if (!step) return [];
    if (step.ask === 'look') this.look();
    else if ('act' in step.ask)
      this.#accept(wishedAction(this.#parts, { step, table }), step.follows ?? [], {
        go: step.go,
        answer: null,
      });
    else
      return 'tap' in step.ask ? [step.ask.tap] : this.#parts.book.presses(table.match.state, step.ask.show);
    return [];
  };

  #resume(from: string): void {
    for (let step = this.view.get().step; step && step.id !== from; step = this.view.get().step) {
      const pressed = this.skip();
      if (pressed.length > 0) this.#goOn(step.go, null);
    }
    if (this.view.get().step === null) while (this.#trail.length > 1) this.back();
    // Nothing was done here: there is nothing to be glad about.
    this.view.set({ ...this.view.get(), done: null });
  }

  /** Nothing on the screen is needed for it that is not in the log. */
  #isFirm(index: number): boolean {
    const before = this.#trail[index - 1]?.step.ask;
    return typeof before !== 'object' || !('show' in before);
  }

  #accept(
    action: A,
    follows: readonly LessonEvent[],
    { go, answer }: { readonly go: string | undefined; readonly answer: string | null },
  ): void {
    const { table } = this.view.get();
    table.enter(0, action);
    table.happen(follows);
    this.#goOn(go, answer);
  }

  #goOn(go: string | undefined, answer: string | null): void {
    const { lesson } = this.#parts;
    const before = this.#trail.at(-1);
    if (!before) return;
    const from = lesson.steps.indexOf(before.step);
    const step =
      go === undefined
        ? (lesson.steps.slice(from + 1).find(({ aside }) => !aside) ?? null)
        : (lesson.steps.find(({ id }) => id === go) ?? null);
    const done = { step: before.step, answer };
    if (!step) return this.view.set(calm({ table: before.table, step, done, mayGoBack: true }));
    const table = step.scene === undefined ? before.table : this.#tableFor(step);
    this.#trail = [...this.#trail, { step, table, entries: table.match.seq }];
    this.view.set(calm({ table, step, done, mayGoBack: true }));
    // Who was quick has shown it already.
    if (this.#shown !== '' && typeof step.ask === 'object' && 'show' in step.ask) this.#seenAlready(step);
  }

  #seenAlready({ ask, go }: LessonStep): void {
    const { state } = this.view.get().table.match;
    if (
      typeof ask === 'object' &&
      'show' in ask &&
      this.#parts.book.compare(state, this.#shown, ask.show) === 'met'
    )
      this.#goOn(go, null);
  }

  #hold(say: string | null): void {
    const now = this.view.get();
    this.#answers += 1;
    this.view.set({ ...now, answer: { say, id: this.#answers }, wrong: now.wrong + 1 });
  }

  #tableFor(step: LessonStep): LessonTable<S, A> {
    const { game, book, lesson, name } = this.#parts;
    const scene = lesson.scenes[step.scene ?? ''];
    if (!scene) throw misfit(`lesson ${lesson.id} has no scene ${step.scene}`);
    return new LessonTable({
      game,
      book,
      scene,
      name,
      onAct: this.act,
      onUndo: this.back,
      onShow: this.show,
    });
  }
}

const calm = <S, A extends Action>(
  now: Pick<Teaching<S, A>, 'table' | 'step' | 'done' | 'mayGoBack'>,
): Teaching<S, A> => ({
  table: now.table,
  step: now.step,
  done: now.done,
  mayGoBack: now.mayGoBack,
  answer: null,
  wrong: 0,
});
