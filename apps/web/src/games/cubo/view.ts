import { useMemo, useState } from 'react';
import type { Refusal, Seat } from '@cubarium/core';
import {
  coverableFrom,
  cubo,
  type CuboAction,
  type CuboSeat,
  type CuboState,
  type Die,
  type SeatAction,
} from '@cubarium/games/cubo';
import type { TableView } from '../../table/model/game-ui.ts';
import { useCubo, type CuboMessages } from './messages/index.ts';
import { countdownOf, secondsToCover, type Countdown } from './model/clock.ts';
import { liveText, readLive } from './model/live.ts';
import type { Cells, Placing } from './model/placing.ts';
import { closesRound, roundsOf, type Round } from './model/rounds.ts';
import { fallingSeat, focusOf, isCalm, seatOf } from './model/situation.ts';
import type { Tumbler } from './model/tumble.ts';
import { useIntent, type Intent } from './useIntent.ts';
import type { Moment } from './model/moments.ts';
import { useRaceMoment } from './useMoment.ts';
import { useSeconds } from './useNow.ts';
import { usePlacing, useShowing } from './usePlacing.ts';
import { useTumble } from './useTumble.ts';

export interface CuboView {
  readonly m: CuboMessages;
  readonly table: TableView<CuboState, CuboAction>;
  readonly state: CuboState;
  readonly calm: boolean;
  /** Whose dice are shown large. */
  readonly focus: Seat;
  readonly own: CuboSeat;
  /** Somebody at this device plays the focus. */
  readonly here: boolean;
  readonly isFalling: (who: Tumbler) => boolean;
  /** How long dice of a race fly on this screen. */
  readonly fallMs: number;
  /** Ends whatever falls or moves. */
  readonly skip: (() => void) | undefined;
  /** The coloured dice and the joker of the focus, with the faces they have or are about to show. */
  readonly dice: readonly Die[];
  readonly placing: Placing;
  /** What of it lies where: as it is laid here, or as its player shows it. */
  readonly cells: Cells;
  /** The focus lies open and may be laid here. */
  readonly laying: boolean;
  readonly lay: (next: Placing) => void;
  /** Counts what may move dice on the screen. */
  readonly change: number;
  /** The cell that is to be exchanged. */
  readonly picked: number | null;
  readonly pick: (cell: number | null) => void;
  readonly want: Intent['want'];
  /** What was pressed too early and waits. */
  readonly waiting: Intent['waiting'];
  /** Seconds until the square may be covered. */
  readonly coverIn: number;
  /** The round whose scoring is on the screen. */
  readonly scored: Round | null;
  /** It is being counted, and nothing of it may be told yet. */
  readonly counting: boolean;
  /** Has looked long enough; in a race the table waits for the others. */
  readonly goOn: () => void;
  readonly wentOn: boolean;
  readonly countdown: Countdown | null;
  /** What somebody else has just done. */
  readonly moment: Moment | null;
  readonly now: number;
  readonly startsAt: number | null;
}

type Table = TableView<CuboState, CuboAction>;

export function useCuboView(table: Table): CuboView {
  const m = useCubo();
  const { state } = table.match;
  const { focus, own, here } = focused(table);
  const tumbling = useTumble(table, focus);
  const placingStore = usePlacing(state, focus);
  const exchange = useExchange(state, focus);
  const { want, forget, waiting } = useIntent(table);
  const isFalling = (who: Tumbler): boolean => tumbling.isFalling(who) || fallsNow(table, who);
  const lies = state.stage === 'racing' && !own.hand && own.joker.face !== null && own.square === null;
  const laying = here && lies && !isFalling(focus);
  useShowing(laying ? liveText(placingStore.placing.cells) : null, table.showLive);
  return {
    m,
    table,
    state,
    calm: isCalm(state),
    focus,
    own,
    here,
    isFalling,
    fallMs: tumbling.fallMs,
    skip: isCalm(state) || table.moving ? table.skip : undefined,
    dice: diceOf(table, focus),
    placing: placingStore.placing,
    cells: here || !lies ? placingStore.placing.cells : (shownBy(table, focus) ?? placingStore.placing.cells),
    laying,
    lay(next) {
      // Who goes on laying does not want the square that was about to be covered.
      forget('cover');
      placingStore.change(next);
    },
    change: table.match.seq * 1000 + placingStore.version,
    ...exchange,
    want,
    waiting,
    ...useScored(table),
    ...useTimes(table, focus),
  };
}

