/**
 * How goals see dice: which numbers count, and what else is blank to them. There are very many goals, but few
 * ways to see, so that goals share them.
 */
import { COLOURS, DIE_FACES, type Colour } from '@cubarium/games/ciub';
import {
  CLASS_COUNT,
  classOf,
  COLOUR_OF,
  FIRST_NUMBER,
  NUMBER_OF,
  STEP_COUNT,
  SWAP_BLUE,
  SWAP_WHITE,
  SWAPPED_FALLING,
  SWAPPED_TURNED,
} from './classes.ts';
import { EVERY_COLOUR, worthwhile } from './colours.ts';
import { isTotalNeed, wantsNumber } from './need.ts';
import { spreadOf, type Outcomes, type Spread } from './spread.ts';

/** Whether any colour can be had, or one can run short. */
export type SupplyView = 'any' | 'short';

export class View {
  /** By class: a number that counts. */
  readonly wants = new Uint8Array(CLASS_COUNT);
  /** The colours that a swap may be worth. */
  readonly swapColours: readonly number[];
  /** By class: the class as it is seen; a number that does not count is blank. */
  readonly seenAs: Uint8Array;
  private readonly supply: SupplyView;
  private readonly falls: (Outcomes | undefined)[] = [];
  private readonly spreads = new Map<number, Spread>();

  constructor(code: number, supply: SupplyView) {
    this.supply = supply;
    for (let cls = FIRST_NUMBER; cls < CLASS_COUNT; cls++)
      this.wants[cls] = code >= 0 && wantsNumber(code, NUMBER_OF[cls] as number) ? 1 : 0;
    this.seenAs = Uint8Array.from({ length: STEP_COUNT }, (_, cls) => this.see(cls));
    this.swapColours = supply === 'short' ? EVERY_COLOUR : worthwhile(code);
  }

  /** What a die of this colour can fall on. */
  outcomes(colour: number): Outcomes {
    return (this.falls[colour] ??= this.outcomesOf(COLOURS[colour] as Colour));
  }

  /** The ways in which so many dice of a colour can fall. */
  spread(colour: number, dice: number): Spread {
    const found = this.spreads.get(colour * 16 + dice);
    if (found) return found;
    const made = spreadOf(this.outcomes(colour), dice);
    this.spreads.set(colour * 16 + dice, made);
    return made;
  }

  private see(cls: number): number {
    if (cls >= FIRST_NUMBER && cls < CLASS_COUNT && this.wants[cls] === 0) return COLOUR_OF[cls] as number;
    if (this.supply === 'short') return cls;
    if (cls === SWAP_BLUE) return SWAP_WHITE;
    return cls === SWAPPED_FALLING + 1 || cls === SWAPPED_TURNED + 1 ? cls - 1 : cls;
  }

  private outcomesOf(colour: Colour): Outcomes {
    const chances = new Map<number, number>();
    for (const face of DIE_FACES[colour]) {
      const cls = this.seenAs[classOf(COLOURS.indexOf(colour), face)] as number;
      chances.set(cls, (chances.get(cls) ?? 0) + 1 / DIE_FACES[colour].length);
    }
    const classes = [...chances.keys()].toSorted((a, b) => a - b);
    return {
      classes: Uint8Array.from(classes),
      chances: Float64Array.from(classes, (cls) => chances.get(cls) ?? 0),
    };
  }
}

const views = new Map<number, View>();

/** The view of a need: equal for needs that want the same numbers, totals apart. */
export function viewOf(code: number, supply: SupplyView): View {
  let key = (isTotalNeed(code) ? 2 : 0) + (supply === 'short' ? 1 : 0);
  for (let number = 1; number <= 7; number++)
    key = key * 2 + (code >= 0 && wantsNumber(code, number) ? 1 : 0);
  let view = views.get(key);
  if (!view) views.set(key, (view = new View(code, supply)));
  return view;
}
