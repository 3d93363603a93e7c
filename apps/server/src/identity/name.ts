import { LIMITS } from '@cubarium/protocol';

/** Controls, direction marks and other characters that are not seen but change what is. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** What somebody wrote, on one line and without tricks. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();

const SPACE = /[\p{White_Space}\p{Cc}]+/gu;
/** What has no shape of its own, and signs whose shape is blank: no name may differ by these alone. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800\uFFFC\u{1D159}]/gu;
/** Marks over nothing, and towers of marks; every letter of our languages has its own. */
const STRAY_MARKS = /(?<=^| )\p{M}+|(?<=\p{M}{2})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const LETTERS = new Intl.Segmenter();

/** A name that can be shown and told from others; null when nothing is left of it. */
export function cleanName(text: string): string | null {
  const bare = text.normalize('NFC').replace(SHAPELESS, '').replace(SPACE, ' ').trim();
  const letters = Array.from(LETTERS.segment(bare.replace(STRAY_MARKS, '')), ({ segment }) => segment);
  const name = letters.slice(0, LIMITS.name).join('').normalize('NFC').trim();
  return VISIBLE.test(name) && name.length <= 4 * LIMITS.name ? name : null;
}
