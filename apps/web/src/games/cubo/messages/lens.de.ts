import type { CuboLensMessages } from './lens.ts';

export const messages: CuboLensMessages = {
  square: (p) => `Das beste Quadrat aus diesen Würfeln: ${p.points}`,
  exchange: (p) => `Mit dem besten Würfel aus der Mitte werden es ${p.points}.`,
  cover: 'Leg es so und deck ab: Ein neuer Wurf verspricht weniger.',
  throwAgain: 'Würfle: Das verspricht mehr.',
  take: (p) => `Nimm aus der Mitte: ${p.die}.`,
  takeNone: 'Nimm keinen Würfel: Keiner hilft.',
  place: (p) => `Tausch ihn ein in Reihe ${p.row}, Spalte ${p.column}.`,
  keep: 'Lass das Quadrat, wie es ist.',
};
