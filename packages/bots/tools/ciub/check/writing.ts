/** Positions and tasks written as short text, for tests. */
import {
  COLOURS,
  freshDie,
  mapColours,
  withFace,
  type Die,
  type Face,
  type Task,
} from '@cubarium/games/ciub';
import type { Supply, TurnPosition } from '../../../src/ciub/odds/index.ts';

/** Dice as text: `w` falls, `w:swap` lies, `w:swap*` is used up, `w:?` is inactive. */
export function dice(text: string): readonly Die[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word, i) => {
      const [letter, face] = word.split(':');
      const colour = COLOURS.find((each) => each.startsWith(letter ?? '')) ?? 'white';
      const die = freshDie(colour, i + 1);
      if (face === undefined) return die;
      if (face === '?') return withFace(die, null, 'inactive');
      return withFace(die, face.replace('*', '') as Face, face.endsWith('*') ? 'spent' : 'active');
    });
}

/** A supply as seven digits in the order of the colours. */
export const supply = (digits: string): Supply =>
  mapColours((colour) => Number(digits[COLOURS.indexOf(colour)]));

export const position = (pool: string, more: Partial<TurnPosition> = {}): TurnPosition => ({
  phase: pool.includes(':') ? 'rolling' : 'toRoll',
  pool: dice(pool),
  tray: [],
  moved: false,
  supply: 'unlimited',
  selfAdjust: 'no-actions',
  ...more,
});

/** `1 1 6`, `12+` or `3=`. */
export function task(text: string): Task {
  if (text.endsWith('+')) return { kind: 'total', sum: Number(text.slice(0, -1)) };
  if (text.endsWith('=')) return { kind: 'equal', count: Number(text.slice(0, -1)) };
  const counts = Array.from(
    { length: 8 },
    (_, n) => text.split(' ').filter((each) => Number(each) === n).length,
  );
  return { kind: 'numbers', counts };
}
