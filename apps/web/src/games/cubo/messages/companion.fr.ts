import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  round: 'Une manche',
  stop: 'Arrêter l’horloge',
  start: 'Lancer la manche',
  ready: 'Dés en main…',
  racing: 'Tout le monde lance',
  last: 'Six secondes pour la dernière personne',
  hurry: 'Six secondes',
  over: 'Le temps est écoulé',
  next: 'Prêt pour la manche suivante',
  square: 'Compter un carré',
  how: 'Saisis les dés ligne par ligne ; au centre vient le joker.',
  clear: 'Vider le carré',
};
