import { useEffect } from 'react';
import { play, vibrate } from '../../base/device/sound.ts';
import { secondsLeft } from './model/clock.ts';
import type { CuboView } from './view.ts';

/** Six ticks on the beat, for who has to hurry and for who counts along. */
export function useTicks({ state, now, focus, here }: CuboView): void {
  const running = state.countdownEnds.filter((ends) => ends !== null && ends > now);
  const ends = running.length > 0 ? Math.max(...running.map((each) => each ?? 0)) : null;
  const seconds = ends === null ? null : secondsLeft({ what: 'cover', ends, total: 0 }, now);
  const own = here && (state.countdownEnds[focus] ?? null) !== null;
  useEffect(() => {
    if (seconds === null) return;
    play(['tick']);
    if (own) vibrate([seconds <= 3 ? 30 : 12]);
  }, [seconds, own]);
}
