import type { Language } from '../state/settings.ts';

/** A chance for people: whole percent, and nothing sure that is not. */
export function percentIn(language: Language): (p: number) => string {
  const numbers = new Intl.NumberFormat(language, { style: 'percent' });
  const format = (p: number): string => numbers.format(p);
  return (p) => {
    if (p > 0 && p < 0.005) return `< ${format(0.01)}`;
    return p < 1 && p >= 0.995 ? `> ${format(0.99)}` : format(p);
  };
}

/** How much a chance changed: whole percent with a sign, a real minus among them. */
export function signedPercentIn(language: Language): (change: number) => string {
  const numbers = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return (change) => numbers.format(change).replace('-', '−');
}
