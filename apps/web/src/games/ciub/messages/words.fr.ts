import type { CiubMessages } from './index.ts';

/** What a row of cards is for. */
export const rows: CiubMessages['rows'] = {
  now: 'À prendre',
  later: 'Plus tard',
};

/** What changes the game for everybody. */
export const news: CiubMessages['news'] = {
  near: 'La prochaine carte apporte l’Opus Magnum',
  gone: (p) => `Opus Magnum : ${p.name}. Derniers tours`,
  final: 'Dernier tour : les deux rangées comptent',
};
