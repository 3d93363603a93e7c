import { diceOf, KEPT_DICE, withinLimits, type Colour, type Die, type SeatState } from '@cubarium/games/ciub';

/** Dice with symbols give the most freedom next turn; a second one of a colour helps less than a first of another. */
const WORTH: Readonly<Record<Colour, number>> = {
  blue: 6,
  purple: 5,
  green: 5,
  red: 4,
  yellow: 3,
  orange: 3,
  white: 2,
};

/** Five dice worth keeping: a suggestion that only pre-selects. */
export function bestFive(dice: readonly Die[]): readonly string[] {
  const left = [...dice];
  const kept: Die[] = [];
  while (kept.length < KEPT_DICE && left.length > 0) {
    const worth = (die: Die): number =>
      WORTH[die.colour] - kept.filter((each) => each.colour === die.colour).length * 1.5;
    const [best] = left.toSorted((a, b) => worth(b) - worth(a));
    if (!best) break;
    kept.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return kept.map((die) => die.id);
}

/** Dice over the limits of their colours: they go back at the end of the turn. */
export function wastedDice(player: SeatState): readonly string[] {
  const dice = diceOf(player);
  const kept = withinLimits(dice);
  return dice.filter((die) => !kept.includes(die)).map((die) => die.id);
}

/** A die that trades for two, and the colour of which there are fewest so far: a suggestion that only pre-selects. */
export function bestTrade(
  trades: ReadonlyMap<string, readonly (readonly [Colour, Colour])[]>,
  dice: readonly Die[],
): { readonly die: string; readonly first: Colour } | null {
  const [first] = trades;
  if (!first) return null;
  const [die, pairs] = first;
  const owned = (colour: Colour): number => dice.filter((each) => each.colour === colour).length;
  const worth = (colour: Colour): number => WORTH[colour] - owned(colour) * 1.5;
  const [best] = pairs.flat().toSorted((a, b) => worth(b) - worth(a));
  return best ? { die, first: best } : null;
}
