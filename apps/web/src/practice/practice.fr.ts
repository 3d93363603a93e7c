import { numbersFor } from '../base/i18n/plural.ts';
import type { PracticeMessages } from './messages.ts';

const n = numbersFor('fr');

export const messages: PracticeMessages = {
  title: (p) => `${p.game} : que ferais-tu ?`,
  intro: 'De courts exercices avec la réponse exacte. Dix par jour prolongent ta série.',
  today: (p) => `Aujourd’hui : ${p.done} sur ${p.of}`,
  streak: (p) => n.count(p.n, { one: '# jour de suite', other: '# jours de suite' }),
  thinking: 'Un exercice se prépare.',
  failed: 'Aucun exercice n’a pu être préparé.',
  again: 'Réessayer',
  next: 'Exercice suivant',
};
