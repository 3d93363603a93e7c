import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  title: (p) => `${p.game} à une vraie table`,
  intro: 'Vous jouez avec la boîte, cet appareil aide à côté. Son écran reste allumé là où c’est possible.',
  points: 'Points',
  whose: 'Les points de qui ?',
  player: (p) => `Personne ${p.n}`,
  players: 'Qui joue',
  playersWhy: 'Les noms et les points restent sur cet appareil.',
  howMany: 'Combien de personnes jouent',
  clear: 'Nouvelle feuille',
  clearSure: 'Appuie encore pour tout effacer',
};
