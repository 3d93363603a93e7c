/** What a game that ended here says about partners who suit whoever plays here. */
import { strengthNamed, suitedName } from '@cubarium/bots/kit';
import type { MatchEnd } from '@cubarium/core';
import type { TableRecord } from '@cubarium/table';
import { keepGame, strengthFor } from '../base/state/suited.ts';

type Seated = Pick<TableRecord['seats'][number], 'bot'>;

/** The strength of the partners at a table; null where nobody has one, or several people play. */
export function partnersAt(seats: readonly Seated[]): number | null {
  const [first, ...more] = seats.filter(({ bot }) => bot !== null);
  if (!first || more.length + 2 !== seats.length) return null;
  return strengthNamed(first.bot ?? '');
}

/** A game that all agreed to end says nothing; one that was given up is lost. */
export function learnFrom(
  { id, game, seats }: Pick<TableRecord, 'id' | 'game' | 'seats'>,
  end: MatchEnd,
): void {
  if (end.why === 'agreed' || partnersAt(seats) === null) return;
  const person = seats.findIndex(({ bot }) => bot === null);
  const share = end.winners.some((seat) => seat === person) ? 1 / end.winners.length : 0;
  keepGame({ game, table: id }, { share, seats: seats.length });
}

/** Who takes a bot's place in the next game: a partner as it suits by then. */
export const renewed = (game: string, bot: string): string =>
  strengthNamed(bot) === null ? bot : suitedName(strengthFor(game));
