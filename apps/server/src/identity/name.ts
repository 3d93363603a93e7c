import { LIMITS } from '@cubarium/protocol';

/** Controls, direction marks and other characters that are not seen but change what is. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** What somebody wrote, on one line and without tricks. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();

const LETTERS = new Intl.Segmenter();

/** A name that can be shown; null when nothing is left of it. */
export function cleanName(text: string): string | null {
  const letters = Array.from(LETTERS.segment(cleanText(text)), ({ segment }) => segment);
  const name = letters.slice(0, LIMITS.name).join('').trim();
  return name === '' || name.length > 4 * LIMITS.name ? null : name;
}
