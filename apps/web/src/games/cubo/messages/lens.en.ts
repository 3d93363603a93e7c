export const messages = {
  square: (p: { points: string }) => `The best square of these dice: ${p.points}`,
  exchange: (p: { points: string }) => `With the best die of the middle it comes to ${p.points}.`,
  cover: 'Lay it and cover: another throw promises less.',
  throwAgain: 'Throw: that promises more.',
  take: (p: { die: string }) => `Take from the middle: ${p.die}.`,
  takeNone: 'Take no die: none of them helps.',
  place: (p: { row: number; column: number }) => `Exchange it in row ${p.row}, column ${p.column}.`,
  keep: 'Keep the square as it is.',
} as const;
