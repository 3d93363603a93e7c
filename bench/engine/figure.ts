/** A measured figure, one JSON line each. */
export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  readonly [about: string]: unknown;
}

export const printFigure = (figure: Figure): void => console.log(JSON.stringify(figure));

const ROUNDS = 7;
const WARM_UP_MS = 400;
const ROUND_MS = 400;

/** How often a second `work` does its `count` things: the median of several rounds after warming up. */
export function rateOf(count: number, work: () => void): number {
  repeat(WARM_UP_MS, work);
  return median(Array.from({ length: ROUNDS }, () => count * repeat(ROUND_MS, work)));
}

/** The rates of several kinds of work, their rounds taken in turn so that a busy machine slows all alike. */
export function ratesOf(count: number, works: readonly (() => void)[]): readonly number[] {
  for (const work of works) repeat(WARM_UP_MS, work);
  const rounds = Array.from({ length: ROUNDS }, () => works.map((work) => count * repeat(ROUND_MS, work)));
  return works.map((_, i) => median(rounds.map((round) => round[i] ?? 0)));
}

/** Runs a second, over at least so many milliseconds. */
function repeat(milliseconds: number, work: () => void): number {
  const start = performance.now();
  let runs = 0;
  let spent = 0;
  while (spent < milliseconds) {
    work();
    runs++;
    spent = performance.now() - start;
  }
  return (runs * 1000) / spent;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Three significant digits: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
