/** The 95 % interval of Wilson for a share of wins; it stays inside 0 … 1 and is honest near the ends. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? 0;
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard error of an average. */
function standardError(values: readonly number[]): number {
  const mean = average(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
}

export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export const estimate = (values: readonly number[]): Estimate => ({
  mean: average(values),
  error: standardError(values),
});

/**
 * An average with the part taken out that goes along with a figure known to be zero on average, here luck: the method
 * of control variates. It narrows the error as far as the two go together, and costs nothing where they do not.
 */
export function estimateWithout(values: readonly number[], luck: readonly number[]): Estimate {
  const [value, control] = [average(values), average(luck)];
  const spread = luck.reduce((sum, each) => sum + (each - control) ** 2, 0);
  const along = values.reduce((sum, each, i) => sum + (each - value) * ((luck[i] ?? 0) - control), 0);
  const slope = spread > 0 ? along / spread : 0;
  return estimate(values.map((each, i) => each - slope * (luck[i] ?? 0)));
}
