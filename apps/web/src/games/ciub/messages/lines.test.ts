import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../base/state/settings.ts';
import { toldDie, toldFace } from '../model/naming.ts';
import { ciubMessages, type CiubMessages } from './index.ts';

type Spoken = Readonly<Record<Language, string>>;

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const name = 'Ada';
const blue = { id: 'b1', colour: 'blue', number: 1, face: 'reroll', status: 'active' } as const;

test.each<[string, (m: CiubMessages) => string, Spoken]>([
  [
    'a trade for two colours',
    (m) => m.log.trade({ name, die: 'orange', pair: ['red', 'blue'] }),
    {
      en: 'Ada trades an orange die for two: red and blue.',
      de: 'Ada tauscht einen orangen Würfel gegen zwei: rot und blau.',
      fr: 'Ada échange un dé orange contre deux : rouge et bleu.',
      hu: 'Ada 2:1 arányban cserél: narancssárga kocka, helyette piros és kék.',
    },
  ],
  [
    'a trade for one colour twice',
    (m) => m.log.trade({ name, die: 'green', pair: ['red', 'red'] }),
    {
      en: 'Ada trades a green die for 2 × red.',
      de: 'Ada tauscht einen grünen Würfel gegen 2 × rot.',
      fr: 'Ada échange un dé vert contre 2 × rouge.',
      hu: 'Ada 2:1 arányban cserél: zöld kocka, helyette 2 × piros.',
    },
  ],
  [
    'a swap',
    (m) => m.log.swap({ name, from: 'white', to: 'orange' }),
    {
      en: 'Ada swaps a white die for an orange one.',
      de: 'Ada tauscht einen weißen Würfel gegen einen orangen.',
      fr: 'Ada échange un dé blanc contre un orange.',
      hu: 'Ada cserél: fehér kocka, helyette narancssárga.',
    },
  ],
  [
    'a symbol that is a verb, in a sentence',
    (m) => m.log.adjust({ name, die: toldDie(m, blue), face: toldFace(m, 'two') }),
    {
      en: 'Ada adjusts a die: blue die, re-roll, now “2 for 1”.',
      de: 'Ada dreht einen Würfel auf „2 gegen 1“: blauer Würfel, „Neu würfeln“.',
      fr: 'Ada tourne : dé bleu, « nouveau lancer », nouvelle face : « 2 pour 1 ».',
      hu: 'Ada elforgatja: kék kocka, „dobj újra”, új oldal: „2:1 csere”.',
    },
  ],
  [
    'one die for a white one',
    (m) => m.log.whiten({ name, n: 1 }),
    {
      en: 'Ada trades 1 die for white.',
      de: 'Ada tauscht 1 Würfel gegen einen weißen.',
      fr: 'Ada échange 1 dé contre un blanc.',
      hu: 'Ada fehérre cserél: 1 kocka.',
    },
  ],
  [
    'how many of equal dice are chosen',
    (m) => [1, 2].map((n) => m.selected({ n })).join(', '),
    {
      en: '1 chosen, 2 chosen',
      de: '1 gewählt, 2 gewählt',
      fr: '1 choisi, 2 choisis',
      hu: '1 kiválasztva, 2 kiválasztva',
    },
  ],
  [
    'equal dice that are missing',
    (m) => [1, 2].map((n) => m.aim.needsEqual({ n })).join(', '),
    {
      en: 'needs 1 more equal, needs 2 more equal',
      de: 'fehlt noch: 1 gleicher, fehlt noch: 2 gleiche',
      fr: 'il manque : 1 égal, il manque : 2 égaux',
      hu: 'hiányzik: 1 egyforma, hiányzik: 2 egyforma',
    },
  ],
])('%s reads well in every language', async (_, line, spoken) => {
  for (const language of LANGUAGES)
    expect(plain(line(await ciubMessages.load(language)))).toBe(spoken[language]);
});
