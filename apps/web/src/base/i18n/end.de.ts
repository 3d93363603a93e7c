import type { EndMessages } from './end.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('de');

/** How a match ended, and what is kept of it. */
export const messages: EndMessages = {
  ending: {
    how: 'So wurde es entschieden',
    margin: (p) =>
      p.n === 0
        ? `Punktgleich: je ${p.points[0]}`
        : n.count(p.n, {
            one: `Ein Punkt hat entschieden: ${p.points[0]} zu ${p.points[1]}`,
            other: `# Punkte Vorsprung: ${p.points[0]} zu ${p.points[1]}`,
          }),
    toMoment: (p) => `${p.fact}. Diesen Moment ansehen`,
    review: 'Glück und Können',
    check: 'Würfel prüfen',
    picture: 'Bild teilen',
    pictureTitle: 'Ein Bild von dieser Partie',
    sharePicture: 'Teilen',
    savePicture: 'Speichern',
    noPicture: 'Das Bild lässt sich hier nicht zeichnen.',
  },
  story: {
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    highlight: 'Nächster Höhepunkt',
    moment: 'Ein großer Moment.',
    lucky: 'Glück.',
    unlucky: 'Pech.',
    mistake: 'Ein Fehler.',
  },
};
