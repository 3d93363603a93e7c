/** Looks a turn further than a value function does: the turn that begins is played in thought, as chances have it. */
import type { Seat } from '@cubarium/core';
import type { CardId } from '@cubarium/games/ciub';
import { outcomes } from './aims.ts';
import type { Chances } from './chances.ts';
import { Reach } from './reach.ts';
import { downs, ended, gainable, gained, resting, withDice, type Standing } from './standing.ts';
import type { Glance, Worth } from './worth.ts';

/** What looking ahead rests on. */
export interface Sight {
  readonly chances: Chances;
  readonly worth: Worth;
  readonly glance: Glance;
}

export function lookingAhead(sight: Sight): Worth {
  return (standing) =>
    standing.opus === null ? new NextTurn(sight, standing).shares() : sight.worth(standing);
}

/** Of these dice the best to end the turn with, at a glance. */
export function bestDice(glance: Glance, standing: Standing, keys: readonly number[]): number {
  let [best = 0] = keys;
  if (keys.length === 1) return best;
  const look = glance(ended(standing), standing.next);
  let most = -Infinity;
  for (const key of keys) {
    const value = look(resting(key));
    if (value > most) [best, most] = [key, value];
  }
  return best;
}

/** The turn of the seat that is next, by what it can end in. */
class NextTurn {
  private readonly sight: Sight;
  private readonly standing: Standing;
  private readonly seat: Seat;
  private readonly key: number;

  constructor(sight: Sight, standing: Standing) {
    this.sight = sight;
    this.standing = standing;
    this.seat = standing.next;
    this.key = standing.dice[standing.next] as number;
  }

  /** Each seat's chance to win, over all that the turn can end in. */
  shares(): readonly number[] {
    const { standing, seat, key } = this;
    const { glance, chances } = this.sight;
    const reach = new Reach(standing, seat);
    const declined = this.after(standing, bestDice(glance, standing, reach.taken(key)));
    const own = declined[seat] as number;
    const five = bestDice(glance, standing, reach.kept(key));
    const aims = gainable(standing, seat).flatMap((card) => {
      const chance = chances.rolling(card, key, standing.selfAdjust);
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
    return this.sight.worth(ended(withDice(standing, this.seat, dice)));
  }

  /** The best of these for the seat. */
  private best(all: readonly (readonly number[])[]): readonly number[] {
    const { seat } = this;
    return all.reduce((a, b) => ((b[seat] as number) > (a[seat] as number) ? b : a));
  }
}
