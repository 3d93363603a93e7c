import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  dice: 'Ezek a kockák: melyik kártya, mekkora esély?',
  how: 'Válaszd ki a kockáid színét, aztán egy kockát, hogy megadd, mit mutat a kockameződön, vagy hogy visszategyed.',
  mine: 'A kockáid',
  empty: 'Még nincs kocka: vegyél hozzá.',
  add: 'Kocka hozzáadása',
  toRoll: 'még dobsz vele',
  remove: 'Vissza',
  thinking: 'Számolunk…',
  cards: 'Legjobb esélyek',
  none: 'Most nincs válasz. Próbáld meg kicsit később.',
  about: (p) => `kb. ${p.p}`,
};
