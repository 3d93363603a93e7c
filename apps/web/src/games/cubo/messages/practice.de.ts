import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CuboPracticeMessages } from './practice.ts';

const n = numbersFor('de');

export const messages: CuboPracticeMessages = {
  task: 'Leg das beste Quadrat aus diesem Wurf.',
  clock: (p) => `Gegen die Uhr (${p.s} Sekunden)`,
  left: (p) => n.count(p.s, { one: 'noch # Sekunde', other: 'noch # Sekunden' }),
  done: 'Fertig',
  yours: 'Dein Quadrat',
  best: 'Das beste',
  right: (p) => `Ja: ${p.points}. Ein besseres Quadrat gibt es nicht.`,
  close: (p) => `Gut gelegt: ${p.points}. Das beste bringt ${p.best}.`,
  other: (p) => `${p.points}. Das beste bringt ${p.best}, so liegt es:`,
  late: (p) => `Die Zeit ist um. Das beste bringt ${p.best}, so liegt es:`,
};
