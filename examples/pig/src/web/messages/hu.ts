import { numbersFor } from '@cubarium/web/game';
import type { PigMessages } from './index.ts';
import { refusals, rules } from './rules.hu.ts';

const n = numbersFor('hu');

export const messages: PigMessages = {
  added: (p) => `${p.n} ebben a körben`,
  die: (p) => `A kocka értéke ${p.n}`,
  seconds: (p) => n.count(p.n, { other: 'Még # másodperc' }),
  act: {
    roll: 'Dobás',
    hold: (p) => `${p.n} megtartása`,
    holdNothing: 'Megtartás',
  },
  say: {
    falling: 'Gurul a kocka.',
    begin: 'Te jössz: dobj.',
    choose: 'Dobj tovább, vagy tartsd meg, amid van.',
    other: (p) => `${p.name} dob.`,
    turn: (p) => `${p.name} következik.`,
  },
  log: {
    deal: (p) => `${p.name} kezd.`,
    fall: (p) => `${p.name} dobása: ${p.n}.`,
    lost: (p) => `${p.name} 1-est dobott, és elvesztette a kör pontjait.`,
    spared: (p) => `${p.name} 1-est dobott, de folytathatja.`,
    hold: (p) => `${p.name} megtartott pontjai: ${p.n}.`,
    timeUp: (p) => `${p.name} ideje lejárt.`,
  },
  target: (p) => n.count(p.n, { other: '# pontig' }),
  intro: 'Dobj, és adj össze, ameddig mersz. Az 1-es mindent elvisz, amit a kör hozott.',
  undo: 'A dobást nem lehet visszavonni.',
  keys: 'A szóköz dob, a H megtart.',
  refusals,
  rules,
};
