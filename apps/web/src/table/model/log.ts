import { parseTableAction, type Action, type MatchEntry, type Seat } from '@cubarium/core';
import type { AppMessages } from '../../base/i18n/index.ts';
import type { Step } from './director.ts';
import type { GameTexts, GameUi, Player } from './game-ui.ts';
import type { LogMark } from './log-marks.tsx';

export interface LogLine {
  readonly seq: number;
  readonly entry: MatchEntry;
  readonly text: string;
  /** The picture of its kind; none for kinds that only tables know. */
  readonly mark: LogMark | null;
  /** Who did it; null for chance, clock and table. */
  readonly seat: Seat | null;
  /** Nothing before this line can be taken back. */
  readonly final: boolean;
}

export interface LogParts<S, A extends Action> {
  readonly history: readonly Step<S, A>[];
  readonly texts: GameTexts<S, A>;
  readonly marks: GameUi['marks'];
  readonly players: readonly Player[];
  readonly app: AppMessages;
}

/** Pictures for what happens to a table and is no move of its game. */
const TABLE_MARKS: Readonly<Record<string, LogMark>> = {
  undo: 'undo',
  resign: 'resign',
  agree: 'resign',
  bot: 'bot',
  back: 'back',
  chain: 'chain',
  skip: 'clock',
};

/** The log as lines: what neither the game nor the table has words for is left out. */
export function logLines<S, A extends Action>(parts: LogParts<S, A>): readonly LogLine[] {
  const { history, texts, marks, players, app } = parts;
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  return history.flatMap((step) => {
    const { seq, actor, action } = step.entry;
    const text = texts.line(step, nameOf) ?? tableLine(app, step, nameOf);
    if (text === null) return [];
    const mark = TABLE_MARKS[action.kind] ?? marks[action.kind] ?? null;
    const seat = typeof actor === 'number' ? actor : null;
    return [{ seq, entry: step.entry, text, mark, seat, final: actor === 'chance' }];
  });
}

function tableLine<S, A extends Action>(
  { table }: AppMessages,
  { entry }: Step<S, A>,
  nameOf: (seat: Seat) => string,
): string | null {
  const read = entry.actor === 'table' ? parseTableAction(entry.action) : null;
  if (!read?.ok) return null;
  const action = read.value;
  const name = nameOf(action.seat);
  switch (action.kind) {
    case 'resign':
    case 'bot':
    case 'back':
    case 'agree':
    case 'chain':
      return table.events[action.kind]({ name });
    case 'skip':
      return table.events.skip({ name, by: nameOf(action.by) });
    case 'undo':
      return null;
  }
}
