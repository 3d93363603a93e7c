import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../base/i18n/index.ts';
import { useStore } from '../base/state/store.ts';
import { Button } from '../base/ui/Button.tsx';
import { thing } from '../table/model/frame-marks.ts';
import type { Lesson } from '../table/model/lesson.ts';
import { pressAll } from './pointing.ts';
import type { Teacher } from './teacher.ts';

export interface LessonBarProps {
  readonly lesson: Lesson;
  readonly teacher: Teacher;
  /** False while dice fall or others act: what comes next has not been said. */
  readonly isTold: boolean;
  readonly ending: ReactNode;
}

/** So often something else may be tried before the step offers to do itself. */
const PATIENCE = 3;

const ON = 'lesson-on';

/** Back, where one is, and on; how a step is done by hand stands there for whoever plays lessons by machine. */
export function LessonBar({ lesson, teacher, isTold, ending }: LessonBarProps): ReactElement {
  const m = useApp();
  const { step, mayGoBack } = useStore(teacher.view);
  const way = lesson.steps.filter(({ aside, challenge }) => !aside && !challenge);
  // Another way leads back to this one.
  const n = step
    ? lesson.steps.slice(0, lesson.steps.indexOf(step) + 1).filter(({ aside }) => !aside).length
    : 0;
  return (
    <div
      className="lesson-bar"
      role="group"
      aria-label={m.learn.lesson}
      {...thing('frame-lesson')}
      data-step={step?.id ?? ''}
      data-points={step?.point.join(' ')}
      data-presses={step?.ask === 'look' ? ON : (step?.press ?? step?.point)?.join(' ')}
    >
      <Button look="quiet" icon="back" refused={!mayGoBack} onPress={teacher.back}>
        {m.learn.back}
      </Button>
      {step === null ? (
        <div className="lesson-ending">{ending}</div>
      ) : (
        <>
          <span className="lesson-place">
            {step.challenge ? m.learn.alone : m.replay.moment({ at: n, of: way.length })}
          </span>
          <OnButton teacher={teacher} isTold={isTold} />
        </>
      )}
    </div>
  );
}

/** On: who has looked says so; everything else may be left to the lesson. */
function OnButton({ teacher, isTold }: Pick<LessonBarProps, 'teacher' | 'isTold'>): ReactElement {
  const m = useApp();
  const { step, wrong } = useStore(teacher.view);
  if (step?.ask === 'look')
    return (
      <Button look="primary" thing={ON} refused={!isTold} onPress={() => isTold && teacher.look()}>
        {m.learn.goOn}
      </Button>
    );
  const offers = wrong >= PATIENCE;
  return (
    <Button look={offers ? 'primary' : 'quiet'} onPress={() => void pressAll(teacher.skip())}>
      {offers || step?.challenge ? m.learn.showMe : m.learn.skip}
    </Button>
  );
}
