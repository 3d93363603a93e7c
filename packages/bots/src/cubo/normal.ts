/** A figure that is not known yet: what is expected, and how far it may be off. */
export interface Spread {
  readonly mean: number;
  readonly variance: number;
}

export const exactly = (mean: number): Spread => ({ mean, variance: 0 });
export const sumOf = (spreads: readonly Spread[]): Spread => ({
  mean: spreads.reduce((sum, { mean }) => sum + mean, 0),
  variance: spreads.reduce((sum, { variance }) => sum + variance, 0),
});

const density = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** The chance of a standard normal figure below z (Abramowitz and Stegun 26.2.17, good to 1e-7). */
export function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) * t;
  const tail = density(z) * series;
  return z > 0 ? 1 - tail : tail;
}

/** What the larger of a normal figure and a sure one is on average. */
export function expectedMax({ mean, variance }: Spread, sure: number): number {
  if (variance === 0) return Math.max(mean, sure);
  const sd = Math.sqrt(variance);
  const z = (sure - mean) / sd;
  return sure * below(z) + mean * (1 - below(z)) + sd * density(z);
}

/** What up to so many tries bring on average, when one may stop at any of them but not go back. */
export function bestOfTries(one: Spread, tries: number): number {
  let value = one.mean;
  for (let i = 1; i < tries; i++) value = expectedMax(one, value);
  return value;
}

/** Points are whole, so two equal expectations are a tie as often as not: no difference is sharper than this. */
const LEAST_VARIANCE = 0.25;
const STEPS = 24;
const REACH = 4;

/** Each one's chance to be the highest; ties count in parts. */
export function chancesOf(totals: readonly Spread[]): readonly number[] {
  const raw = totals.map((own, i) => chanceHighest(own, totals.toSpliced(i, 1)));
  const sum = raw.reduce((all, chance) => all + chance, 0);
  return raw.map((chance) => (sum > 0 ? chance / sum : 1 / totals.length));
}

const deviation = ({ variance }: Spread): number => Math.sqrt(variance + LEAST_VARIANCE);

/** The chance to be above all others, by the midpoint rule over the own total. */
export function chanceHighest(own: Spread, others: readonly Spread[]): number {
  let chance = 0;
  let weight = 0;
  for (let i = 0; i < STEPS; i++) {
    const z = REACH * ((2 * i + 1) / STEPS - 1);
    const total = own.mean + deviation(own) * z;
    const above = others.reduce(
      (product, other) => product * below((total - other.mean) / deviation(other)),
      1,
    );
    chance += density(z) * above;
    weight += density(z);
  }
  return chance / weight;
}
