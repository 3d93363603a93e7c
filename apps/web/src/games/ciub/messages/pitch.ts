import type { Language } from '../../../base/state/settings.ts';
import type { OptionChoice } from '../../../table/model/game-ui.ts';

/** The one line on the start page; the rest is loaded with the table. */
export const PITCH: Readonly<Record<Language, string>> = {
  de: 'Würfeln, tauschen, in die Schale legen: Gewinne Zauberkarten bis zum Opus Magnum.',
  en: 'Roll, swap, set aside: win spell cards on the way to the Opus Magnum.',
  fr: 'Lance, échange, mets de côté : gagne des cartes sort jusqu’à l’Opus Magnum.',
  hu: 'Dobj, cserélj, tegyél félre: nyerj varázskártyákat az Opus Magnumig.',
};

/** What people may choose for a new table. */
export const CHOICES: readonly OptionChoice[] = [
  {
    kind: 'values',
    option: 'length',
    label: { de: 'Länge', en: 'Length', fr: 'Durée', hu: 'Hossz' },
    note: {
      de: 'Kurz: ohne die Karten mit Eule.',
      en: 'Short leaves out the cards with an owl.',
      fr: 'Courte : sans les cartes au hibou.',
      hu: 'Rövid: a baglyos kártyák nélkül.',
    },
    values: [
      { value: 'short', label: { de: 'Kurz', en: 'Short', fr: 'Courte', hu: 'Rövid' } },
      { value: 'normal', label: { de: 'Normal', en: 'Normal', fr: 'Normale', hu: 'Normál' } },
    ],
  },
  {
    kind: 'values',
    option: 'selfAdjust',
    label: {
      de: 'Ausgabe: Würfel, die sich selbst drehen',
      en: 'Edition: dice that adjust themselves',
      fr: 'Édition : les dés qui se tournent eux-mêmes',
      hu: 'Kiadás: önmagukat forgató kockák',
    },
    why: {
      de: 'Was darf ein Würfel zeigen, der sich selbst dreht? In der englischen Ausgabe alles außer Aktionen, in der deutschen und der ungarischen nur Zahlen (R6).',
      en: 'What may a die show that adjusts itself? In the English edition all but actions, in the German and Hungarian ones only numbers (R6).',
      fr: 'Que peut montrer un dé qui se tourne lui-même ? Dans l’édition anglaise, tout sauf les actions ; dans les éditions allemande et hongroise, seulement des chiffres (R6).',
      hu: 'Mit mutathat a kocka, amely önmagát forgatja el? Az angol kiadásban bármit, kivéve akciót, a németben és a magyarban csak számot (R6).',
    },
    values: [
      {
        value: 'no-actions',
        label: {
          de: 'Alles außer Aktionen',
          en: 'All but actions',
          fr: 'Tout sauf les actions',
          hu: 'Bármit, kivéve akciót',
        },
      },
      {
        value: 'numbers-only',
        label: { de: 'Nur Zahlen', en: 'Numbers only', fr: 'Des chiffres seulement', hu: 'Csak számot' },
      },
    ],
  },
];
