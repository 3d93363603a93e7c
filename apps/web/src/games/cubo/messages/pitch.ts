import type { Language } from '../../../app/settings.ts';
import type { OptionChoice } from '../../../table/game-ui.ts';

/** The one line on the start page; the rest is loaded with the table. */
export const PITCH: Readonly<Record<Language, string>> = {
  de: 'Alle würfeln zugleich: Lege aus neun Würfeln das beste Quadrat, bevor jemand „Cubo!“ ruft.',
  en: 'Everybody throws at once: lay the best square of nine dice before somebody calls “Cubo!”',
  fr: 'Tout le monde lance en même temps : compose le meilleur carré de neuf dés avant qu’on crie « Cubo ! »',
  hu: 'Mindenki egyszerre dob: rakd ki kilenc kockából a legjobb négyzetet, mielőtt valaki Cubót kiált.',
};

/** What people may choose for a new table. */
export const CHOICES: readonly OptionChoice[] = [
  {
    option: 'pace',
    label: { de: 'Tempo', en: 'Pace', fr: 'Rythme', hu: 'Tempó' },
    values: [
      {
        value: 'race',
        label: { de: 'Alle zugleich', en: 'All at once', fr: 'Tous en même temps', hu: 'Mindenki egyszerre' },
      },
      {
        value: 'calm',
        label: {
          de: 'Ruhig, nacheinander',
          en: 'Calm, one by one',
          fr: 'Calme, chacun son tour',
          hu: 'Nyugodtan, sorban',
        },
      },
    ],
  },
];
