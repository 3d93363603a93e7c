import { useEffect, useMemo, useRef } from 'react';
import { isSeat, type Action, type Seat } from '@cubarium/core';
import { othersFactor, othersRollMs, rollMs, settings } from '../../base/state/settings.ts';
import { play, vibrate } from '../../base/device/sound.ts';
import { Director, isSameMove, type Step } from './director.ts';
import { Follower, readingMs, type Watching } from './following.ts';
import type { GameTexts, GameUi } from './game-ui.ts';
import { playersOf } from './players.ts';
import { logOf, type TableSession } from './session.ts';
import { captionOf, turnOfStep } from './telling.ts';

/** The director of a session: it follows the log for as long as the page is open. */
export function useDirector<S, A extends Action>(
  session: TableSession<S, A>,
  ui: GameUi<S, A>,
  texts: GameTexts<S, A>,
): Director<S, A> {
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  const director = useMemo(() => {
    const follower = new Follower(watchingOf(session, ui, () => latest.current));
    const made = new Director(session.game, session.start(), (step, ahead) => follower.pace(step, ahead));
    // What happened before this page was opened is not played again.
    made.jump(logOf(session.view.get()));
    return made;
  }, [session, ui]);
  useEffect(() => {
    const follow = (): void => director.follow(logOf(session.view.get()));
    follow();
    const unsubscribe = session.view.subscribe(follow);
    return () => {
      unsubscribe();
      director.stop();
    };
  }, [director, session]);
  useSteps({ director, ui, session });
  return director;
}

/** How the turns of others are seen from this device. */
function watchingOf<S, A extends Action>(
  session: TableSession<S, A>,
  ui: GameUi<S, A>,
  texts: () => GameTexts<S, A>,
): Watching<S, A> {
  const turnOf = (step: Step<S, A>): Seat | null => turnOfStep(ui, step);
  const isMine = (seat: Seat): boolean => session.view.get().mine.includes(seat);
  return {
    turnOf,
    isMine,
    speed: () => settings.get().others,
    natural(step) {
      const seat = turnOf(step);
      return ui.pace(step, seat === null || isMine(seat) ? rollMs() : othersRollMs());
    },
    reading(step) {
      const said = captionOf(texts(), step, playersOf(step.before, session.view.get()));
      return said === null ? 0 : readingMs(said) * othersFactor();
    },
  };
}

interface Following<S, A extends Action> {
  readonly director: Director<S, A>;
  readonly ui: GameUi<S, A>;
  readonly session: TableSession<S, A>;
}

/** Sounds and haptics belong to steps as they are seen. */
function useSteps<S, A extends Action>({ director, ui, session }: Following<S, A>): void {
  const seen = useRef(director.shown.get().history);
  useEffect(() => {
    /** Own moves that others' came before: they come again, and have been heard. */
    let again: readonly Step<S, A>[] = [];
    return director.shown.subscribe(() => {
      const { history, settled } = director.shown.get();
      again = [...again, ...seen.current.slice(history.length)];
      const fresh = history.slice(seen.current.length);
      seen.current = history;
      const news = fresh.filter(({ entry }) => !again.some((step) => isSameMove(step.entry, entry)));
      if (settled) again = [];
      play(news.flatMap((step) => ui.sounds(step)));
      const felt = news.filter((step) => session.view.get().mine.includes(seatOf(history, step)));
      vibrate(felt.flatMap((step) => ui.haptics(step)));
    });
  }, [director, ui, session]);
}

/** Whose step it is: dice belong to whoever asked for them. */
function seatOf<S, A extends Action>(history: readonly Step<S, A>[], step: Step<S, A>): Seat {
  const acted = history.slice(0, history.indexOf(step) + 1).findLast(({ entry }) => isSeat(entry.actor));
  return isSeat(acted?.entry.actor) ? acted.entry.actor : 0;
}
