import type { RulebookMessages } from './rulebook.ts';

export const reference: RulebookMessages['reference'] = {
  dice: 'A hét szín',
  count: (p) => `${p.n} van a játékban`,
  perPlayer: 'játékosonként öt',
  uses: {
    white: 'Mindenki ezzel kezd: kis számok, és két „cserélj kockát”, amely bármelyik másik színt elhozza.',
    red: 'Nagy számok 3-tól 6-ig, jel nélkül: összegekhez, 4-esekhez és 5-ösökhöz.',
    orange: 'Csak páros számok: főleg 2-esek, aztán 4-esek és egy 6-os.',
    yellow: 'Csak páratlan számok: 1, 3 és 5, két-két oldalon.',
    green: 'Az egyetlen 7-es. A „dobj újra” javít a rossz dobáson, a „2:1 csere” több kockát ad.',
    purple: 'Forgat: két oldala bármelyik kockát úgy fordítja, ahogy kell.',
    blue: 'Mindenből egy kevés: mindhárom akció, egy 1-es és egy 2-es.',
  },
  cards: 'Mind a 33 kártya',
  cardsWhy:
    'Minden kártyából egy van. Az esély az első lépésre szól, öt fehér kockával, ha csak ezért a kártyáért a lehető legjobban játszol; pontosan kiszámoltuk. Több és jobb kocka növeli. A 0% azt jelenti, hogy öt kocka kevés.',
  chance: 'Esély',
  letters: {
    A: 'A kártyák: 10, a kezdettől felfordítva',
    B: 'B kártyák: 11, ebből öt baglyos',
    C: 'C kártyák: 11, ebből öt baglyos',
    D: 'A D kártya: ha elfogyott a pakli, a következő megszerzett kártyával jár',
  },
  owl: 'bagoly: csak a normál játékban',
  inPlay: 'Ennyi van játékban',
  players: 'Játékosok',
  normal: 'Normál játék',
  short: 'Rövid játék',
  cardsOf: (p) => `${p.a} A, ${p.b} B, ${p.c} C, 1 D`,
};
