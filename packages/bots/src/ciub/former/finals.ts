/** After the Opus Magnum: every seat left has one turn, and only the win counts (E3–E5). */
import type { Seat } from '@cubarium/core';
import { CARDS, KEPT_DICE, type CardId } from '@cubarium/games/ciub';
import type { Chances } from '../chances.ts';
import { sizeOf } from '../odds/classes.ts';
import { gainable, type Standing } from '../standing.ts';
import { promise } from './aims.ts';

/** Points count first, then dice; both in one number. */
const RANK_OF_A_POINT = 100;
/** Seats that are not the last to play look at so many aims only. */
const AIMS = 3;

interface Race {
  readonly ranks: readonly number[];
  readonly gone: readonly CardId[];
}

/** Each seat's share of the win while final turns are left. */
export function finalShares(chances: Chances, standing: Standing): readonly number[] {
  const ranks = standing.points.map(
    (points, seat) => points * RANK_OF_A_POINT + sizeOf(standing.dice[seat] as number),
  );
  const last = new FinalTurns(chances, standing);
  return last.shares({ ranks, gone: [] }, standing.finals ?? []);
}

class FinalTurns {
  private readonly chances: Chances;
  private readonly standing: Standing;

  constructor(chances: Chances, standing: Standing) {
    this.chances = chances;
    this.standing = standing;
  }

  shares(race: Race, order: readonly Seat[]): readonly number[] {
    const [seat, ...later] = order;
    if (seat === undefined) return sharesOf(race.ranks);
    const declined = this.shares(raised(race, seat, 1), later);
    const aims = this.aims(race, seat).map((aim) => ({
      chance: aim.chance,
      shares: this.shares(
        gaining(race, { seat, card: aim.card, dice: this.standing.dice[seat] as number }),
        later,
      ),
    }));
    return mixed(declined, aims, seat);
  }

  private aims(race: Race, seat: Seat): readonly { readonly card: CardId; readonly chance: number }[] {
    const { standing, chances } = this;
    return gainable(standing, seat)
      .filter((card) => !race.gone.includes(card))
      .map((card) => ({
        card,
        chance: chances.rolling(card, standing.dice[seat] as number, standing.selfAdjust),
      }))
      .toSorted((a, b) => b.chance * CARDS[b.card].points - a.chance * CARDS[a.card].points)
      .slice(0, standing.finals?.length === 1 ? Infinity : AIMS);
  }
}

const raised = (race: Race, seat: Seat, by: number): Race => ({
  ...race,
  ranks: race.ranks.map((rank, i) => (i === seat ? rank + by : rank)),
});

function gaining(
  race: Race,
  { seat, card, dice }: { readonly seat: Seat; readonly card: CardId; readonly dice: number },
): Race {
  const lost = Math.max(0, sizeOf(dice) - KEPT_DICE);
  const next = raised(race, seat, CARDS[card].points * RANK_OF_A_POINT - lost);
  return { ...next, gone: [...race.gone, card] };
}

/** E5: most points, then most dice; what is still equal is shared. */
function sharesOf(ranks: readonly number[]): readonly number[] {
  const best = Math.max(...ranks);
  const winners = ranks.filter((rank) => rank === best).length;
  return ranks.map((rank) => (rank === best ? 1 / winners : 0));
}

/** The seat goes for what serves its own win; the others' shares follow. */
function mixed(
  declined: readonly number[],
  aims: readonly { readonly chance: number; readonly shares: readonly number[] }[],
  seat: Seat,
): readonly number[] {
  const own = declined[seat] as number;
  const useful = aims.filter(({ shares }) => (shares[seat] as number) > own);
  const gain = promise(
    useful.map(({ chance, shares }) => ({ chance, gain: (shares[seat] as number) - own })),
  );
  const mine = Math.min(1, own + gain);
  const before = 1 - own;
  return declined.map((share, i) => {
    if (i === seat) return mine;
    return before > 0 ? (share * (1 - mine)) / before : share;
  });
}
