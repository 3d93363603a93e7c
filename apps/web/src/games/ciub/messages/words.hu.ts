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

const whose = (name: string | null): string => (name === null ? 'A legjobbad' : `${name} legjobbja`);

/** What decided a match. */
export const facts: CiubMessages['facts'] = {
  decisive: (p) =>
    p.opus
      ? `${p.turn}. lépés: ${p.name} elviszi ezt és az Opus Magnumot: ${p.card}, ${p.points} pont`
      : `${p.turn}. lépés: ${p.name} elviszi: ${p.card}, ${p.points} pont`,
  best: (p) => `${whose(p.name)}: ${p.card}, ${p.rolls === 1 ? 'egy' : p.rolls} dobásból`,
};
