import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { GameDefinition } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { settings } from '../base/state/settings.ts';
import { useStore } from '../base/state/store.ts';
import { Button } from '../base/ui/Button.tsx';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import type { Lesson, LessonBook, StepTexts } from '../table/model/lesson.ts';
import { useLog } from '../table/model/log.ts';
import { useTable, type Refused } from '../table/model/useTable.ts';
import { SaidInstead } from '../table/parts/Say.tsx';
import { Told, Why } from '../table/parts/Why.tsx';
import { LessonBar } from './LessonBar.tsx';
import { useOutline, useTouches } from './pointing.ts';
import { keepProgress, progressIn } from './progress.ts';
import { Teacher, type Teaching } from './teacher.ts';
import { useRested, type Rested } from './useRested.ts';
import './lesson.css';

export interface LessonScreenProps {
  readonly game: GameDefinition;
  readonly poster: Poster;
  readonly ui: GameUi;
  readonly book: LessonBook;
  readonly lesson: Lesson;
  readonly onAll: () => void;
  /** What to do when it is learnt: the next lesson, a game. */
  readonly ending: ReactNode;
}

/** A lesson at the ordinary table of its game. */
export function LessonScreen(props: LessonScreenProps): ReactElement {
  const { game, poster, book, lesson } = props;
  const m = useApp();
  const [teacher] = useState(() => {
    const from = progressIn(poster.id, lesson.id).at ?? undefined;
    return new Teacher({ game, book, lesson, name: settings.get().name.trim() || m.guest, from });
  });
  const teaching = useStore(teacher.view);
  useEffect(() => {
    const done = teaching.step === null || teaching.step.challenge === true;
    keepProgress(poster.id, lesson.id, done ? { done, at: null } : { at: teacher.place });
  }, [teacher, teaching.step, poster, lesson]);
  useTouches(teacher);
  return <LessonRoom key={teaching.table.key} {...props} teacher={teacher} teaching={teaching} />;
}

interface LessonRoomProps extends LessonScreenProps {
  readonly teacher: Teacher;
  readonly teaching: Teaching;
}

/** One scene of it. */
function LessonRoom(props: LessonRoomProps): ReactElement {
  const { poster, ui, book, lesson, teacher, teaching, onAll, ending } = props;
  const m = useApp();
  const texts = ui.useTexts();
  const { table, refused, dismiss } = useTable(teaching.table, ui, texts);
  const words = book.texts.use()[lesson.id];
  const { marks, turnOf } = ui;
  const log = useLog({ history: table.history, texts, marks, turnOf, players: table.players, app: m });
  const rested = useRested(teaching, table.settled);
  const { step } = rested.teaching;
  const isTold = step === teaching.step;
  useOutline(isTold ? (step?.point ?? []) : [], teaching.wrong >= 2);
  useEffect(() => {
    if (refused) teacher.refused();
  }, [teacher, refused]);
  const said = words?.steps[step?.id ?? ''];
  return (
    <TableFrame
      title={`${poster.title} · ${words?.title ?? ''}`}
      poster={poster}
      texts={texts}
      log={log}
      settled={table.settled}
      banner={null}
      about={{ ui, table }}
      menu={() => <Button onPress={onAll}>{m.learn.all}</Button>}
    >
      <SaidInstead words={<Words rested={rested} words={words?.steps ?? {}} can={words?.can ?? ''} />}>
        <ui.Table table={table} />
      </SaidInstead>
      <LessonBar lesson={lesson} teacher={teacher} isTold={isTold} ending={ending} />
      <Answers {...props} refused={refused} dismiss={dismiss} said={said} />
    </TableFrame>
  );
}

interface AnswersProps extends LessonRoomProps {
  readonly refused: Refused | null;
  readonly dismiss: () => void;
  readonly said: StepTexts | undefined;
}

/** What is said to something else: by the rules, in the words of the lesson where it has some, or by the lesson. */
function Answers({ ui, teacher, teaching, refused, dismiss, said }: AnswersProps): ReactElement | null {
  const m = useApp();
  const texts = ui.useTexts();
  const { step, answer } = teaching;
  if (refused) {
    const why = said?.answers?.[step?.refused?.[refused.refusal.code] ?? ''];
    if (why === undefined) return <Why {...refused} texts={texts} onClose={dismiss} />;
    return <Told of={refused} text={why} onClose={dismiss} />;
  }
  if (!answer) return null;
  const text = said?.answers?.[answer.say ?? ''] ?? (step?.challenge ? m.learn.better : m.learn.allowed);
  return <Told of={answer} text={text} onClose={teacher.silence} />;
}

interface WordsProps {
  readonly rested: Rested;
  readonly words: Readonly<Record<string, StepTexts>>;
  readonly can: string;
}

/** What was well done, what comes next, and by its name what is outlined: one announcement. */
function Words({ rested, words, can }: WordsProps): ReactElement {
  const m = useApp();
  const { step, done } = rested.teaching;
  const before = done && words[done.step.id];
  const praise = done?.answer ? before?.answers?.[done.answer] : before?.after;
  return (
    <span className="lesson-words">
      {praise && <strong>{praise} </strong>}
      {step ? words[step.id]?.say : can}
      {step && rested.names.length > 0 && (
        <span className="sr-only"> {m.learn.outlined({ things: rested.names })}</span>
      )}
    </span>
  );
}
