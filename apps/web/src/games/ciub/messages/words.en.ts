/** What a row of cards is for. */
export const rows = {
  now: 'Take now',
  later: 'Later',
} as const;

/** What changes the game for everybody. */
export const news = {
  near: 'The next card brings the Opus Magnum',
  gone: (p: { name: string }) => `${p.name} has the Opus Magnum: final turns`,
  final: 'Final turn: both rows count',
} as const;
