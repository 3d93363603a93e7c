import type { CiubMessages } from './index.ts';

/** What a row of cards is for. */
export const rows: CiubMessages['rows'] = {
  now: 'Jetzt nehmen',
  later: 'Später',
};

/** What changes the game for everybody. */
export const news: CiubMessages['news'] = {
  near: 'Die nächste Karte bringt das Opus Magnum mit',
  gone: (p) => `Opus Magnum für ${p.name}: letzte Züge`,
  final: 'Letzter Zug: beide Reihen zählen',
};
