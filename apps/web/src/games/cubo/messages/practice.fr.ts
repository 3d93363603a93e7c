import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CuboPracticeMessages } from './practice.ts';

const n = numbersFor('fr');

export const messages: CuboPracticeMessages = {
  task: 'Pose le meilleur carré de ce lancer.',
  clock: (p) => `Contre la montre (${p.s} secondes)`,
  left: (p) => n.count(p.s, { one: 'encore # seconde', other: 'encore # secondes' }),
  done: 'Terminé',
  yours: 'Ton carré',
  best: 'Le meilleur',
  right: (p) => `Oui : ${p.points}. Il n’y a pas de meilleur carré.`,
  close: (p) => `Bien posé : ${p.points}. Le meilleur fait ${p.best}.`,
  other: (p) => `${p.points}. Le meilleur fait ${p.best}, le voici.`,
  late: (p) => `Le temps est écoulé. Le meilleur fait ${p.best}, le voici.`,
};
