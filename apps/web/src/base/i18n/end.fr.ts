import type { EndMessages } from './end.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('fr');

/** How a match ended, and what is kept of it. */
export const messages: EndMessages = {
  ending: {
    how: 'Ce qui a décidé',
    margin: (p) =>
      p.n === 0
        ? `À égalité : ${p.points[0]} partout`
        : n.count(p.n, {
            one: `Un point a tout décidé : ${p.points[0]} à ${p.points[1]}`,
            other: `# points d’avance : ${p.points[0]} à ${p.points[1]}`,
          }),
    toMoment: (p) => `${p.fact}. Revoir ce moment`,
    review: 'Hasard et talent',
    check: 'Vérifier les dés',
    picture: 'Partager une image',
    pictureTitle: 'Une image de cette partie',
    sharePicture: 'Partager',
    savePicture: 'Enregistrer',
    noPicture: 'L’image ne peut pas être dessinée ici.',
  },
  story: {
    previous: 'Tour précédent',
    next: 'Tour suivant',
    highlight: 'Prochain temps fort',
    moment: 'Un grand moment.',
    lucky: 'De la chance.',
    unlucky: 'De la malchance.',
    mistake: 'Une erreur.',
  },
};
