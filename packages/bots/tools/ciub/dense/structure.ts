/** What the dice of each colour can be for one need, as lists of classes. */
import {
  ADJUST_BLUE,
  ADJUST_PURPLE,
  COLOUR_COUNT,
  isSkull,
  isSwap,
  NUMBER_OF,
  REROLL_BLUE,
  REROLL_GREEN,
} from '../../../src/ciub/odds/classes.ts';
import type { Goal } from '../../../src/ciub/odds/goal.ts';
import { multisets } from './multisets.ts';
import { Space } from './space.ts';
import { coloursOf } from '../../../src/ciub/odds/whites.ts';

/** The classes of one colour: blank first, then re-roll, so that rows of dice have the order the sweeps need. */
export interface List {
  readonly id: number;
  readonly classes: readonly number[];
  /** How likely a die falls on each. */
  readonly chances: readonly number[];
  /** Where a symbol stands in the list, or −1. */
  readonly reroll: number;
  readonly swap: number;
  readonly adjust: number;
  readonly skull: number;
}

const isReroll = (cls: number): boolean => cls === REROLL_GREEN || cls === REROLL_BLUE;
const isAdjust = (cls: number): boolean => cls === ADJUST_PURPLE || cls === ADJUST_BLUE;

let listsMade = 0;
const MOST_LISTS = 1 << 20;

function listOf(classes: readonly number[], chanceOf: (cls: number) => number): List {
  return {
    id: listsMade++,
    classes,
    chances: classes.map(chanceOf),
    reroll: classes.findIndex(isReroll),
    swap: classes.findIndex(isSwap),
    adjust: classes.findIndex(isAdjust),
    skull: classes.findIndex(isSkull),
  };
}

/** Lists for all colours, and the spaces of pools over them. */
export class Structure {
  readonly lists: readonly List[];
  readonly signature: string;
  private readonly spaces = new Map<number, Space>();

  constructor(lists: readonly List[]) {
    this.lists = lists;
    this.signature = lists.map(({ classes }) => classes.join()).join(';');
  }

  space(key: number): Space {
    const colours = coloursOf(key);
    let space = this.spaces.get(colours);
    if (!space) {
      space = new Space(
        colours,
        this.lists.map(({ classes }) => classes.length),
      );
      this.spaces.set(colours, space);
    }
    return space;
  }
}

/** Within a roll every class counts; at its end re-rolls have lapsed and skulls have gone. */
export interface Structures {
  readonly within: Structure;
  readonly end: Structure;
}

const made = new Map<string, Structures>();

/** Needs that want the same numbers share their structures. */
export function structuresOf(goal: Goal): Structures {
  const own = Array.from({ length: COLOUR_COUNT }, (_, colour) => withinList(goal, colour));
  const within = new Structure(own);
  const known = made.get(within.signature);
  if (known) return known;
  const end = new Structure(
    own.map(({ classes }) =>
      listOf(
        classes.filter((cls) => !isReroll(cls) && !isSkull(cls)),
        () => 0,
      ),
    ),
  );
  const structures = { within, end };
  made.set(within.signature, structures);
  return structures;
}

function withinList(goal: Goal, colour: number): List {
  const outcomes = goal.outcomes(colour);
  const others = [...outcomes.classes].filter((cls) => cls !== colour);
  const chanceOf = (cls: number): number => outcomes.chances[outcomes.classes.indexOf(cls)] ?? 0;
  const rerolls = others.filter(isReroll);
  return listOf([colour, ...rerolls, ...others.filter((cls) => !isReroll(cls))], chanceOf);
}

export const numberOf = (cls: number): number => NUMBER_OF[cls] ?? 0;

const projections = new Map<number, Int32Array>();

/** Where the rows of one list stand among those of another, whose missing classes count as blank; skulls are left out. */
export function projection(from: List, to: List, dice: number): Int32Array {
  const name = (from.id * MOST_LISTS + to.id) * 16 + dice;
  let ranks = projections.get(name);
  if (!ranks) projections.set(name, (ranks = projected(from, to, dice)));
  return ranks;
}

function projected(from: List, to: List, dice: number): Int32Array {
  const rows = multisets(from.classes.length, dice);
  const drop = to.skull < 0;
  return Int32Array.from({ length: rows.size }, (_, rank) => {
    let found = 0;
    let size = 0;
    for (const [at, cls] of from.classes.entries()) {
      if (drop && at === from.skull) continue;
      const into = Math.max(0, to.classes.indexOf(cls));
      for (let i = rows.counts[rank * rows.classes + at] ?? 0; i > 0; i--)
        found = multisets(to.classes.length, size++).plus[found * to.classes.length + into] ?? 0;
    }
    return found;
  });
}
