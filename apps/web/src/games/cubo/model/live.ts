import { CENTRE } from '@cubarium/games/cubo';
import type { Cells, OwnDice } from './placing.ts';

/** A square that is being laid, as the others are shown it. */
export const liveText = (cells: Cells): string => cells.map((die) => die ?? '').join(' ');

/** What somebody is laying; null when it cannot be a square of these dice. */
export function readLive(text: string, { dice, joker }: OwnDice): Cells | null {
  const cells = text.split(' ').map((die) => (die === '' ? null : die));
  const laid = cells.filter((die) => die !== null);
  const own = laid.every((die) => die === joker || dice.includes(die));
  const fits = cells.length === 9 && cells[CENTRE] === joker && own && new Set(laid).size === laid.length;
  return fits ? cells : null;
}
