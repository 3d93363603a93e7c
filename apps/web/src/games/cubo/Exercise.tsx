import { useState, type ReactElement } from 'react';
import type { Exercise } from '@cubarium/bots/cubo';
import { scoreSquare, type Cell, type FallenDie } from '@cubarium/games/cubo';
import { changeSettings, settings, useOwnSwitch } from '../../base/state/settings.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Switch } from '../../base/ui/fields.tsx';
import type { ExerciseProps, GamePractice } from '../../table/model/practice.ts';
import { Laying } from './Laying.tsx';
import { SquarePicture } from './SquarePicture.tsx';
import { useCubo } from './messages/index.ts';
import { practiceMessages } from './messages/practice.ts';
import { lyingIn } from './model/lines.ts';
import { emptyPlacing, isLaid, type Cells } from './model/placing.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

const JOKER = 'joker';
const CLOCK = { name: 'practiceClock', usual: false };
const CLOCK_S = 45;
/** From here on it is close to the best. */
const CLOSE = 0.8;

const diceIn = ({ dice, joker }: Exercise): readonly FallenDie[] => [
  ...dice.map((die, i) => ({ ...die, id: `die${i}` })),
  { id: JOKER, colour: 'joker', face: joker },
];

const switchClock = (on: boolean): void =>
  changeSettings({ own: { ...settings.get().own, [CLOCK.name]: on } });

/** Lay the best square of a throw, in peace or against a clock. */
function ExerciseShown({ exercise, onDone }: ExerciseProps): ReactElement {
  const p = practiceMessages.use();
  // Made by the solver in its worker: its own types say what lies there.
  const asked = exercise as unknown as Exercise;
  const [placing, lay] = useState(() => emptyPlacing(JOKER));
  const [done, setDone] = useState(false);
  const clock = useOwnSwitch(CLOCK);
  const finish = (): void => {
    setDone(true);
    onDone();
  };
  const left = useSecondsLeft(clock && !done ? CLOCK_S : null, finish);
  const dice = diceIn(asked);
  return (
    <>
      <h2>{p.task}</h2>
      {done ? (
        <Verdict asked={asked} cells={placing.cells} dice={dice} />
      ) : (
        <>
          <Switch label={p.clock({ s: CLOCK_S })} on={clock} onChange={switchClock} />
          {left !== null && <p className="cubo-left">{p.left({ s: left })}</p>}
          <Laying dice={dice} placing={placing} onLay={lay} />
          {isLaid(placing.cells) && (
            <Button look="primary" onPress={finish}>
              {p.done}
            </Button>
          )}
        </>
      )}
    </>
  );
}

interface VerdictProps {
  readonly asked: Exercise;
  readonly cells: Cells;
  readonly dice: readonly FallenDie[];
}

/** Kindly, with what the best would have been. */
function Verdict({ asked, cells, dice }: VerdictProps): ReactElement {
  const m = useCubo();
  const p = practiceMessages.use();
  const lying = lyingIn(cells, dice);
  const whole = lying.every((cell): cell is Cell => cell !== null) ? lying : null;
  const points = whole ? scoreSquare(whole).points : 0;
  const told = { points: m.points({ n: points }), best: m.points({ n: asked.points }) };
  const close = points >= CLOSE * asked.points ? p.close(told) : p.other(told);
  const grade = points === asked.points ? p.right(told) : close;
  return (
    <>
      <p role="status" className="practice-verdict">
        {whole ? grade : p.late(told)}
      </p>
      <div className="cubo-compared">
        {whole && <SquarePicture square={whole} label={p.yours} />}
        {points < asked.points && <SquarePicture square={asked.square} label={p.best} />}
      </div>
    </>
  );
}

export const practice: GamePractice = { Exercise: ExerciseShown };
