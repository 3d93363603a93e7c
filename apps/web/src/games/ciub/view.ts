import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '@cubarium/core';
import {
  CARDS,
  diceOf,
  isForced,
  taskRefusal,
  trayFacts,
  type CardId,
  type CiubAction,
  type CiubState,
  type Die,
  type Face,
  type SeatState,
} from '@cubarium/games/ciub';
import { play, vibrate } from '../../base/device/sound.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { useMoment } from '../../table/model/useMoment.ts';
import { useCiub, type CiubMessages } from './messages/index.ts';
import { Choices } from './model/choices.ts';
import { cardChosen, carriedOver, EMPTY_DRAFT, NO_TOOL, oneBack, type Draft } from './model/draft.ts';
import { momentMs, momentOf, type Moment } from './model/moments.ts';
import { likelyAim } from './model/reach.ts';

export interface CiubView {
  readonly m: CiubMessages;
  readonly table: TableView<CiubState, CiubAction>;
  readonly state: CiubState;
  /** Whose dice are shown: the seat whose turn it is. */
  readonly turn: Seat;
  readonly player: SeatState;
  readonly choices: Choices;
  readonly draft: Draft;
  readonly edit: (change: Partial<Draft>) => void;
  /** The way out of a symbol, a trade or a die instead of a card; false when nothing was begun. */
  readonly leave: () => boolean;
  /** Takes back what was chosen last, then what was done last. */
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** It is the turn of somebody at this device. */
  readonly own: boolean;
  /** The card aimed at here. */
  readonly aim: CardId | null;
  /** The card that somebody else seems to be after. */
  readonly likely: CardId | null;
  readonly setAim: (card: CardId | null) => void;
  /** Dice on their way into the tray: chosen for it, or skulls that nothing can stop any more. */
  readonly leaving: readonly string[];
  /** Faces that falling dice will show; for the dice alone. */
  readonly landing: ReadonlyMap<string, Face>;
  /** What everybody looks up for. */
  readonly moment: Moment | null;
  /** Ends what is shown now. */
  readonly skip: () => void;
}

export function useCiubView(table: TableView<CiubState, CiubAction>): CiubView {
  const m = useCiub();
  const { moving } = table;
  const { state } = table.match;
  const [kept, keep] = useState({ seq: table.match.seq, draft: EMPTY_DRAFT });
  const choices = useMemo(
    () => new Choices(state, table.me, table.match.at),
    [state, table.me, table.match.at],
  );
  const player = playerOf(state, state.turn.seat);
  const draft = kept.seq === table.match.seq ? kept.draft : carriedOver(kept.draft, choices);
  const own = table.players[state.turn.seat]?.mine === true;
  const { aim, setAim } = useAim({ table, own, choices });
  const sunk = useSettledSkulls({ table, choices, draft });
  const edit = (change: Partial<Draft>): void => {
    if (change.chosen && change.chosen.size > draft.chosen.size) putDown();
    keep({ seq: table.match.seq, draft: { ...draft, ...change } });
  };
  return {
    m,
    table,
    state,
    turn: state.turn.seat,
    player,
    choices,
    draft,
    edit,
    ...waysBack({ table, draft, edit }),
    own,
    aim,
    likely: own ? null : likelyAim(state, player.tray),
    setAim,
    leaving: leavingDice({ table, draft, player, sunk }),
    landing: useMemo(() => landingOf(moving), [moving]),
    ...useShown(table),
  };
}

/** The moment on the screen, and the way past it; while nobody here may act, past everything that moves. */
function useShown(table: TableView<CiubState, CiubAction>): Pick<CiubView, 'moment' | 'skip'> {
  const { moment, end } = useMoment({ table, momentOf, msOf: momentMs });
  return {
    moment,
    skip() {
      end();
      if (table.me === null) table.skip();
    },
  };
}

function waysBack({
  table,
  draft,
  edit,
}: Pick<CiubView, 'table' | 'draft' | 'edit'>): Pick<CiubView, 'leave' | 'undo' | 'canUndo'> {
  const back = oneBack(draft);
  return {
    leave() {
      const begun = draft.tool !== null || draft.taking;
      if (begun) edit(NO_TOOL);
      return begun;
    },
    undo: () => (back ? edit(back) : table.undo()),
    canUndo: back !== null || table.canUndo,
  };
}

/** Everybody has an aim of their own; who shares the device does not see the one of the player before. */
function useAim({ table, own, choices }: Pick<CiubView, 'table' | 'own' | 'choices'>) {
  const { state } = table.match;
  const owner = own ? state.turn.seat : table.mine.length === 1 ? (table.mine[0] ?? 0) : 'watching';
  const [aims, setAims] = useState<Readonly<Partial<Record<Seat | 'watching', CardId | null>>>>({});
  return {
    aim: cardChosen(aims[owner] ?? null, choices, state),
    setAim: (card: CardId | null) => setAims((old) => ({ ...old, [owner]: card })),
  };
}

/** A die put into the tray is heard and felt, though nothing has happened yet. */
function putDown(): void {
  play(['slide']);
  vibrate([10]);
}

/** Skulls are seen where they fell before they move by themselves. */
const SKULLS_MS = 300;

/** True when nothing can be done about skulls any more, and they have been seen. */
function useSettledSkulls({ table, choices, draft }: Pick<CiubView, 'table' | 'choices' | 'draft'>): boolean {
  const { seq, state } = table.match;
  const due =
    table.me !== null && state.turn.phase === 'rolling' && choices.actions === 0 && draft.tool === null;
  const [sunk, sink] = useState(-1);
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => sink(seq), SKULLS_MS);
    return () => clearTimeout(timer);
  }, [due, seq]);
  return due && sunk === seq;
}

interface Leaving extends Pick<CiubView, 'table' | 'draft' | 'player'> {
  readonly sunk: boolean;
}

function leavingDice({ table, draft, player, sunk }: Leaving): readonly string[] {
  if (table.me === null || table.match.state.turn.phase !== 'rolling') return [];
  return player.pool
    .filter((die) => draft.chosen.has(die.id) || (sunk && isForced(die)))
    .map((die) => die.id);
}

export function playerOf(state: CiubState, seat: Seat): SeatState {
  const player = state.seats[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

function landingOf(moving: TableView<CiubState, CiubAction>['moving']): ReadonlyMap<string, Face> {
  const chance = moving?.before.state.turn.chance;
  const action = moving?.entry.action;
  if (chance?.kind !== 'fall' || action?.kind !== 'fall') return new Map();
  const faces = action.faces;
  return new Map(chance.dice.flatMap((die, i) => (faces[i] === undefined ? [] : [[die, faces[i]] as const])));
}

/** What the dice tray would hold after setting the chosen dice (and skulls) aside. */
export const plannedTray = ({ player, draft }: CiubView): readonly Die[] => [
  ...player.tray,
  ...player.pool.filter((die) => draft.chosen.has(die.id) || isForced(die)),
];

export const meets = (card: CardId, tray: readonly Die[]): boolean => {
  const { task } = CARDS[card];
  return task !== null && taskRefusal(task, trayFacts(tray)) === null;
};

export const findDie = (player: SeatState, id: string): Die | undefined =>
  diceOf(player).find((die) => die.id === id);
