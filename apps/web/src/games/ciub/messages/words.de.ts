import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CiubMessages } from './index.ts';

const n = numbersFor('de');

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

const points = (count: number): string => n.count(count, { one: '# Punkt', other: '# Punkte' });
const whose = (name: string | null): string => (name === null ? 'Dein Bestes' : `Das Beste von ${name}`);

/** What decided a match. */
export const facts: CiubMessages['facts'] = {
  decisive: (p) =>
    p.opus
      ? `Zug ${p.turn}: ${p.name} nimmt ${p.card} und das Opus Magnum, ${points(p.points)}`
      : `Zug ${p.turn}: ${p.name} nimmt ${p.card}, ${points(p.points)}`,
  best: (p) => `${whose(p.name)}: ${p.card} in ${n.count(p.rolls, { one: 'einem Wurf', other: '# Würfen' })}`,
};

/** What a button costs or brings; why it is refused. */
export const costs: CiubMessages['costs'] = {
  all: 'alle deine Würfel',
  again: (p) =>
    `${n.count(p.n, { one: 'noch ein Würfel', other: 'noch # Würfel' })}${p.skulls > 0 ? ', Totenköpfe bleiben' : ''}`,
  thenTake: (p) => `dann ${p.card} nehmen`,
  thenChoose: 'dann eine Karte nehmen',
  thenDie: 'keine Karte: ein Würfel',
  gain: (p) => (p.of > 5 ? `${points(p.points)}, 5 von ${p.of} bleiben` : points(p.points)),
  instead: (p) => `ohne Karte, alle ${p.n} bleiben`,
  noDie: 'ohne Würfel',
  back: (p) => n.count(p.n, { one: '# geht zurück', other: '# gehen zurück' }),
  choose: (p) => `noch ${p.n} wählen`,
  next: (p) => `dann ${p.name}`,
  token: 'nur du darfst sie nehmen',
  remove: (p) => `Stapel: ${p.from}, dann ${p.to}`,
  reasons: {
    'nothing-moved-since-roll': 'erst etwas in die Schale',
    'pool-is-empty': 'kein Würfel mehr da',
  },
};

/** A colour of the supply to choose. */
export const chooser: CiubMessages['chooser'] = {
  left: (p) => (p.n === 0 ? `${p.colour}, keiner da` : `${p.colour}, noch ${p.n}`),
  helps: (p) => `${p.n} von 6 helfen`,
  faces: (p) => `Seiten: ${p.faces}`,
};
