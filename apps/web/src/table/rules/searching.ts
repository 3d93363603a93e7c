import type { RuleBookTexts } from '../model/rulebook.ts';

/** Without case and accents: who searches types as fast as they can. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The clauses in which every word that is asked for occurs, or all when nothing is. */
export function clausesWith({ chapters, clauses }: RuleBookTexts, asked: string): readonly string[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return Object.entries(clauses).flatMap(([id, { text, example = '', editions = '' }]) => {
    const all = plain([id, chapters[chapterOf(id)] ?? '', text, example, editions].join(' '));
    return words.every((word) => all.includes(word)) ? [id] : [];
  });
}

/** The chapter of a clause is its letter. */
export const chapterOf = (clause: string): string => clause.slice(0, 1);
