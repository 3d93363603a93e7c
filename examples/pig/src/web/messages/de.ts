import { numbersFor } from '@cubarium/web/game';
import type { PigMessages } from './index.ts';
import { refusals, rules } from './rules.de.ts';

const n = numbersFor('de');

export const messages: PigMessages = {
  added: (p) => `${p.n} in diesem Zug`,
  die: (p) => `Der Würfel zeigt ${p.n}`,
  seconds: (p) => n.count(p.n, { one: 'Noch # Sekunde', other: 'Noch # Sekunden' }),
  act: {
    roll: 'Würfeln',
    hold: (p) => `${p.n} sichern`,
    holdNothing: 'Sichern',
  },
  say: {
    falling: 'Der Würfel rollt.',
    begin: 'Du bist dran: Würfle.',
    choose: 'Würfle weiter oder sichere, was du hast.',
    other: (p) => `${p.name} würfelt.`,
    turn: (p) => `${p.name} ist dran.`,
  },
  log: {
    deal: (p) => `${p.name} beginnt.`,
    fall: (p) => `${p.name} würfelt ${p.n}.`,
    lost: (p) => `${p.name} würfelt 1 und verliert die Punkte des Zugs.`,
    spared: (p) => `${p.name} würfelt 1 und darf weitermachen.`,
    hold: (p) => `${p.name} sichert ${p.n}.`,
    timeUp: (p) => `Die Zeit von ${p.name} ist um.`,
  },
  target: (p) => n.count(p.n, { one: 'Wer zuerst # Punkt hat', other: 'Wer zuerst # Punkte hat' }),
  intro:
    'Würfle und zähle zusammen, solange du dich traust. Eine 1 verliert alles, was der Zug gebracht hat.',
  undo: 'Ein Wurf lässt sich nicht zurücknehmen.',
  keys: 'Leertaste würfelt, H sichert.',
  refusals,
  rules,
};
