import type { Language } from '../../../app/settings.ts';
import type { OptionChoice } from '../../../table/game-ui.ts';

/** The one line on the start page; the rest is loaded with the table. */
export const PITCH: Readonly<Record<Language, string>> = {
  de: 'Würfeln, tauschen, beiseitelegen: Gewinne Zauberkarten bis zum Opus Magnum.',
  en: 'Roll, swap, set aside: win spell cards on the way to the Opus Magnum.',
  fr: 'Lance, échange, mets de côté : gagne des cartes sort jusqu’à l’Opus Magnum.',
  hu: 'Dobj, cserélj, tegyél félre: nyerj varázskártyákat az Opus Magnumig.',
};

/** What people may choose for a new table. */
export const CHOICES: readonly OptionChoice[] = [
  {
    option: 'length',
    label: { de: 'Länge', en: 'Length', fr: 'Durée', hu: 'Hossz' },
    values: [
      { value: 'short', label: { de: 'Kurz', en: 'Short', fr: 'Courte', hu: 'Rövid' } },
      { value: 'normal', label: { de: 'Normal', en: 'Normal', fr: 'Normale', hu: 'Normál' } },
    ],
  },
];
