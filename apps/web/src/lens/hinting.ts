import type { TableView } from '../table/model/game-ui.ts';
import type { GameLens, LensMoment, LensQuestion } from '../table/model/lens.ts';

/**
 * What is asked for whoever wants a hint: nothing where nobody here is to decide, and `wait` while that cannot be told
 * yet. Dice that have just fallen are looked at for a moment before anybody may act: whoever wants a hint right then
 * has something to decide, and must not hear otherwise.
 */
export function hintQuestion(
  lens: GameLens,
  { match, me, settled }: Pick<TableView, 'match' | 'me' | 'settled'>,
  looked: Pick<LensMoment, 'draft' | 'aim'>,
): LensQuestion | null | 'wait' {
  if (!settled) return 'wait';
  return me === null || match.end !== null ? null : lens.hint({ match, seat: me, ...looked });
}
