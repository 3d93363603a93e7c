import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  title: (p) => `${p.game} igazi asztalnál`,
  intro: 'A dobozzal játszotok, ez az eszköz mellette segít. A képernyő bekapcsolva marad, ahol lehet.',
  points: 'Pontok',
  whose: 'Kinek a pontjai?',
  player: (p) => `Játékos ${p.n}`,
  players: 'Kik játszanak',
  playersWhy: 'A nevek és a pontok ezen az eszközön maradnak.',
  howMany: 'Hányan játszanak',
  clear: 'Új lap',
  clearSure: 'Nyomd meg újra, és mindent töröl',
};
