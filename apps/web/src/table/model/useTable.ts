import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isSeat, type Action, type Command, type Match, type Refusal, type Seat } from '@cubarium/core';
import { rollMs } from '../../base/state/settings.ts';
import { play, vibrate } from '../../base/device/sound.ts';
import { useStore } from '../../base/state/store.ts';
import { Director, isSameMove, type Shown, type Step } from './director.ts';
import type { GameUi, Player, TableView } from './game-ui.ts';
import { seatName } from './names.ts';
import type { SessionView, TableSession } from './session.ts';

/** The log with the own moves that are on their way. */
const logOf = ({ entries, ahead }: SessionView): SessionView['entries'] =>
  ahead.length === 0 ? entries : [...entries, ...ahead];

/** The director of a session: it follows the log for as long as the page is open. */
function useDirector<S, A extends Action>(session: TableSession<S, A>, ui: GameUi<S, A>): Director<S, A> {
  const director = useMemo(() => {
    const made = new Director(session.game, session.start(), (step) => ui.pace(step, rollMs()));
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

export interface UseTable<S, A extends Action> {
  readonly table: TableView<S, A>;
  readonly session: SessionView;
  /** False while something that happened is still to be shown. */
  readonly settled: boolean;
  readonly refused: Refused | null;
  readonly dismiss: () => void;
}

/** Why not; `late` when it was shown already and had to be taken back. */
export interface Refused {
  readonly refusal: Refusal;
  readonly late: boolean;
}

export function useTable<S, A extends Action>(session: TableSession<S, A>, ui: GameUi<S, A>): UseTable<S, A> {
  const director = useDirector(session, ui);
  const shown = useStore(director.shown);
  const view = useStore(session.view);
  const [refused, setRefused] = useState<Refused | null>(null);
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
    link: view.link,
    announced: view.announced,
    live: view.live,
    showLive: (data) => session.showLive(data),
    now: () => session.now(),
    skip: () => director.skip(),
    goOn: () => void (view.mine[0] !== undefined && session.send({ kind: 'goOn', seat: view.mine[0] })),
    ...doing({ session, shown, me, setRefused }),
  };
  return { table, session: view, settled: shown.settled, refused, dismiss };
}

interface Doing<S, A extends Action> {
  readonly session: TableSession<S, A>;
  readonly shown: Shown<S, A>;
  readonly me: Seat | null;
  readonly setRefused: (change: (old: Refused | null) => Refused | null) => void;
}

/** Acting: a refusal is found here, by the same rules as at the table, before anything is sent. */
function doing<S, A extends Action>({
  session,
  shown,
  me,
  setRefused,
}: Doing<S, A>): Pick<TableView<S, A>, 'refusal' | 'act' | 'explain' | 'undo'> {
  const { match, moving } = shown;
  const explain = (refusal: Refusal): void => setRefused(() => ({ refusal, late: false }));
  const send = (command: Command): void => {
    setRefused(() => null);
    void sentInTime(session, command).then((refusal) => {
      // What was planned on top of a refused move goes with it; the first reason is the one to tell.
      if (refusal) setRefused((old) => (old?.late ? old : { refusal, late: true }));
    });
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
      if (why) explain(why);
      else if (me !== null) send({ kind: 'act', seat: me, action });
    },
    undo() {
      if (me === null || match.tail.at(-1)?.actor !== me) explain({ code: 'nothing-to-undo' });
      else send({ kind: 'undo', seat: me });
    },
  };
}

/**
 * Sends a move, and once more where the table says from when on it counts: moves that a lost connection held back
 * arrive together, and that is not their player's haste.
 */
async function sentInTime<S, A extends Action>(
  session: TableSession<S, A>,
  command: Command,
): Promise<Refusal | null> {
  const refusal = await session.send(command);
  const until = refusal?.until;
  if (typeof until !== 'number') return refusal;
  await new Promise((resolve) => setTimeout(resolve, Math.max(1, until - session.now())));
  return session.send(command);
}

function actingSeat<S, A extends Action>(
  session: TableSession<S, A>,
  shown: Shown<S, A>,
  view: SessionView,
): Seat | null {
  const current = shown.settled && shown.match.seq === logOf(view).length && !shown.match.end;
  if (!current) return null;
  const turn = session.game.turn(shown.match.state);
  // Where a bot plays for somebody, nothing is asked of that person until they come back.
  const mayAct = (seat: Seat): boolean => view.mine.includes(seat) && shown.match.seats[seat]?.bot === null;
  return turn.who === 'seats' ? (turn.seats.find(mayAct) ?? null) : null;
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
