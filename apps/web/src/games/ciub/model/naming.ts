import { CARDS, isNumber, type CardId, type Die, type Face } from '@cubarium/games/ciub';
import type { CiubMessages } from '../messages/index.ts';

/** A number as itself, a symbol by its name. */
export const faceName = (m: CiubMessages, face: Face): string => (isNumber(face) ? face : m.faces[face]);

/** The same inside a sentence, where a symbol that is named by a verb needs quotes. */
export const toldFace = (m: CiubMessages, face: Face): string => (isNumber(face) ? face : m.told({ face }));

export const dieName = (
  m: CiubMessages,
  { colour, face, status }: Pick<Die, 'colour' | 'face' | 'status'>,
): string => m.die({ colour, status, face: face === null ? '' : faceName(m, face) });

export const toldDie = (m: CiubMessages, { colour, face, status }: Die): string =>
  m.die({ colour, status, face: face === null ? '' : toldFace(m, face) });

export function taskName(m: CiubMessages, card: CardId): string {
  const { task, text } = CARDS[card];
  switch (task?.kind) {
    case undefined:
      return m.tasks.opus;
    case 'numbers':
      return text;
    case 'total':
      return m.tasks.total({ sum: task.sum });
    case 'equal':
      return m.tasks.equal({ count: task.count });
  }
}

export const cardName = (m: CiubMessages, card: CardId): string =>
  m.card({ task: taskName(m, card), points: CARDS[card].points });

/** Equal dice told once: "3 × 1, skull". */
export function diceList(m: CiubMessages, dice: readonly Pick<Die, 'face'>[]): string {
  const counts = new Map<string, number>();
  for (const { face } of dice) {
    const name = face === null ? '?' : toldFace(m, face);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const items = [...counts].map(([what, n]) => m.group({ n, what }));
  return m.list({ items });
}
