import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  round: 'Eine Runde',
  stop: 'Uhr anhalten',
  start: 'Runde starten',
  ready: 'Würfel in die Hand …',
  racing: 'Alle würfeln',
  last: 'Sechs Sekunden für die letzte Person',
  hurry: 'Sechs Sekunden',
  over: 'Die Zeit ist um',
  next: 'Bereit für die nächste Runde',
  square: 'Ein Quadrat werten',
  how: 'Gib die Würfel Zeile für Zeile ein; in der Mitte kommt der Joker.',
  clear: 'Quadrat leeren',
};
