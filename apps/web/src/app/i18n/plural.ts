import type { Language } from '../settings.ts';

/** The forms a language needs; `#` stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export interface Numbers {
  /** A counted thing, with the right form of its word. */
  count(n: number, forms: Forms): string;
  /** "a, b and c" in the language's way. */
  list(items: readonly string[]): string;
  percent(share: number): string;
}

export function numbersFor(language: Language): Numbers {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    count: (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', figures.format(n)),
    list: (items) => lists.format(items),
    percent: (share) => percents.format(share),
  };
}
