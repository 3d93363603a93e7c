import type { AppMessages } from './index.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('fr');

export const learn: AppMessages['learn'] = {
  lesson: 'Leçon',
  open: 'Apprendre à jouer',
  title: (p) => `Apprendre ${p.game}`,
  intro: 'Une minute chacune, à la vraie table. Tu peux partir à tout moment et reprendre plus tard.',
  done: 'terminée',
  begun: 'commencée',
  number: (p) => `Leçon ${p.n}`,
  all: 'Toutes les leçons',
  back: 'Retour',
  goOn: 'Continuer',
  skip: 'Passer l’étape',
  showMe: 'Montre-moi',
  next: 'Leçon suivante',
  allowed: 'C’est permis. Dans cette leçon, essaie ce qui est entouré.',
  alone: 'À toi',
  better: 'C’est permis, mais il y a mieux.',
  outlined: (p) => `Entouré : ${n.list(p.things)}.`,
  first: (p) => `Première partie de ${p.game} ?`,
  firstWhy: 'Une minute à la table montre comment on joue. Tu peux aussi commencer tout de suite.',
  knowIt: 'Je connais',
  gotIt: 'Compris',
  noHints: 'Plus de conseils',
  ask: 'Demander ce que c’est',
  beside: 'À une vraie table',
  rules: 'Règles et aide-mémoire',
  hints: 'Conseils pendant la partie',
  lens: 'Chances et conseils (seulement aux tables de cet appareil)',
  practice: 'S’exercer',
};
