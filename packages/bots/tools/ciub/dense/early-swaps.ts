/** Swaps that cannot wait: a white die that is given back can be taken by another swap. */
import { BLUE, COLOUR_COUNT, countIn, GREEN, WHITE } from '../../../src/ciub/odds/classes.ts';
import type { Lead, Pool } from './pool.ts';
import type { Field } from './space.ts';
import { swapping } from '../../../src/ciub/odds/whites.ts';

/** Raises the values of one run. */
export function earlySwaps(
  field: Field,
  pool: Pool,
  { values, lead }: { readonly values: Float64Array; readonly lead: Lead },
): void {
  const { structure, space, key } = pool;
  const rows = space.rowsOf(WHITE);
  const white = rows.minus[lead.white * rows.classes + (structure.lists[WHITE]?.swap ?? 0)] as number;
  if (countIn(key, WHITE) === 0 || white < 0) return;
  const start = space.runAt(lead.blue, lead.green, lead.white);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const swapped = colour === WHITE ? null : swapping(key, WHITE, colour);
    if (swapped === null) continue;
    const others = field.of(swapped);
    const target = structure.space(swapped);
    const plusBlank = (own: number, c: number): number => {
      const { plus, classes } = space.rowsOf(c);
      return c === colour ? (plus[own * classes] as number) : own;
    };
    const from = target.runAt(plusBlank(lead.blue, BLUE), plusBlank(lead.green, GREEN), white);
    const joined = colour === BLUE || colour === GREEN ? null : pool.blankAdded(colour);
    for (let i = 0; i < space.run; i++) {
      const value = others[from + (joined ? (joined[i] as number) : i)] as number;
      if (value > (values[start + i] as number)) values[start + i] = value;
    }
  }
}
