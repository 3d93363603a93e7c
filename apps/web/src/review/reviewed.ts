import type { Analysis } from '@cubarium/bots/kit';
import type { GameDefinition, MatchFile } from '@cubarium/core';
import type { Step } from '../table/model/director.ts';
import type { GameUi, Player } from '../table/model/game-ui.ts';
import type { GameReview } from '../table/model/review.ts';

/** A match that was looked at again, with everything it takes to tell of it. */
export interface Reviewed {
  readonly game: GameDefinition;
  readonly ui: GameUi;
  readonly file: MatchFile;
  readonly analysis: Analysis;
  readonly view: GameReview;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
  /** Goes to a moment of the match. */
  readonly watch: (seq: number) => void;
}
