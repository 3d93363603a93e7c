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

/** What a button costs or brings; why it is refused. */
export const costs: CiubMessages['costs'] = {
  all: 'az összes kockád',
  again: (p) => `${p.n} kocka újra${p.skulls > 0 ? ', a koponyák nem' : ''}`,
  thenTake: (p) => `aztán jöhet: ${p.card}`,
  thenChoose: 'aztán jöhet egy kártya',
  thenDie: 'nincs kártya: egy kocka jár',
  gain: (p) => (p.of > 5 ? `${p.points} pont, 5 kocka marad` : `${p.points} pont`),
  instead: (p) => `kártya nélkül, mind a ${p.n} marad`,
  noDie: 'kocka nélkül',
  back: (p) => `${p.n} visszakerül`,
  choose: (p) => `még ${p.n} kell`,
  next: (p) => `aztán ${p.name}`,
  token: 'csak te viheted el',
  remove: (p) => `pakli: ${p.from}, aztán ${p.to}`,
  reasons: {
    'nothing-moved-since-roll': 'előbb tegyél félre egyet',
    'pool-is-empty': 'nincs mivel dobni',
  },
};

/** A colour of the supply to choose. */
export const chooser: CiubMessages['chooser'] = {
  left: (p) => (p.n === 0 ? `${p.colour}, elfogyott` : `${p.colour}, még ${p.n}`),
  helps: (p) => `6-ból ${p.n} segít`,
  faces: (p) => `Oldalai: ${p.faces}`,
};
