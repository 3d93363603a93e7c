/** What the turn of the current seat can end in, each with its chance to win. */
import { CARDS, type CardId } from '@cubarium/games/ciub';
import { sizeOf } from './odds/classes.ts';
import { Reach } from './reach.ts';
import { downs, ended, gainable, gained, resting, withDice, type Standing } from './standing.ts';
import type { Glance, Worth } from './worth.ts';

/** A point breaks ties between endings that win or lose alike. */
const PRIDE = 1e-5;

/** Nobody lets a card go by for another die who has so many. */
const HOARD = 10;
const HOARDING_COSTS = 0.02;

/** So many of the dice that look best are thought through; for others the difference at a glance has to do. */
const THOUGHT_THROUGH = 2;

/** Dice to end the turn with, and what they are worth. */
export interface Ending {
  readonly key: number;
  readonly value: number;
}

/** A way the turn can end but for the dice. */
class TurnEnd {
  readonly standing: Standing;
  private readonly judge: Pick<EndingsJudge, 'ahead'>;
  private readonly look: (dice: number) => number;
  private readonly values = new Map<number, number>();
  private readonly glances = new Map<number, number>();

  constructor(judge: EndingsJudge, standing: Standing) {
    this.judge = judge;
    this.standing = standing;
    this.look = judge.glance(ended(standing), standing.next);
  }

  /** With these dice in the end, thought through. */
  value(key: number): number {
    let value = this.values.get(key);
    if (value !== undefined) return value;
    const { standing } = this;
    const { next: seat } = standing;
    const shares = this.judge.ahead(ended(withDice(standing, seat, key)));
    value = (shares[seat] as number) + PRIDE * (standing.points[seat] as number);
    this.values.set(key, value);
    return value;
  }

  /** With these dice in the end, at a glance: swaps lead to much the same dice, so most are asked for again. */
  private glance(key: number): number {
    let value = this.glances.get(key);
    if (value === undefined) this.glances.set(key, (value = this.look(resting(key))));
    return value;
  }

  /** The best of these dice to end with. */
  best(keys: readonly number[]): Ending {
    const [first, ...more] = this.favourites(keys).map((key) => ({ key, value: this.value(key) }));
    if (!first) throw new RangeError('a turn ends with some dice');
    return more.reduce((a, b) => (b.value > a.value ? b : a), first);
  }

  private favourites(keys: readonly number[]): readonly number[] {
    if (keys.length <= THOUGHT_THROUGH) return keys;
    const found: { readonly key: number; readonly seems: number }[] = [];
    for (const key of keys) {
      const seems = this.glance(key);
      const last = found[THOUGHT_THROUGH - 1];
      if (last && seems <= last.seems) continue;
      const place = found.findIndex((each) => seems > each.seems);
      found.splice(place < 0 ? found.length : place, 0, { key, seems });
      found.length = Math.min(found.length, THOUGHT_THROUGH);
    }
    return found.map(({ key }) => key);
  }
}

interface EndingsJudge {
  readonly ahead: Worth;
  readonly glance: Glance;
}

/** Everything is remembered for a turn: rolling asks for the same endings at every decision. */
export class Endings {
  readonly standing: Standing;
  readonly reach: Reach;
  private readonly judge: EndingsJudge;
  private readonly turnEnds = new Map<string, TurnEnd>();
  private readonly declines = new Map<number, Ending>();
  private readonly gains = new Map<CardId, Map<number, number>>();
  private readonly rests = new Map<number, Ending>();

  constructor(judge: EndingsJudge, standing: Standing) {
    this.judge = judge;
    this.standing = standing;
    this.reach = new Reach(standing, standing.next);
  }

  /** With these dice and nothing more to do. */
  withDice(key: number): number {
    return this.turnEnd(null, null).value(key);
  }

  /** With these dice, of which some may still be turned white (T2). */
  resting(key: number): Ending {
    let found = this.rests.get(key);
    if (!found) this.rests.set(key, (found = this.turnEnd(null, null).best(this.reach.whitened(key))));
    return found;
  }

  /** Gaining nothing: the best die to take (G8). */
  declining(key: number): number {
    let found = this.declines.get(key);
    if (!found) {
      const free = this.turnEnd(null, null).best(this.reach.taken(key));
      this.declines.set(key, (found = { ...free, value: this.atMost(free.value, key) }));
    }
    return found.value;
  }

  /** Gaining nothing, with these dice after one was taken. */
  passing(taken: number, key: number): number {
    return this.atMost(this.resting(taken).value, key);
  }

  /**
   * With very many dice another one never seems better than a card: two players who both keep what a card would cost
   * them would wait for each other for ever.
   */
  private atMost(value: number, key: number): number {
    const { standing } = this;
    if (standing.opus !== null || sizeOf(key) < HOARD) return value;
    const cards = gainable(standing, standing.next).filter((card) => CARDS[card].task !== null);
    return Math.min(value, ...cards.map((card) => this.gaining(card, key) - HOARDING_COSTS));
  }

  /** A further die, as a trade of two for one brings it (T1). */
  oneMore(key: number): number {
    const [more] = this.reach.takes(key);
    return more === undefined || more === key ? 0 : Math.max(0, this.declining(more) - this.declining(key));
  }

  /** Gaining a card: the best card to move down, and the best five dice to keep (G6, G7). */
  gaining(card: CardId, key: number): number {
    let values = this.gains.get(card);
    if (!values) this.gains.set(card, (values = new Map<number, number>()));
    let value = values.get(key);
    if (value === undefined) {
      value = Math.max(...downs(this.standing).map((down) => this.gainingWith({ card, down }, key)));
      values.set(key, value);
    }
    return value;
  }

  /** Gaining a card while this one moves down. */
  gainingWith({ card, down }: { readonly card: CardId; readonly down: CardId | null }, key: number): number {
    return this.turnEnd(card, down).best(this.reach.kept(key)).value;
  }

  private turnEnd(card: CardId | null, down: CardId | null): TurnEnd {
    const name = `${card} ${down}`;
    let found = this.turnEnds.get(name);
    if (!found) {
      const standing = card === null ? this.standing : gained(this.standing, card, down);
      this.turnEnds.set(name, (found = new TurnEnd(this.judge, standing)));
    }
    return found;
  }
}
