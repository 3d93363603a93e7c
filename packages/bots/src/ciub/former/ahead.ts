/** Looks a turn further than a value function does: the turn that begins is played in thought, as chances have it. */
import type { Seat } from '@cubarium/core';
import { COLOURS, diceInGame, KEPT_DICE, type CardId } from '@cubarium/games/ciub';
import { outcomes } from './aims.ts';
import type { Chances } from '../chances.ts';
import { countIn, ONE_OF } from '../odds/classes.ts';
import { partsOf } from '../parts.ts';
import { downs, ended, gainable, gained, withDice, type Standing } from '../standing.ts';
import { bestDice, type Worth } from './worth.ts';

export function lookingAhead(chances: Chances, worth: Worth): Worth {
  return (standing) =>
    standing.opus === null ? new NextTurn(chances, worth, standing).shares() : worth(standing);
}

/** The turn of the seat that is next, by what it can end in. */
class NextTurn {
  private readonly chances: Chances;
  private readonly worth: Worth;
  private readonly standing: Standing;
  private readonly seat: Seat;
  private readonly key: number;

  constructor(chances: Chances, worth: Worth, standing: Standing) {
    this.chances = chances;
    this.worth = worth;
    this.standing = standing;
    this.seat = standing.next;
    this.key = standing.dice[standing.next] as number;
  }

  /** Each seat's chance to win, over all that the turn can end in. */
  shares(): readonly number[] {
    const { standing, seat, key } = this;
    const declined = this.best(this.takes().map((dice) => this.after(standing, dice)));
    const own = declined[seat] as number;
    const five = bestDice(this.worth, standing, partsOf(key, KEPT_DICE));
    const aims = gainable(standing, seat).flatMap((card) => {
      const chance = this.chances.rolling(card, key, standing.selfAdjust);
      if (chance === 0) return [];
      const shares = this.gaining(card, five);
      const gain = (shares[seat] as number) - own;
      return gain > 0 ? [{ shares, gain, chance }] : [];
    });
    const likely = outcomes(aims);
    const nothing = 1 - likely.reduce((sum, each) => sum + each, 0);
    return declined.map((share, i) =>
      aims.reduce(
        (sum, { shares }, a) => sum + (likely[a] as number) * (shares[i] as number),
        nothing * share,
      ),
    );
  }

  private gaining(card: CardId, five: number): readonly number[] {
    return this.best(downs(this.standing).map((down) => this.after(gained(this.standing, card, down), five)));
  }

  private after(standing: Standing, dice: number): readonly number[] {
    return this.worth(ended(withDice(standing, this.seat, dice)));
  }

  /** The best of these for the seat. */
  private best(all: readonly (readonly number[])[]): readonly number[] {
    const { seat } = this;
    return all.reduce((a, b) => ((b[seat] as number) > (a[seat] as number) ? b : a));
  }

  /** The dice after taking one of those that nobody has. */
  private takes(): readonly number[] {
    const { standing, key } = this;
    const takes = COLOURS.flatMap((colour, c) => {
      const held = standing.dice.reduce((sum, dice) => sum + countIn(dice, c), 0);
      return held < diceInGame(colour, standing.dice.length) ? [key + (ONE_OF[c] as number)] : [];
    });
    return takes.length > 0 ? takes : [key];
  }
}
