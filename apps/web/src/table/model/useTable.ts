import { useCallback, useRef, useState } from 'react';
import type { Action, Command, Match, Refusal, Seat } from '@cubarium/core';
import { useStore } from '../../base/state/store.ts';
import type { Director, Shown } from './director.ts';
import type { GameTexts, GameUi, TableView } from './game-ui.ts';
import { playersOf } from './players.ts';
import { logOf, type SessionView, type TableSession } from './session.ts';
import { tellingOf, type Telling } from './telling.ts';
import { useDirector } from './useDirector.ts';
import { useKeys } from './useKeys.ts';

export interface UseTable<S, A extends Action> {
  readonly table: TableView<S, A>;
  readonly session: SessionView;
  readonly refused: Refused | null;
  readonly dismiss: () => void;
  readonly telling: Telling;
}

/** Why not; `late` when it was shown already and had to be taken back. */
export interface Refused {
  readonly refusal: Refusal;
  readonly late: boolean;
}

export function useTable<S, A extends Action>(
  session: TableSession<S, A>,
  ui: GameUi<S, A>,
  texts: GameTexts<S, A>,
): UseTable<S, A> {
  const director = useDirector(session, ui, texts);
  const shown = useStore(director.shown);
  const view = useStore(session.view);
  const [refused, setRefused] = useState<Refused | null>(null);
  const dismiss = useCallback(() => setRefused(null), []);
  const me = actingSeat(session, shown, view);
  const rush = rushing({ director, ui, shown, view });
  const table: TableView<S, A> = {
    game: session.game,
    match: shown.match,
    moving: shown.moving,
    settled: shown.settled,
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
    skip: useSkip(director, rush),
    goOn: () => void (view.mine[0] !== undefined && session.send({ kind: 'goOn', seat: view.mine[0] })),
    ...doing({ session, shown, me, setRefused }),
  };
  useKeys((key) => key.toLowerCase() === 's' && skipped(rush));
  const telling = { ...tellingOf({ table, ui, texts }), skip: rush };
  return { table, session: view, refused, dismiss, telling };
}

/** False when there was nothing to skip. */
function skipped(rush: (() => void) | null): boolean {
  rush?.();
  return rush !== null;
}

interface Rushing<S, A extends Action> {
  readonly director: Director<S, A>;
  readonly ui: GameUi<S, A>;
  readonly shown: Shown<S, A>;
  readonly view: SessionView;
}

/** The way past what others do, to where somebody here is asked; null when nobody waits for it. */
function rushing<S, A extends Action>({ director, ui, shown, view }: Rushing<S, A>): (() => void) | null {
  const { match, settled } = shown;
  const { mine } = view;
  const isMine = ({ end, state }: Match<S, A>): boolean => {
    const seat = ui.turnOf(state);
    return end !== null || (seat !== null && mine.includes(seat));
  };
  const turn = ui.turnOf(match.state);
  if (turn === null || mine.length === 0 || isMine(match)) return null;
  // A person takes the time it takes: there is only something to skip while something is still to be shown.
  if (settled && match.seats[turn]?.bot === null) return null;
  return () => director.rush(isMine);
}

/** Two touches this close mean more than the moment. */
const TWICE_MS = 400;

/** A touch ends the moment; a second one at once all that others do. */
function useSkip(director: Pick<Director, 'skip'>, rush: (() => void) | null): () => void {
  const last = useRef(-TWICE_MS);
  return () => {
    const now = performance.now();
    const twice = now - last.current < TWICE_MS;
    last.current = now;
    if (twice && rush) rush();
    else director.skip();
  };
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
