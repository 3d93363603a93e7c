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

/** What a button costs or brings; why it is refused. */
export const costs: CiubMessages['costs'] = {
  all: 'tous tes dés',
  again: (p) =>
    `${n.count(p.n, { one: 'encore un dé', other: 'encore # dés' })}${p.skulls > 0 ? ', sans les crânes' : ''}`,
  thenTake: (p) => `puis prendre ${p.card}`,
  thenChoose: 'puis prendre une carte',
  thenDie: 'pas de carte : un dé',
  gain: (p) => (p.of > 5 ? `${points(p.points)}, 5 dés sur ${p.of}` : points(p.points)),
  instead: (p) => `sans carte, tu gardes les ${p.n}`,
  noDie: 'sans dé',
  back: (p) => n.count(p.n, { one: '# retourne au stock', other: '# retournent au stock' }),
  choose: (p) => `encore ${p.n} à choisir`,
  next: (p) => `puis ${p.name}`,
  token: 'réservée pour toi',
  remove: (p) => `pioche : ${p.from}, puis ${p.to}`,
  reasons: {
    'nothing-moved-since-roll': 'd’abord un dé de côté',
    'pool-is-empty': 'plus de dé à lancer',
  },
};

/** A colour of the supply to choose. */
export const chooser: CiubMessages['chooser'] = {
  left: (p) => (p.n === 0 ? `${p.colour}, plus aucun` : `${p.colour}, reste ${p.n}`),
  helps: (p) => `${p.n} sur 6 utiles`,
  faces: (p) => `Faces : ${p.faces}`,
};
