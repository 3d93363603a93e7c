/** The phone beside the real box. */
export const messages = {
  dice: 'These dice: which cards, what chance?',
  how: 'Choose the colours of your dice, then a die to say what it shows in your tray, or to put it back.',
  mine: 'Your dice',
  empty: 'No dice yet: add some.',
  add: 'Add a die',
  toRoll: 'to be rolled',
  remove: 'Put it back',
  thinking: 'Working it out…',
  cards: 'Best chances',
  none: 'No answer right now. Try again in a moment.',
  about: (p: { p: string }) => `about ${p.p}`,
} as const;
