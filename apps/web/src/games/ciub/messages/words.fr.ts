import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CiubMessages } from './index.ts';

const n = numbersFor('fr');

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

const points = (count: number): string => n.count(count, { one: '# point', other: '# points' });
const whose = (name: string | null): string =>
  name === null ? 'Ton meilleur coup' : `Le meilleur coup de ${name}`;

/** What decided a match. */
export const facts: CiubMessages['facts'] = {
  decisive: (p) =>
    p.opus
      ? `Tour ${p.turn} : ${p.name} prend ${p.card} et l’Opus Magnum, ${points(p.points)}`
      : `Tour ${p.turn} : ${p.name} prend ${p.card}, ${points(p.points)}`,
  best: (p) =>
    `${whose(p.name)} : ${p.card} en ${n.count(p.rolls, { one: 'un lancer', other: '# lancers' })}`,
};
