import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Action, Command, Match, Refusal, Seat } from '@cubarium/core';
import { rollMs } from '../app/settings.ts';
import { play, vibrate } from '../app/sound.ts';
import { useStore } from '../app/store.ts';
import { Director, type Shown } from './director.ts';
import type { GameUi, Player, TableView } from './game-ui.ts';
import { seatName } from './names.ts';
import type { SessionView, TableSession } from './session.ts';

/** The director of a session: it follows the log for as long as the page is open. */
function useDirector<S, A extends Action>(session: TableSession<S, A>, ui: GameUi<S, A>): Director<S, A> {
  const director = useMemo(() => {
    const made = new Director(session.game, session.start(), (step) => ui.pace(step, rollMs()));
    // What happened before this page was opened is not played again.
    made.jump(session.view.get().entries);
    return made;
  }, [session, ui]);
  useEffect(() => {
    const follow = (): void => director.follow(session.view.get().entries);
    follow();
    const unsubscribe = session.view.subscribe(follow);
    return () => {
      unsubscribe();
      director.stop();
    };
  }, [director, session]);
  useSteps(director, ui);
  return director;
}

/** Sounds and haptics belong to steps as they are seen. */
function useSteps<S, A extends Action>(director: Director<S, A>, ui: GameUi<S, A>): void {
  const seen = useRef(director.shown.get().history.length);
  useEffect(
    () =>
      director.shown.subscribe(() => {
        const { history } = director.shown.get();
        const fresh = history.slice(seen.current);
        seen.current = history.length;
        const names = fresh.flatMap((step) => ui.sounds(step));
        play(names);
        if (names.length > 0) vibrate([10]);
      }),
    [director, ui],
  );
}

export interface UseTable<S, A extends Action> {
  readonly table: TableView<S, A>;
  readonly session: SessionView;
  readonly refused: Refusal | null;
  readonly dismiss: () => void;
}

export function useTable<S, A extends Action>(session: TableSession<S, A>, ui: GameUi<S, A>): UseTable<S, A> {
  const director = useDirector(session, ui);
  const shown = useStore(director.shown);
  const view = useStore(session.view);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const dismiss = useCallback(() => setRefused(null), []);
  const me = actingSeat(session, shown, view);
  const table: TableView<S, A> = {
    game: session.game,
    match: shown.match,
    moving: shown.moving,
    history: shown.history,
    players: playersOf(shown.match, view),
    mine: view.mine,
    me,
    canUndo: me !== null && shown.match.tail.at(-1)?.actor === me,
    announced: view.announced,
    live: view.live,
    showLive: (data) => session.showLive(data),
    now: () => session.now(),
    skip: () => director.skip(),
    ...doing({ session, shown, me, explain: setRefused }),
  };
  return { table, session: view, refused, dismiss };
}

interface Doing<S, A extends Action> {
  readonly session: TableSession<S, A>;
  readonly shown: Shown<S, A>;
  readonly me: Seat | null;
  readonly explain: (refusal: Refusal | null) => void;
}

/** Acting: a refusal is found here, by the same rules as at the table, before anything is sent. */
function doing<S, A extends Action>({
  session,
  shown,
  me,
  explain,
}: Doing<S, A>): Pick<TableView<S, A>, 'refusal' | 'act' | 'explain' | 'undo'> {
  const { match, moving } = shown;
  const send = (command: Command): void => {
    explain(null);
    void session.send(command).then((refusal) => refusal && explain(refusal));
  };
  const refusal = (action: A): Refusal | null => {
    if (me === null) return { code: moving ? 'chance-due' : 'not-your-turn' };
    const at = Math.max(session.now(), match.at);
    const next = session.game.apply(match.state, { at, actor: me, action });
    return next.ok ? null : next.error;
  };
  return {
    refusal,
    explain,
    act(action) {
      const why = refusal(action);
      if (why || me === null) explain(why);
      else send({ kind: 'act', seat: me, action });
    },
    undo() {
      if (me === null || match.tail.at(-1)?.actor !== me) explain({ code: 'nothing-to-undo' });
      else send({ kind: 'undo', seat: me });
    },
  };
}

function actingSeat<S, A extends Action>(
  session: TableSession<S, A>,
  shown: Shown<S, A>,
  { mine, entries }: SessionView,
): Seat | null {
  const current = shown.settled && shown.match.seq === entries.length && !shown.match.end;
  if (!current) return null;
  const turn = session.game.turn(shown.match.state);
  return turn.who === 'seats' ? (turn.seats.find((seat) => mine.includes(seat)) ?? null) : null;
}

function playersOf<S, A extends Action>(match: Match<S, A>, { info, mine }: SessionView): readonly Player[] {
  return info.seats.map((place, i) => {
    const seat = i as Seat;
    return {
      seat,
      name: seatName(place.name, i),
      bot: match.seats[i]?.bot ?? place.bot,
      mine: mine.includes(seat),
    };
  });
}
