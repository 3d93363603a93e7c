/** The phone beside the real box. */
export const messages = {
  round: 'A round',
  stop: 'Stop the clock',
  start: 'Start the round',
  ready: 'Dice in hand…',
  racing: 'Everybody throws',
  last: 'Six seconds for the last one',
  hurry: 'Six seconds',
  over: 'Time is up',
  next: 'Ready for the next round',
  square: 'Score a square',
  how: 'Put the dice in, row by row; the joker comes in the centre.',
  clear: 'Clear the square',
} as const;
