import { numbersFor } from '@cubarium/web/game';
import type { PigMessages } from './index.ts';
import { refusals, rules } from './rules.fr.ts';

const n = numbersFor('fr');

export const messages: PigMessages = {
  added: (p) => `${p.n} pendant ce tour`,
  die: (p) => `Le dé montre ${p.n}`,
  seconds: (p) => n.count(p.n, { one: 'Encore # seconde', other: 'Encore # secondes' }),
  act: {
    roll: 'Lancer',
    hold: (p) => `Garder ${p.n}`,
    holdNothing: 'Garder',
  },
  say: {
    falling: 'Le dé roule.',
    begin: 'À toi : lance le dé.',
    choose: 'Relance, ou garde ce que tu as.',
    other: (p) => `${p.name} lance le dé.`,
    turn: (p) => `C’est à ${p.name}.`,
  },
  log: {
    deal: (p) => `${p.name} commence.`,
    fall: (p) => `${p.name} fait ${p.n}.`,
    lost: (p) => `${p.name} fait 1 et perd les points du tour.`,
    spared: (p) => `${p.name} fait 1 et peut continuer.`,
    hold: (p) => `${p.name} garde ${p.n}.`,
    timeUp: (p) => `Le temps de ${p.name} est écoulé.`,
  },
  target: (p) => n.count(p.n, { one: 'À # point', other: 'À # points' }),
  intro:
    'Lance et additionne aussi longtemps que tu l’oses. Un 1 fait perdre tout ce que le tour a rapporté.',
  undo: 'Un lancer ne se reprend pas.',
  keys: 'Espace lance, H garde.',
  refusals,
  rules,
};
