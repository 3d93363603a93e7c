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
