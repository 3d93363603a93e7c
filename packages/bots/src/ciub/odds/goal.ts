/**
 * A goal: what the tray still lacks, and how many dice of a short colour can be had. All pools that are
 * played for one goal share what it remembers.
 */
import { COLOURS, DIE_FACES } from '@cubarium/games/ciub';
import {
  BLUE,
  CLASS_COUNT,
  COLOUR_COUNT,
  COLOUR_OF,
  countIn,
  FIRST_NUMBER,
  isSkull,
  NUMBER_OF,
  WHITE,
} from './classes.ts';
import { withWhites } from './whites.ts';
import type { Outcomes, Spread } from './spread.ts';
import { viewOf, type View } from './view.ts';
import { PoolMemo } from './memo.ts';
import {
  afterNumber,
  afterSkull,
  IMPOSSIBLE,
  mayTurnToSkull,
  MET,
  wantsSkull,
  withDiceLeft,
} from './need.ts';

/** Caps by colour, four bits each; 15 stands for a colour that cannot run short. */
export const NO_CAPS = 0xfffffff;
export const NEVER_SHORT = 15;
/** One more than the pool can have left. */
const MOST_DICE = 16;

const REROLL_CHANCES = Float64Array.from(
  COLOURS,
  (colour) => DIE_FACES[colour].filter((face) => face === 'reroll').length / DIE_FACES[colour].length,
);

export class Goal {
  /** Counts from 1. */
  readonly id: number;
  readonly code: number;
  readonly caps: number;
  /** Some colour can run short. */
  readonly limited: boolean;
  /** 1 when the task is met, 0 when it is out of reach, −1 while it is open. */
  readonly verdict: number;
  /** By class: a number that counts. */
  readonly wants: Uint8Array;
  readonly wantsSkulls: boolean;
  readonly turnsToSkull: boolean;
  /** The colours that a swap may be worth. */
  readonly swapColours: readonly number[];
  readonly pools = new PoolMemo();
  private readonly goals: Goals;
  private readonly view: View;
  /** Goals by id, 0 where none was asked for yet. */
  private readonly links = new Int32Array(CLASS_COUNT * MOST_DICE);

  constructor(goals: Goals, code: number, caps: number) {
    this.goals = goals;
    this.id = goals.next;
    this.code = code;
    this.caps = caps;
    this.limited = caps !== NO_CAPS;
    this.verdict = code === MET ? 1 : code === IMPOSSIBLE ? 0 : -1;
    this.view = viewOf(code, this.limited ? 'short' : 'any');
    this.wants = this.view.wants;
    this.wantsSkulls = code >= 0 && wantsSkull(code);
    this.turnsToSkull = this.wantsSkulls && mayTurnToSkull(code);
    this.swapColours = this.view.swapColours;
  }

  /** The class as this goal sees it: a number that does not count is blank. */
  seen(cls: number): number {
    return this.view.seenAs[cls] as number;
  }

  /** How likely a die of this colour falls on re-roll. */
  chanceOfReroll(colour: number): number {
    return REROLL_CHANCES[colour] as number;
  }

  /** What a die of this colour can fall on. */
  outcomes(colour: number): Outcomes {
    return this.view.outcomes(colour);
  }

  /** The ways in which so many dice of a colour can fall. */
  spread(colour: number, dice: number): Spread {
    return this.view.spread(colour, dice);
  }

  /** The goal after a die of this class went to the tray and so many dice are left in the pool. */
  leave(cls: number, left: number): Goal {
    const link = cls * MOST_DICE + left;
    const known = this.links[link] as number;
    if (known > 0) return this.goals.at(known);
    const goal = this.goals.get(
      withDiceLeft(this.codeAfter(cls), left),
      this.capsAfter(COLOUR_OF[cls] as number),
    );
    this.links[link] = goal.id;
    return goal;
  }

  /** The goal for a pool of these colours: a colour that cannot run short any more is forgotten. */
  forPool(key: number): Goal {
    if (!this.limited) return this;
    const swappers = countIn(key, WHITE) + countIn(key, BLUE);
    let caps = 0;
    for (let c = 0; c < COLOUR_COUNT; c++)
      caps |= (this.canRunShort(key, c, swappers) ? countIn(this.caps, c) : NEVER_SHORT) << (4 * c);
    return caps === this.caps ? this : this.goals.get(this.code, caps);
  }

  /** The key under which charts may know a pool of this goal; −1 when they cannot. */
  tableKey(key: number): number {
    if (!this.limited) return key;
    return (this.caps | 15) === NO_CAPS
      ? withWhites(key, countIn(this.caps, WHITE) - countIn(key, WHITE))
      : -1;
  }

  /** The same need with any colour to be had. */
  ideal(): Goal {
    return this.goals.get(this.code, NO_CAPS);
  }

  /** The same need with any colour but white to be had. */
  whiteOnly(): Goal {
    return this.goals.get(this.code, this.caps | (NO_CAPS & ~15));
  }

  /** Dice of a colour that a swap can take while the pool has these colours. */
  available(key: number, colour: number): number {
    const cap = countIn(this.caps, colour);
    return cap === NEVER_SHORT ? NEVER_SHORT : cap - countIn(key, colour);
  }

  /**
   * Only white and blue dice swap, so `swappers` bounds what a colour can grow by. White and blue
   * themselves also bind when a die wants its own colour anew.
   */
  private canRunShort(key: number, colour: number, swappers: number): boolean {
    const cap = countIn(this.caps, colour);
    if (swappers === 0 || cap === NEVER_SHORT) return false;
    if (colour === WHITE || colour === BLUE) return swappers >= cap;
    return countIn(key, colour) + swappers > cap;
  }

  private codeAfter(cls: number): number {
    if (cls >= FIRST_NUMBER) return afterNumber(this.code, NUMBER_OF[cls] as number);
    return isSkull(cls) ? afterSkull(this.code) : this.code;
  }

  private capsAfter(colour: number): number {
    const cap = countIn(this.caps, colour);
    return cap === NEVER_SHORT || cap === 0 ? this.caps : this.caps - (1 << (4 * colour));
  }
}

/** All goals met so far. */
export class Goals {
  private readonly all: Goal[] = [];
  private readonly byCaps = new Map<number, Map<number, Goal>>();

  /** The id of the next new goal. */
  get next(): number {
    return this.all.length + 1;
  }

  /** A goal by its id. */
  at(id: number): Goal {
    return this.all[id - 1] as Goal;
  }

  /** A goal that was asked for before. */
  peek(code: number, caps: number): Goal | undefined {
    return this.byCaps.get(caps)?.get(code);
  }

  get(code: number, caps: number): Goal {
    const settled = code < 0 ? NO_CAPS : caps;
    let byCode = this.byCaps.get(settled);
    if (!byCode) this.byCaps.set(settled, (byCode = new Map<number, Goal>()));
    let goal = byCode.get(code);
    if (!goal) {
      goal = new Goal(this, code, settled);
      byCode.set(code, goal);
      this.all.push(goal);
    }
    return goal;
  }
}
