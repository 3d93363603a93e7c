import type { Language } from '../../../base/state/settings.ts';
import type { OptionChoice, OwnSwitch, Poster } from '../../../table/model/game-ui.ts';

/** The one line on the start page; the rest is loaded with the table. */
export const PITCH: Readonly<Record<Language, string>> = {
  de: 'Alle würfeln zugleich: Lege aus neun Würfeln das beste Quadrat, bevor jemand „Cubo!“ ruft.',
  en: 'Everybody throws at once: lay the best square of nine dice before somebody calls “Cubo!”',
  fr: 'Tout le monde lance en même temps : compose le meilleur carré de neuf dés avant qu’on crie « Cubo ! »',
  hu: 'Mindenki egyszerre dob: rakd ki kilenc kockából a legjobb négyzetet, mielőtt valaki Cubót kiált.',
};

const seconds = (s: number): OptionChoice['label'] => ({
  de: `${s} s`,
  en: `${s} s`,
  fr: `${s} s`,
  hu: `${s} mp`,
});

/** What people may switch for themselves. */
export const LIVE_SCORE: OwnSwitch = {
  name: 'liveScore',
  label: {
    de: 'Punkte beim Legen anzeigen',
    en: 'Show points while laying a square',
    fr: 'Afficher les points pendant que tu composes',
    hu: 'Pontok mutatása lerakás közben',
  },
  usual: true,
};

/** What people may choose for a new table. */
export const CHOICES: Poster['choices'] = [
  {
    kind: 'values',
    option: 'pace',
    label: { de: 'Tempo', en: 'Pace', fr: 'Rythme', hu: 'Tempó' },
    values: [
      {
        value: 'race',
        label: { de: 'Alle zugleich', en: 'All at once', fr: 'En même temps', hu: 'Mindenki egyszerre' },
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
  {
    kind: 'values',
    option: 'coverMs',
    label: { de: 'Zeit zum Anordnen', en: 'Time to lay', fr: 'Temps pour poser', hu: 'Idő a kirakásra' },
    why: {
      de: 'So lange dauert es für alle mindestens vom Wurf bis zum Abdecken: Ein Programm soll nicht gewinnen, weil es nichts zu legen braucht (P7).',
      en: 'The least time everybody takes from a throw to covering it: a program shouldn’t win because it has nothing to lay (P7).',
      fr: 'Le temps minimal, pour tout le monde, entre un lancer et le moment de couvrir le carré : un programme ne doit pas gagner parce qu’il n’a rien à poser (P7).',
      hu: 'Legalább ennyi idő telik el mindenkinél a dobástól a letakarásig: egy program ne nyerhessen azzal, hogy nem kell kiraknia semmit (P7).',
    },
    when: { option: 'pace', value: 'race' },
    values: [
      { value: 0, label: { de: 'keine', en: 'none', fr: 'aucun', hu: 'nincs' } },
      ...[1, 2, 3, 5].map((s) => ({ value: 1000 * s, label: seconds(s) })),
    ],
  },
  { kind: 'factors', option: 'timeFactor', when: { option: 'pace', value: 'race' } },
];

/** What is offered after a first game in peace. */
export const RACE = {
  de: 'Jetzt als Wettlauf',
  en: 'Now as a race',
  fr: 'Maintenant contre la montre',
  hu: 'Most versenyben',
};
