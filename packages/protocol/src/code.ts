/**
 * Letters of the short codes by which tables are found. None looks like another or like a digit, and there are no
 * vowels: what is drawn by chance must not be a word.
 */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ';
export const CODE_LENGTH = 5;

/** A code as it was typed or spoken; null for what cannot be one. */
export function cleanCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '');
  const fits = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`).test(letters);
  return fits ? letters : null;
}
