/** How dice of one colour fall. */

/** What one die of a colour can fall on: classes and how likely each is. */
export interface Outcomes {
  readonly classes: Uint8Array;
  readonly chances: Float64Array;
}

/** The ways in which some dice of one colour can fall. */
export interface Spread {
  readonly dice: number;
  /** `dice` classes for each way, one after the other. */
  readonly classes: Uint8Array;
  readonly chances: Float64Array;
}

/** All ways for so many dice of a colour, order not counted. */
export function spreadOf({ classes, chances }: Outcomes, dice: number): Spread {
  const rows: number[][] = [];
  const weights: number[] = [];
  const extend = (row: readonly number[], weight: number, from: number): void => {
    if (row.length === dice) {
      rows.push([...row]);
      weights.push(weight);
      return;
    }
    for (let i = from; i < classes.length; i++) {
      const cls = classes[i] as number;
      const same = row.filter((each) => each === cls).length + 1;
      extend([...row, cls], (weight * (row.length + 1) * (chances[i] as number)) / same, i);
    }
  };
  extend([], 1, 0);
  return { dice, classes: Uint8Array.from(rows.flat()), chances: Float64Array.from(weights) };
}
