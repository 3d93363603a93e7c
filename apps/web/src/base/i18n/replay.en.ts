export const replay = {
  title: 'Replay',
  previous: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step forward',
  speed: 'Speed',
  moment: (p: { at: number; of: number }) => `Step ${p.at} of ${p.of}`,
  shareMoment: 'Share this moment',
  chooseFile: 'Choose a file',
  fileHint: 'A game saved here or at another table, to watch step by step.',
  badFile: 'We can’t read a game from this file.',
} as const;
