import { seatsOf, startMatch, type Seat } from '@cubarium/core';
import { ciub, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { TableView } from '../../table/model/game-ui.ts';
import type { CiubMessages } from './messages/index.ts';
import { Choices } from './model/choices.ts';
import { cardChosen, EMPTY_DRAFT } from './model/draft.ts';
import { likelyAim } from './model/reach.ts';
import { playerOf, type CiubView } from './view.ts';

const nothing = (): void => undefined;

/** A position from its text form, of which only what differs from a first turn of two seats is written down. */
export function positionOf(changes: Readonly<Record<string, unknown>>): CiubState {
  const white = (seat: number): readonly string[] => [1, 2, 3, 4, 5].map((n) => `w${seat * 5 + n}`);
  const parsed = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats: [0, 1].map((seat) => ({ pool: white(seat), tray: [], cards: [], token: null })),
    top: ['A1', 'A2', 'A3'],
    bottom: ['A9', 'A4', 'A10'],
    removed: [],
    pile: { B: 2, C: 2 },
    turn: { seat: 0, phase: 'foresight', moved: false },
    opus: null,
    finals: null,
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function tableOf(state: CiubState, me: Seat | null): TableView<CiubState, CiubAction> {
  const { options } = state;
  const match = startMatch(ciub, { options, bots: state.seats.map(() => null), time: null });
  return {
    game: ciub,
    match: { ...match, state },
    moving: null,
    settled: true,
    history: [],
    players: seatsOf(options.seats).map((seat) => ({
      seat,
      name: ['Ada', 'Béla'][seat] ?? '',
      bot: null,
      mine: seat === me,
    })),
    mine: me === null ? [] : [me],
    me,
    canUndo: false,
    link: 'here',
    announced: null,
    live: new Map(),
    now: () => 0,
    refusal: (action) => {
      const next = ciub.apply(state, { at: 0, actor: state.turn.seat, action });
      return next.ok ? null : next.error;
    },
    act: nothing,
    explain: nothing,
    undo: nothing,
    showLive: nothing,
    goOn: nothing,
    skip: nothing,
  };
}

export interface Seen extends Partial<Pick<CiubView, 'draft' | 'aim'>> {
  readonly m: CiubMessages;
  /** Null for who only watches. */
  readonly me: Seat | null;
}

/** A table as somebody sees it in the middle of a choice. */
export function viewOf(state: CiubState, { m, me, draft = EMPTY_DRAFT, aim = null }: Seen): CiubView {
  const choices = new Choices(state, me === state.turn.seat ? me : null, 0);
  const player = playerOf(state, state.turn.seat);
  const own = me === state.turn.seat;
  return {
    m,
    table: tableOf(state, me),
    state,
    turn: state.turn.seat,
    player,
    choices,
    draft,
    edit: nothing,
    leave: () => false,
    undo: nothing,
    canUndo: false,
    own,
    aim: cardChosen(aim, choices, state),
    likely: own ? null : likelyAim(state, player.tray),
    setAim: nothing,
    leaving: [],
    landing: new Map(),
    moment: null,
    skip: nothing,
  };
}
