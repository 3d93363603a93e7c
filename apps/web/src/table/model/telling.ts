import { createContext, useContext } from 'react';
import { isByTable, isSeat, type Action, type Seat } from '@cubarium/core';
import type { Step } from './director.ts';
import type { GameTexts, GameUi, Player, TableView } from './game-ui.ts';

/** What somebody else has just done, in few words. */
export interface Caption {
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
}

/** What is told about the turns of others. */
export interface Telling {
  readonly caption: Caption | null;
  /** What their turns came to since somebody here acted, the latest last. */
  readonly recaps: readonly Caption[];
  /** Shows at once what there is until somebody here is asked; null when there is nothing to skip. */
  readonly skip: (() => void) | null;
}

const NOTHING: Telling = { caption: null, recaps: [], skip: null };
const TellingContext = createContext<Telling>(NOTHING);
export const TellingProvider = TellingContext.Provider;
export const useTelling = (): Telling => useContext(TellingContext);

export interface TellingParts<S, A extends Action> {
  readonly table: Pick<TableView<S, A>, 'history' | 'match' | 'players' | 'mine'>;
  readonly ui: Pick<GameUi<S, A>, 'turnOf'>;
  readonly texts: Pick<GameTexts<S, A>, 'caption' | 'line' | 'recap'>;
}

/** Whose turn a step belongs to: what begins a match belongs to who begins it. */
export function turnOfStep<S, A extends Action>(
  { turnOf }: Pick<GameUi<S, A>, 'turnOf'>,
  { before, after }: Step<S, A>,
): Seat | null {
  return turnOf(before.state) ?? turnOf(after.state);
}

/** What is said of a step while it is watched; what happens to the table is in its log alone. */
export function captionOf<S, A extends Action>(
  texts: TellingParts<S, A>['texts'],
  step: Step<S, A>,
  players: readonly Player[],
): string | null {
  const { entry } = step;
  if (isByTable(entry)) return null;
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  return (texts.caption ?? texts.line)({ ...step, entry }, nameOf);
}

/** What there is to tell: the last thing that whose turn it is has done, and what the turns before came to. */
export function tellingOf<S, A extends Action>(parts: TellingParts<S, A>): Omit<Telling, 'skip'> {
  const { table, ui } = parts;
  const { history, match, mine } = table;
  const now = match.end ? null : ui.turnOf(match.state);
  if (mine.length === 0 && now === null) return NOTHING;
  const since = history.findLastIndex(({ entry }) => isSeat(entry.actor) && mine.includes(entry.actor));
  const turns = turnsOf(parts, history.slice(since + 1));
  const last = turns.at(-1);
  const current = last && last.seat === now && !mine.includes(now) ? last : undefined;
  return {
    caption: current ? lastCaption(parts, current) : null,
    recaps: (current ? turns.slice(0, -1) : turns).flatMap((turn) => recapOf(parts, turn)),
  };
}

interface WatchedTurn<S, A extends Action> {
  readonly seat: Seat;
  readonly steps: readonly Step<S, A>[];
}

/** The steps of others, turn by turn. */
function turnsOf<S, A extends Action>(
  { ui, table }: TellingParts<S, A>,
  steps: readonly Step<S, A>[],
): readonly WatchedTurn<S, A>[] {
  const turns: { readonly seat: Seat; readonly steps: Step<S, A>[] }[] = [];
  for (const step of steps) {
    const seat = turnOfStep(ui, step);
    if (seat === null || table.mine.includes(seat)) continue;
    const last = turns.at(-1);
    if (last?.seat === seat) last.steps.push(step);
    else turns.push({ seat, steps: [step] });
  }
  return turns;
}

function lastCaption<S, A extends Action>(
  { texts, table }: TellingParts<S, A>,
  { seat, steps }: WatchedTurn<S, A>,
): Caption | null {
  for (const step of steps.toReversed()) {
    const text = captionOf(texts, step, table.players);
    if (text !== null) return { seat, name: table.players[seat]?.name ?? '', text };
  }
  return null;
}

function recapOf<S, A extends Action>(
  { texts, table }: TellingParts<S, A>,
  { seat, steps }: WatchedTurn<S, A>,
): readonly Caption[] {
  const name = table.players[seat]?.name ?? '';
  const text = texts.recap?.(steps, name) ?? null;
  return text === null ? [] : [{ seat, name, text }];
}
