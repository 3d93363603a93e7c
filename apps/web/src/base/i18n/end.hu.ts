import type { EndMessages } from './end.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('hu');

/** How a match ended, and what is kept of it. */
export const messages: EndMessages = {
  ending: {
    how: 'Ez döntött',
    margin: (p) =>
      p.n === 0
        ? `Egyenlő pontszám: ${p.points[0]}`
        : n.count(p.n, {
            one: `Egy pont döntött: ${p.points[0]}–${p.points[1]}`,
            other: `# pont előny: ${p.points[0]}–${p.points[1]}`,
          }),
    toMoment: (p) => `${p.fact}. Megnézem ezt a pillanatot`,
    review: 'Szerencse és tudás',
    check: 'Kockák ellenőrzése',
    picture: 'Kép megosztása',
    pictureTitle: 'Kép erről a játszmáról',
    sharePicture: 'Megosztás',
    savePicture: 'Mentés',
    noPicture: 'A kép itt nem rajzolható meg.',
  },
  story: {
    previous: 'Előző kör',
    next: 'Következő kör',
    highlight: 'Következő fénypont',
    moment: 'Nagy pillanat.',
    lucky: 'Szerencse.',
    unlucky: 'Pech.',
    mistake: 'Hiba.',
  },
};
