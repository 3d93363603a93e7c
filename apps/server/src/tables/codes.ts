import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@cubarium/protocol';

/** Many times more than the most tables there are: to find none this often means that something is wrong. */
const TRIES = 100;

const draw = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');

/** A code that no table answers to which is not over. */
export async function freeCode(
  isTaken: (code: string) => Promise<boolean>,
  drawn: () => string = draw,
): Promise<string> {
  for (let i = 0; i < TRIES; i++) {
    const code = drawn();
    if (!(await isTaken(code))) return code;
  }
  throw new Error('no code is free');
}
