/** What there is to look up beside the rules. */
export const reference = {
  dice: 'The seven colours',
  count: (p: { n: number }) => `${p.n} in the game`,
  perPlayer: 'five for each player',
  uses: {
    white: 'Where everybody begins: low numbers, and two swaps that bring every other colour.',
    red: 'High numbers from 3 to 6, without any symbol: for totals, 4s and 5s.',
    orange: 'Even numbers only: 2s above all, then 4s, and a 6.',
    yellow: 'Odd numbers only: 1, 3 and 5, two faces each.',
    green: 'The only 7. Re-rolls mend what fell badly, and 2 for 1 makes more dice.',
    purple: 'Adjusts: two of its faces turn any die as you need it.',
    blue: 'A little of everything: all three actions, a 1 and a 2.',
  },
  cards: 'All 33 cards',
  cardsWhy:
    'Every card exists once. The chance is that of a first turn with five white dice and best play for this card alone, worked out exactly; more and better dice raise it. 0% means that five dice are too few.',
  chance: 'Chance',
  letters: {
    A: 'A cards: 10, open from the beginning',
    B: 'B cards: 11, five of them with an owl',
    C: 'C cards: 11, five of them with an owl',
    D: 'The D card: once the pile is empty, it comes with the next card gained',
  },
  owl: 'owl: only in the normal game',
  inPlay: 'How many are in play',
  players: 'Players',
  normal: 'Normal game',
  short: 'Short game',
  cardsOf: (p: { a: number; b: number; c: number }) => `${p.a} A, ${p.b} B, ${p.c} C, 1 D`,
} as const;
