import { numbersFor } from './plural.ts';

const n = numbersFor('en');

/** How a match ended, and what is kept of it. */
export const messages = {
  ending: {
    how: 'How it was decided',
    margin: (p: { n: number; points: readonly [number, number] }) =>
      p.n === 0
        ? `Level on points: ${p.points[0]} each`
        : n.count(p.n, {
            one: `One point decided it: ${p.points[0]} to ${p.points[1]}`,
            other: `# points ahead: ${p.points[0]} to ${p.points[1]}`,
          }),
    toMoment: (p: { fact: string }) => `${p.fact}. Watch this moment`,
    review: 'Luck and skill',
    check: 'Check the dice',
    picture: 'Share a picture',
    pictureTitle: 'A picture of this game',
    sharePicture: 'Share',
    savePicture: 'Save',
    noPicture: 'The picture can’t be drawn here.',
  },
  story: {
    previous: 'Previous turn',
    next: 'Next turn',
    highlight: 'Next highlight',
    moment: 'A big moment.',
    lucky: 'Lucky.',
    unlucky: 'Unlucky.',
    mistake: 'A mistake.',
  },
} as const;
