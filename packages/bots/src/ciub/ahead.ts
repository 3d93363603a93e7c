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
    standing.opus === null ? sharesOver(turnEndings(sight, standing)) : sight.worth(standing);
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

/** A way the turn that begins can end: the standing then, each seat's chance to win, and how likely it is. */
export interface TurnEnding {
  readonly standing: Standing;
  readonly shares: readonly number[];
  readonly likely: number;
}

/** All that the turn of the seat which is next is expected to end in. */
export const turnEndings = (sight: Sight, standing: Standing): readonly TurnEnding[] =>
  new NextTurn(sight, standing).endings();

/** What each seat's chances come to, over all of these. */
export function sharesOver(endings: readonly TurnEnding[]): readonly number[] {
  const [first] = endings;
  if (!first) throw new RangeError('a turn ends in some way');
  return first.shares.map((_, i) =>
    endings.reduce((sum, { shares, likely }) => sum + likely * (shares[i] as number), 0),
  );
}

type Judged = Omit<TurnEnding, 'likely'>;

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

  /** Declining, then each card that is worth going for. */
  endings(): readonly TurnEnding[] {
    const { standing, seat, key } = this;
    const { glance, chances } = this.sight;
    const reach = new Reach(standing, seat);
    const declined = this.after(standing, bestDice(glance, standing, reach.taken(key)));
    const own = declined.shares[seat] as number;
    const five = bestDice(glance, standing, reach.kept(key));
    const aims = gainable(standing, seat).flatMap((card) => {
      const chance = chances.rolling(card, key, standing.selfAdjust);
      if (chance === 0) return [];
      const ending = this.gaining(card, five);
      const gain = (ending.shares[seat] as number) - own;
      return gain > 0 ? [{ ...ending, gain, chance }] : [];
    });
    const likely = outcomes(aims);
    const nothing = 1 - likely.reduce((sum, each) => sum + each, 0);
    return [
      { ...declined, likely: nothing },
      ...aims.map(({ standing: after, shares }, i) => ({
        standing: after,
        shares,
        likely: likely[i] as number,
      })),
    ];
  }

  private gaining(card: CardId, five: number): Judged {
    return this.best(downs(this.standing).map((down) => this.after(gained(this.standing, card, down), five)));
  }

  private after(standing: Standing, dice: number): Judged {
    const end = ended(withDice(standing, this.seat, dice));
    return { standing: end, shares: this.sight.worth(end) };
  }

  /** The best of these for the seat. */
  private best(all: readonly Judged[]): Judged {
    const { seat } = this;
    return all.reduce((a, b) => ((b.shares[seat] as number) > (a.shares[seat] as number) ? b : a));
  }
}
