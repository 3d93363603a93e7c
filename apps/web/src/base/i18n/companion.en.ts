/** The phone beside the real box; loaded with its page. */
export const messages = {
  title: (p: { game: string }) => `${p.game} at a real table`,
  intro: 'You play with the box; this device helps beside it. Its screen stays on where it can.',
  points: 'Points',
  whose: 'Whose points?',
  player: (p: { n: number }) => `Player ${p.n}`,
  players: 'Who plays',
  playersWhy: 'Names and points stay on this device.',
  howMany: 'How many play',
  clear: 'New sheet',
  clearSure: 'Press again to wipe everything',
} as const;
