/** Letters of other alphabets, and digits, that look like Latin ones. Beside each the one it looks like. */
const TWINS =
  'АAВBЕEКKМMНHОOРPСCТTУYХXаaеeоoрpсcуyхxіiјjѕsІIЈJЅSԁdӏl' +
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvαaιi' +
  '0O1l|lIl';
const TWIN_OF: ReadonlyMap<string, string> = new Map(
  Array.from({ length: TWINS.length / 2 }, (_, i) => [TWINS.charAt(2 * i), TWINS.charAt(2 * i + 1)]),
);

const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;

/** Without case, width, spaces and what nobody sees. */
const folded = (name: string): string =>
  name.normalize('NFKC').replace(UNSEEN, '').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');

const skeleton = (name: string): string =>
  folded(Array.from(name.normalize('NFKC'), (letter) => TWIN_OF.get(letter) ?? letter).join(''));

/** True for names that people take for the same at a glance. */
const lookAlike = (one: string, other: string): boolean =>
  folded(one) === folded(other) || skeleton(one) === skeleton(other);

/** A name that nobody confuses with the others: with a number, if need be. */
export function toldApart(name: string, others: readonly (string | null)[]): string {
  const taken = (candidate: string): boolean =>
    others.some((other) => other !== null && other !== '' && lookAlike(candidate, other));
  if (name === '' || !taken(name)) return name;
  // Each of the others can be in the way of one number at most.
  const numbers = Array.from({ length: others.length + 1 }, (_, i) => `${name} ${i + 2}`);
  return numbers.find((candidate) => !taken(candidate)) ?? name;
}
