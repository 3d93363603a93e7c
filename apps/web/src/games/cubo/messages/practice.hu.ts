import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CuboPracticeMessages } from './practice.ts';

const n = numbersFor('hu');

export const messages: CuboPracticeMessages = {
  task: 'Rakd ki a legjobb négyzetet ebből a dobásból.',
  clock: (p) => `Időre (${p.s} másodperc)`,
  left: (p) => n.count(p.s, { other: 'még # másodperc' }),
  done: 'Kész',
  yours: 'A te négyzeted',
  best: 'A legjobb',
  right: (p) => `Igen: ${p.points}. Ennél jobb négyzet nincs.`,
  close: (p) => `Szépen kiraktad: ${p.points}. A legjobb ennyi: ${p.best}.`,
  other: (p) => `${p.points}. A legjobb ennyi: ${p.best}, itt láthatod.`,
  late: (p) => `Lejárt az idő. A legjobb ennyi: ${p.best}, itt láthatod.`,
};
