import type { Action, Seat } from '@cubarium/core';
import type { Step } from './director.ts';
import type { GameTexts, Player } from './game-ui.ts';

export interface LogLine {
  readonly seq: number;
  readonly text: string;
  /** Who did it; null for chance, clock and table. */
  readonly seat: Seat | null;
  /** Nothing before this line can be taken back. */
  readonly final: boolean;
}

/** The log as lines: what a game has no words for is left out. */
export function logLines<S, A extends Action>(
  history: readonly Step<S, A>[],
  texts: GameTexts<S, A>,
  players: readonly Player[],
): readonly LogLine[] {
  const nameOf = (seat: Seat): string => players[seat]?.name ?? '';
  return history.flatMap((step) => {
    const { seq, actor } = step.entry;
    const text = texts.line(step, nameOf);
    if (text === null) return [];
    return [{ seq, text, seat: typeof actor === 'number' ? actor : null, final: actor === 'chance' }];
  });
}
