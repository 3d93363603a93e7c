import { useState, type ReactElement } from 'react';
import type { Exercise } from '@cubarium/bots/ciub';
import { percentIn } from '../../base/i18n/percent.ts';
import { useSettings } from '../../base/state/settings.ts';
import { Die } from '../../dice/Die.tsx';
import type { ExerciseProps, GamePractice } from '../../table/model/practice.ts';
import { useCiub } from './messages/index.ts';
import { lensMessages } from './messages/lens.ts';
import { practiceMessages } from './messages/practice.ts';
import { cardName, dieName } from './model/naming.ts';
import { CardFace } from './SpellCard.tsx';
import { rollingName } from './ways.ts';
import './exercise.css';

/** A roll, a card, three ways to go on: choosing one shows what each is worth. */
function ExerciseShown({ exercise, onDone }: ExerciseProps): ReactElement {
  const p = practiceMessages.use();
  // Made by the solver in its worker: its own types say what lies there.
  const asked = exercise as unknown as Exercise;
  const [chosen, choose] = useState<number | null>(null);
  const press = (index: number): void => {
    choose(index);
    onDone();
  };
  return (
    <>
      <h2>{p[asked.kind]}</h2>
      <Position asked={asked} />
      <ol className="practice-choices">
        {asked.ways.map((way, i) => (
          <li key={JSON.stringify(way.action)}>
            <Choice asked={asked} index={i} chosen={chosen} onPress={() => press(i)} />
          </li>
        ))}
      </ol>
      <p role="status" className="practice-verdict">
        {chosen !== null && <Verdict asked={asked} chosen={chosen} />}
      </p>
    </>
  );
}

interface AskedProps {
  readonly asked: Exercise;
}

function Position({ asked: { card, pool } }: AskedProps): ReactElement {
  const m = useCiub();
  return (
    <div className="ciub-exercise">
      <div className="ciub-exercise-card" role="img" aria-label={cardName(m, card)}>
        <CardFace card={card} />
      </div>
      <ul className="ciub-exercise-dice" aria-label={m.pool}>
        {pool.map((die) => (
          <li key={die.id}>
            <Die colour={die.colour} face={die.face} />
            <span className="sr-only">{dieName(m, die)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps extends AskedProps {
  readonly index: number;
  readonly chosen: number | null;
  readonly onPress: () => void;
}

function Choice({ asked, index, chosen, onPress }: ChoiceProps): ReactElement {
  const name = useWayName(asked);
  const p = practiceMessages.use();
  const percent = percentIn(useSettings().language);
  if (chosen === null)
    return (
      <button type="button" className="practice-choice" onClick={onPress}>
        {name(index)}
      </button>
    );
  const marks = [index === chosen ? p.yours : '', index === asked.best ? p.best : ''].filter(Boolean);
  return (
    <div
      className="practice-choice"
      data-best={index === asked.best || undefined}
      data-chosen={index === chosen || undefined}
    >
      <span>{name(index)}</span>
      <span>{[...marks, percent(asked.ways[index]?.p ?? 0)].join(' · ')}</span>
    </div>
  );
}

function useWayName({ ways, pool }: Exercise): (index: number) => string {
  const m = useCiub();
  const w = lensMessages.use();
  return (index) => {
    const way = ways[index];
    return way ? rollingName(m, w, { dice: pool, action: way.action, isFirst: false }) : '';
  };
}

/** Kindly, and with the reason: what the difference is. */
function Verdict({ asked, chosen }: AskedProps & { readonly chosen: number }): string {
  const name = useWayName(asked);
  const p = practiceMessages.use();
  const percent = percentIn(useSettings().language);
  const { ways, best } = asked;
  const [own, top] = [percent(ways[chosen]?.p ?? 0), percent(ways[best]?.p ?? 0)];
  if (chosen !== best) return p.other({ percent: own, way: name(best), best: top });
  const next = Math.max(...ways.map((way, i) => (i === best ? 0 : way.p)));
  return p.right({ percent: top, next: percent(next) });
}

export const practice: GamePractice = { Exercise: ExerciseShown };
