/**
 * Luck and skill that add up. For every seat: result − chance at the start = luck − own errors + what the errors of
 * others gave. The steps of a match are gone through from its end: what an error cost is added to what came after it,
 * and the luck of a chance entry is what came after it less what was to be expected before. So nothing is left over;
 * where the estimates of a position differ from what followed, the difference lies in the luck, and is told as doubt.
 */
import type { Seat } from '@cubarium/core';

/** An error found in an entry, in chances to win, with the deviation of what was found. */
export interface FoundError {
  readonly seat: Seat;
  readonly error: number;
  readonly deviation: number;
}

export interface AccountStep {
  readonly errors: readonly FoundError[];
  /** Of an entry by chance: the chances that were to be expected before it; null: it has no say. */
  readonly expected: readonly number[] | null;
  /** The chances after the entry as the position alone tells them; null where nobody looked. */
  readonly seen: readonly number[] | null;
}

/** How the chances of all seats moved, and where they stood before. */
interface Moved {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface AccountedStep {
  /** One for each error, in their order. */
  readonly errors: readonly Moved[];
  readonly luck: readonly number[] | null;
  /** The chances after the entry. */
  readonly after: readonly number[];
}

export interface Account {
  readonly start: readonly number[];
  readonly result: readonly number[];
  readonly steps: readonly AccountedStep[];
  /** For each seat how far its luck may be off, with about 95 % confidence. */
  readonly doubt: readonly number[];
}

/** The chances had one seat not lost so much: the others give it in parts of what they have. */
function lifted(chances: readonly number[], seat: Seat, error: number): readonly number[] {
  const own = chances[seat] ?? 0;
  const better = Math.min(1, own + error);
  const others = 1 - own;
  return chances.map((chance, i) => {
    if (i === seat) return better;
    return others > 0 ? chance * ((1 - better) / others) : 0;
  });
}

const CONFIDENT = 1.96;

export function accountOf(steps: readonly AccountStep[], result: readonly number[]): Account {
  const squares = result.map(() => 0);
  const doubt = (jump: readonly number[]): void =>
    jump.forEach((value, seat) => (squares[seat] = (squares[seat] ?? 0) + value ** 2));
  const accounted: AccountedStep[] = [];
  let chances = result;
  for (const step of steps.toReversed()) {
    const after = chances;
    const { seen, expected } = step;
    if (expected && seen) doubt(after.map((chance, seat) => chance - (seen[seat] ?? 0)));
    const errors: Moved[] = [];
    for (const { seat, error, deviation } of step.errors.toReversed()) {
      const before = lifted(chances, seat, error);
      errors.unshift({ before, after: chances });
      doubt(result.map((_, i) => (i === seat ? deviation : deviation / (result.length - 1))));
      chances = before;
    }
    const luck = expected && after.map((chance, seat) => chance - (expected[seat] ?? 0));
    if (expected) chances = expected;
    accounted.unshift({ errors, luck, after });
  }
  const reach = squares.map((square) => CONFIDENT * Math.sqrt(square));
  return { start: chances, result, steps: accounted, doubt: reach };
}
