export const messages = {
  why: (p: { task: string; did: string; better: string }) =>
    `The chance to meet ${p.task} would have been ${p.better} instead of ${p.did}.`,
  lost: 'Lost to the best choice:',
  parts: {
    foresight: 'Foresight',
    rolling: 'Rolling and setting aside',
    cards: 'Choice of cards',
    dice: 'Choice of dice',
  },
} as const;
