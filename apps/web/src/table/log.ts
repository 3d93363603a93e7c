import type { Action, MatchEntry, Seat } from '@cubarium/core';
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
}

/** The log as lines: what a game has no words for is left out. */
export function logLines<S, A extends Action>(parts: LogParts<S, A>): readonly LogLine[] {
  const { history, texts, marks, players } = parts;
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  return history.flatMap((step) => {
    const { seq, actor, action } = step.entry;
    const text = texts.line(step, nameOf);
    if (text === null) return [];
    const mark = action.kind === 'undo' ? 'undo' : (marks[action.kind] ?? null);
    const seat = typeof actor === 'number' ? actor : null;
    return [{ seq, entry: step.entry, text, mark, seat, final: actor === 'chance' }];
  });
}
