import type { AppMessages } from './index.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('hu');

export const learn: AppMessages['learn'] = {
  lesson: 'Lecke',
  open: 'Tanulj meg játszani',
  title: (p) => `${p.game}: tanulás`,
  intro: 'Egy-egy perc, az igazi asztalnál. Bármikor kiléphetsz, és később folytathatod.',
  done: 'kész',
  begun: 'elkezdve',
  number: (p) => `${p.n}. lecke`,
  all: 'Minden lecke',
  back: 'Vissza',
  goOn: 'Tovább',
  skip: 'Kihagyom',
  showMe: 'Mutasd meg',
  next: 'Következő lecke',
  allowed: 'Ezt szabad. Ebben a leckében próbáld azt, ami keretben van.',
  alone: 'Most te',
  better: 'Szabad, de van jobb.',
  outlined: (p) => `Keretben: ${n.list(p.things)}.`,
  first: (p) => `Új neked ez a játék: ${p.game}?`,
  firstWhy: 'Egy perc az asztalnál megmutatja, hogyan megy. Rögtön el is kezdheted.',
  knowIt: 'Ismerem',
  gotIt: 'Értem',
  noHints: 'Nem kérek több tippet',
  ask: 'Kérdezz rá bármire',
  beside: 'Igazi asztalnál',
  rules: 'Szabályok és segédlet',
  hints: 'Tippek játék közben',
  lens: 'Esélyek és tippek (csak az eszköz saját asztalainál)',
  practice: 'Gyakorlás',
};
