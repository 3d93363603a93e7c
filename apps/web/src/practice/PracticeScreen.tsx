import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';
import { Button } from '../base/ui/Button.tsx';
import { askLens } from '../lens/asking.ts';
import type { GamePractice } from '../table/model/practice.ts';
import { practiceMessages } from './messages.ts';
import { A_DAY, keepPractised, usePractised } from './progress.ts';
import './practice.css';

interface PracticeProps {
  readonly game: string;
  readonly practice: GamePractice;
}

/** One exercise after the other: the same for everybody on the same day. */
export function Practice({ game, practice }: PracticeProps): ReactElement {
  const m = practiceMessages.use();
  const { day, done, streak } = usePractised();
  const [number, setNumber] = useState(done);
  return (
    <>
      <p className="practice-count" role="status">
        <strong>{m.today({ done, of: A_DAY })}</strong>
        {streak > 0 && <span>{m.streak({ n: streak })}</span>}
      </p>
      <Asked
        key={number}
        game={game}
        practice={practice}
        seed={`${day} ${number}`}
        onNext={() => setNumber(number + 1)}
      />
    </>
  );
}

interface AskedProps extends PracticeProps {
  readonly seed: string;
  readonly onNext: () => void;
}

function Asked({ game, practice, seed, onNext }: AskedProps): ReactElement {
  const m = practiceMessages.use();
  const { exercise, again } = useExercise(game, seed);
  const [isDone, setDone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isThere = exercise !== 'coming';
  // Whoever asked for another exercise is led to it.
  useEffect(() => {
    if (isThere && document.activeElement === document.body) place.current?.focus();
  }, [isThere]);
  const finish = (): void => {
    if (!isDone) keepPractised();
    setDone(true);
  };
  if (exercise === 'coming') return <p role="status">{m.thinking}</p>;
  if (exercise === null)
    return (
      <>
        <p role="alert">{m.failed}</p>
        <Button onPress={again}>{m.again}</Button>
      </>
    );
  return (
    <div className="practice-exercise" ref={place} tabIndex={-1}>
      <practice.Exercise exercise={exercise} onDone={finish} />
      {isDone && (
        <Button look="primary" autoFocus onPress={onNext}>
          {m.next}
        </Button>
      )}
    </div>
  );
}

/** Made in the worker of the lens; null when it could not be. */
function useExercise(game: string, seed: string) {
  const [exercise, setExercise] = useState<JsonRecord | null | 'coming'>('coming');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let live = true;
    void askLens({ game, at: 0, state: null, request: { do: 'practice', seed } }).then(
      (made) => live && setExercise(made),
    );
    return () => void (live = false);
  }, [game, seed, tries]);
  const again = (): void => {
    setExercise('coming');
    setTries(tries + 1);
  };
  return { exercise, again };
}
