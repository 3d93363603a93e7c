import { numbersFor } from '../base/i18n/plural.ts';
import type { PracticeMessages } from './messages.ts';

const n = numbersFor('hu');

export const messages: PracticeMessages = {
  title: (p) => `${p.game}: te mit tennél?`,
  intro: 'Rövid feladatok pontos válasszal. Napi tíz megtartja a sorozatodat.',
  today: (p) => `Ma: ${p.done} / ${p.of}`,
  streak: (p) => n.count(p.n, { other: '# nap egymás után' }),
  thinking: 'Készül egy feladat.',
  failed: 'Most nem sikerült feladatot készíteni.',
  again: 'Újra próbálom',
  next: 'Következő feladat',
};
