import type { CiubMessages } from './index.ts';

/** What a row of cards is for. */
export const rows: CiubMessages['rows'] = {
  now: 'Most vihető',
  later: 'Később',
};

/** What changes the game for everybody. */
export const news: CiubMessages['news'] = {
  near: 'A következő kártyával az Opus Magnum is jár',
  gone: (p) => `Opus Magnum: ${p.name}. Utolsó lépések`,
  final: 'Utolsó lépés: mindkét sor számít',
};
