/** What all decisions of a thinking bot share: chances, the value function, and the worth of a turn's endings. */
import {
  CARDS,
  COLOURS,
  inSupply,
  KEPT_DICE,
  type CardId,
  type CiubState,
  type SeatAction,
} from '@cubarium/games/ciub';
import type { Chances } from '../chances.ts';
import { countIn, ONE_OF, sizeOf } from '../odds/classes.ts';
import type { Budget } from '../odds/solver.ts';
import { partsOf } from '../parts.ts';
import { downs, ended, gainable, gained, ownDice, standingOf, withDice, type Standing } from '../standing.ts';
import { bestDice, type Worth } from './worth.ts';

/** An action with the chance to win that it leaves. */
export interface Option {
  readonly action: SeatAction;
  readonly value: number;
}

/** The first of the best. */
export function bestOf(options: readonly Option[]): Option | null {
  let best: Option | null = null;
  for (const option of options) if (best === null || option.value > best.value) best = option;
  return best;
}

export interface Mind {
  readonly chances: Chances;
  readonly worth: Worth;
  /** The same with a turn more thought through. */
  readonly ahead: Worth;
  readonly budget: Budget;
}

/** A point breaks ties between endings that win or lose alike. */
const PRIDE = 1e-5;

/** Nobody lets a card go by for another die who has so many. */
const HOARD = 10;
const HOARDING_COSTS = 0.02;

/** What the turn of the current seat can end in, each with the chance to win. */
export class Endings {
  readonly standing: Standing;
  private readonly mind: Mind;
  private readonly colours: readonly number[];
  private readonly kept = new Map<number, number>();
  private readonly declines = new Map<number, number>();

  constructor(mind: Mind, state: CiubState) {
    this.mind = mind;
    this.standing = standingOf(state);
    this.colours = COLOURS.flatMap((colour, c) => (inSupply(state, colour) > 0 ? [c] : []));
  }

  /** The own chance to win when the turn ends like this. */
  after(standing: Standing): number {
    const { next: seat } = this.standing;
    return (this.mind.ahead(ended(standing))[seat] as number) + PRIDE * (standing.points[seat] as number);
  }

  /** With these dice in the end. */
  withDice(standing: Standing, key: number): number {
    return this.after(withDice(standing, this.standing.next, key));
  }

  /** Gaining nothing: the best die to take (G8). */
  declining(key: number): number {
    let value = this.declines.get(key);
    if (value === undefined) {
      value = this.passing(bestDice(this.mind.worth, this.standing, this.takes(key)), key);
      this.declines.set(key, value);
    }
    return value;
  }

  /**
   * Gaining nothing and going on with these dice. With very many dice another one never seems better than a card:
   * two players who both keep what a card would cost them would wait for each other for ever.
   */
  passing(taken: number, key: number): number {
    const { standing } = this;
    const value = this.withDice(standing, taken);
    if (standing.opus !== null || sizeOf(key) < HOARD) return value;
    const cards = gainable(standing, standing.next).filter((card) => CARDS[card].task !== null);
    return Math.min(value, ...cards.map((card) => this.gaining(card, key) - HOARDING_COSTS));
  }

  /** A further die, as a trade of two for one brings it (T1). */
  oneMore(key: number): number {
    const [more] = this.takes(key);
    return more === undefined ? 0 : Math.max(0, this.declining(more) - this.declining(key));
  }

  /** Gaining a card: the best card to move down, and about the best five dice to keep. */
  gaining(card: CardId, key: number): number {
    const five = this.keeping(key);
    const values = downs(this.standing).map((down) => this.withDice(gained(this.standing, card, down), five));
    return Math.max(...values);
  }

  /** The five dice that serve best, whatever card is gained (G7). */
  keeping(key: number): number {
    let best = this.kept.get(key);
    if (best !== undefined) return best;
    best = bestDice(this.mind.worth, this.standing, partsOf(key, KEPT_DICE));
    this.kept.set(key, best);
    return best;
  }

  private takes(key: number): readonly number[] {
    const room = this.colours.filter((c) => countIn(key, c) < 15);
    return room.length > 0 ? room.map((c) => key + (ONE_OF[c] as number)) : [key];
  }
}

/** Cards worth going for, the best first, with the chance to win after gaining them. */
export function targets(endings: Endings, state: CiubState): readonly Target[] {
  const key = ownDice(state);
  const declined = endings.declining(key);
  return gainable(endings.standing, state.turn.seat)
    .flatMap((card) => {
      const { task, points } = CARDS[card];
      const value = endings.gaining(card, key);
      return task && value > declined ? [{ card, task, points, value }] : [];
    })
    .toSorted((a, b) => b.value - a.value);
}

export interface Target {
  readonly card: CardId;
  readonly task: NonNullable<(typeof CARDS)[CardId]['task']>;
  readonly points: number;
  readonly value: number;
}
