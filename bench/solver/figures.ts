/** Figures are printed as soon as they are known, one JSON line each. */
const shown = (value: number): number => Number(value.toPrecision(3));

export interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** How many measurements stand behind it. */
  readonly n: number;
  readonly seed: string;
}

export function print({ figure, value, ...rest }: Figure): void {
  // Three digits: more would be noise.
  console.log(JSON.stringify({ figure, value: shown(value), ...rest }));
}

export const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

export function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
