import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  dice: 'Diese Würfel: welche Karten, welche Chance?',
  how: 'Wähle die Farben deiner Würfel, dann einen Würfel, um zu sagen, was er in der Schale zeigt, oder um ihn zurückzulegen.',
  mine: 'Deine Würfel',
  empty: 'Noch keine Würfel: Nimm welche dazu.',
  add: 'Würfel dazu',
  toRoll: 'noch zu würfeln',
  remove: 'Zurücklegen',
  thinking: 'Wird ausgerechnet …',
  cards: 'Beste Chancen',
  none: 'Gerade keine Antwort. Versuch es gleich noch einmal.',
  about: (p) => `etwa ${p.p}`,
};
