import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_IDS, CARDS, type Task } from './cards.ts';
import { cardsOfLetter, pileAtStart, rowSize } from './clauses/s-setup.ts';
import { limitOf } from './clauses/t-trading.ts';
import { colourRank, COLOURS, DIE_FACES, diceInGame } from './dice.ts';
import { ciub } from './game.ts';

/** What is in the box, written down a second time and by hand: a slip of the pen shows here. */
interface Components {
  readonly dice: Readonly<
    Record<string, { readonly count: number | string; readonly faces: readonly string[] }>
  >;
  readonly takenOut: Readonly<Record<string, Readonly<Record<string, readonly [number, number, number]>>>>;
  readonly rows: Readonly<Record<string, number>>;
  readonly limits: { readonly white: number; readonly others: number };
  readonly cards: Readonly<
    Record<string, { readonly points: number; readonly task: string | null; readonly owl: boolean }>
  >;
}
const file = new URL('../../../../rules/ciub.components.json', import.meta.url);
const box = JSON.parse(readFileSync(file, 'utf8')) as Components;
const SEATS = [2, 3, 4];

test('[ciub S1] every colour has the faces and the number of dice of the box', () => {
  const dice = COLOURS.map((colour) => {
    const count = colour === 'white' ? `${diceInGame('white', 3) / 3} a player` : diceInGame(colour, 3);
    return [colour, { count, faces: DIE_FACES[colour] }];
  });
  expect(Object.fromEntries(dice)).toEqual(box.dice);
});

test('the order of colours is that of their list', () => {
  expect(COLOURS.map(colourRank)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

/** A task as it stands on its card. */
function printed(task: Task | null): string | null {
  switch (task?.kind) {
    case undefined:
      return null;
    case 'total':
      return `${task.sum}+`;
    case 'equal':
      return `${task.count}=`;
    case 'numbers':
      return task.counts.flatMap((count, number) => Array<number>(count).fill(number)).join(' ');
  }
}

test('[ciub S2] every card has the points, the task and the owl of the box', () => {
  const cards = CARD_IDS.map((id) => {
    const { points, task, owl } = CARDS[id];
    return [id, { points, task: printed(task), owl }];
  });
  expect(Object.fromEntries(cards)).toEqual(box.cards);
});

test.each(['normal', 'short'] as const)('[ciub S3 S4 S6] cards of a %s game', (length) => {
  for (const seats of SEATS) {
    const options = ciub.parseOptions({ seats, length });
    if (!options.ok) throw new Error(options.error.code);
    const out = box.takenOut[length]?.[seats];
    const left = (['B', 'C'] as const).map((letter) => pileAtStart(options.value, letter));
    const [a, ...rest] = (['A', 'B', 'C'] as const).map(
      (letter, i) => cardsOfLetter(letter, length).length - (out?.[i] ?? NaN),
    );
    expect(left).toEqual(rest);
    expect(rowSize(seats)).toBe(box.rows[seats]);
    expect(a).toBe(2 * rowSize(seats));
  }
});

test('[ciub T4] limits of colours', () => {
  for (const colour of COLOURS)
    expect(limitOf(colour)).toBe(colour === 'white' ? box.limits.white : box.limits.others);
});