/** What runs out, and when, as somebody at this seat sees it. */
function useTimes(
  table: Table,
  seat: Seat,
): Pick<CuboView, 'countdown' | 'now' | 'startsAt' | 'coverIn' | 'moment'> {
  const { state } = table.match;
  const startsAt = table.announced?.at ?? null;
  const countdown = countdownOf({ state, seat, startsAt });
  const ends = [countdown?.ends ?? null, coverableFrom(state, seat), ...state.countdownEnds];
  const now = useSeconds(
    table.now,
    ends.filter((end) => end !== null),
  );
  return {
    countdown,
    now,
    startsAt,
    coverIn: secondsToCover(state, seat, now),
    moment: useRaceMoment(table),
  };
}

function focused({ match, mine, watched }: Table): Pick<CuboView, 'focus' | 'own' | 'here'> {
  // Scoring goes from player to player, also for who would rather look at one of them.
  const chosen = mine.length === 0 && match.state.stage !== 'scoring' ? watched : undefined;
  const focus = chosen ?? focusOf(match.state, mine);
  return { focus, own: seatOf(match.state, focus), here: mine.includes(focus) };
}

function fallsNow({ moving }: Table, who: Tumbler): boolean {
  if (moving?.entry.action.kind !== 'fall') return false;
  const seat = fallingSeat(moving.before.state);
  return seat === null ? who === 'middle' : who === seat;
}

/** While dice fall they need their faces to land on, and nothing else may know them. */
function diceOf({ match, moving }: Table, seat: Seat): readonly Die[] {
  const state = moving && fallingSeat(moving.before.state) === seat ? moving.after.state : match.state;
  const { dice, joker } = seatOf(state, seat);
  return [...dice, joker];
}

/** What the player of a seat shows of the square being laid. */
export function shownBy({ match, live }: Table, seat: Seat): Cells | null {
  const text = live.get(seat);
  const { dice, joker } = seatOf(match.state, seat);
  return text === undefined ? null : readLive(text, { dice: dice.map((die) => die.id), joker: joker.id });
}

/** A choice that belongs to one exchange, and is gone with it. */
function useExchange(state: CuboState, seat: Seat): Pick<CuboView, 'picked' | 'pick'> {
  const of = `${state.round}.${seat}.${state.stage}`;
  const [picked, setPicked] = useState<{ of: string; cell: number | null }>({ of, cell: null });
  return {
    picked: picked.of === of ? picked.cell : null,
    pick: (cell) => setPicked({ of, cell }),
  };
}

/**
 * Scoring stays until the next round opens, which in a race everybody or the clock decides; who begins it at a calm
 * table of this device says when.
 */
function useScored(table: Table): Pick<CuboView, 'scored' | 'counting' | 'goOn' | 'wentOn'> {
  const { history, moving } = table;
  const { state } = table.match;
  const closing = moving && closesRound(moving) ? moving : null;
  const last = useMemo(
    () => roundsOf(closing ? [...history, closing] : history).at(-1) ?? null,
    [history, closing],
  );
  const [seen, setSeen] = useState(last?.round ?? 0);
  const { stage, go } = state;
  const between = stage === 'opening' && !isCalm(state);
  const starts = go === state.starter && seatOf(state, go).throws === 0;
  const waits = isCalm(state) && starts && table.mine.includes(go);
  const fresh = between || stage === 'over' || (waits && last !== null && last.round > seen);
  return {
    scored: closing || fresh ? last : null,
    counting: closing !== null,
    wentOn: seen === last?.round && !isCalm(state),
    goOn() {
      setSeen(last?.round ?? 0);
      table.skip();
      if (!isCalm(state)) table.goOn();
    },
  };
}

/** Why a seat of this device may not do this, whoever's turn it is. */
export function whyNot({ table, state, focus, here }: CuboView, action: SeatAction): Refusal | null {
  if (table.me !== null || !here) return table.refusal(action);
  const next = cubo.apply(state, { at: Math.max(table.now(), state.at), actor: focus, action });
  return next.ok ? table.refusal(action) : next.error;
}

export const nameOf = ({ table }: CuboView, seat: Seat): string => table.players[seat]?.name ?? '';

/** The own time to cover is over, and nothing was covered. */
export function isLate({ state, own, focus, now, calm }: CuboView): boolean {
  if (calm || own.square !== null || own.throws === 0) return false;
  const ends = state.countdownEnds[focus] ?? null;
  return state.stage === 'scoring' || (state.stage === 'racing' && ends !== null && now >= ends);
}
