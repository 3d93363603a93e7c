import { useEffect, useRef, useState } from 'react';
import { play } from '../../base/device/sound.ts';
import { speak } from '../../base/device/speech.ts';
import { at, getReady, heardBetween, hurry, IDLE, secondsOf, type Heard, type Watch } from './model/watch.ts';

const LOOK_MS = 100;
const CALL = 'Cubo!';

export interface Watching {
  readonly watch: Watch;
  readonly seconds: number | null;
  readonly start: () => void;
  readonly hurry: () => void;
  readonly stop: () => void;
}

/** Aloud by a voice where there is one, and by a sound always. */
function tell(heard: Heard, over: string): void {
  speak(heard === 'go' ? CALL : heard === 'over' ? over : String(heard));
  play([heard === 'go' ? 'call' : heard === 'over' ? 'late' : 'tick']);
}

/** The clock of a round at a real table; `over` is said when time is up. */
export function useWatch(over: string): Watching {
  const [watch, setWatch] = useState<Watch>(IDLE);
  const [now, setNow] = useState(0);
  const seen = useRef<{ readonly watch: Watch; readonly now: number }>({ watch: IDLE, now: 0 });
  const look = (next: Watch, moment: number): void => {
    const heard = heardBetween(seen.current.watch, next, [seen.current.now, moment]);
    seen.current = { watch: next, now: moment };
    if (heard !== null) tell(heard, over);
    setWatch(next);
    setNow(moment);
  };
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const runs = watch.kind !== 'idle' && watch.kind !== 'over';
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      const moment = performance.now();
      latest.current(at(seen.current.watch, moment), moment);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return {
    watch,
    seconds: secondsOf(watch, now),
    start: () => look(getReady(performance.now()), performance.now()),
    hurry: () => look(hurry(performance.now()), performance.now()),
    stop: () => look(IDLE, performance.now()),
  };
}
