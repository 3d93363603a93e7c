import type { Language } from '../state/settings.ts';

/** The forms a language needs; `#` stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export interface Numbers {
  /** A counted thing, with the right form of its word. */
  count(n: number, forms: Forms): string;
  /** "a, b and c" in the language's way. */
  list(items: readonly string[]): string;
}

/** English is written the British way: “a, b and c”. */
const TAGS: Readonly<Record<Language, string>> = { de: 'de', en: 'en-GB', fr: 'fr', hu: 'hu' };

export function numbersFor(language: Language): Numbers {
  const tag = TAGS[language];
  const rules = new Intl.PluralRules(tag);
  const figures = new Intl.NumberFormat(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    count: (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', figures.format(n)),
    list: (items) => lists.format(items),
  };
}
