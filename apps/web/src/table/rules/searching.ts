import type { RuleBookTexts } from '../model/rulebook.ts';

/** Without case and accents: who searches types as fast as they can. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase();

/** Numbers in a row are one thing that is asked for: `1 1 6` is a card, not any place with a 1 and a 6. */
const WANTED = /\d+(?: \d+)+|\S+/g;

/** Tells what has everything that is asked for, in any order; all when nothing is. */
export function searchFor(asked: string): (text: string) => boolean {
  const wanted = plain(asked).match(WANTED) ?? [];
  return (text) => {
    const all = plain(text);
    return wanted.every((each) => all.includes(each));
  };
}

/** The clauses in which all that is asked for occurs. */
export const clausesWith = (
  { chapters, clauses }: RuleBookTexts,
  isFound: (text: string) => boolean,
): readonly string[] =>
  Object.entries(clauses).flatMap(([id, { text, example = '', editions = '' }]) =>
    isFound([id, chapters[chapterOf(id)] ?? '', text, example, editions].join(' ')) ? [id] : [],
  );

/** The chapter of a clause is its letter. */
export const chapterOf = (clause: string): string => clause.slice(0, 1);
