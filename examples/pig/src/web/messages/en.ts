import { numbersFor } from '@cubarium/web/game';
import { refusals, rules } from './rules.en.ts';

const n = numbersFor('en');

export const messages = {
  added: (p: { n: number }) => `${p.n} in this turn`,
  die: (p: { n: number }) => `The die shows ${p.n}`,
  seconds: (p: { n: number }) => n.count(p.n, { one: '# second left', other: '# seconds left' }),
  act: {
    roll: 'Roll',
    hold: (p: { n: number }) => `Hold ${p.n}`,
    holdNothing: 'Hold',
  },
  say: {
    falling: 'The die is rolling.',
    begin: 'Your turn: roll.',
    choose: 'Roll on, or hold what you have.',
    other: (p: { name: string }) => `${p.name} is rolling.`,
    turn: (p: { name: string }) => `${p.name} is to play.`,
  },
  log: {
    deal: (p: { name: string }) => `${p.name} begins.`,
    fall: (p: { name: string; n: number }) => `${p.name} rolls ${p.n}.`,
    lost: (p: { name: string }) => `${p.name} rolls 1 and loses the turn’s points.`,
    spared: (p: { name: string }) => `${p.name} rolls 1 and may go on.`,
    hold: (p: { name: string; n: number }) => `${p.name} holds ${p.n}.`,
    timeUp: (p: { name: string }) => `${p.name}’s time is up.`,
  },
  target: (p: { n: number }) => n.count(p.n, { one: 'First to # point', other: 'First to # points' }),
  intro: 'Roll and add up for as long as you dare. A 1 loses everything the turn has brought.',
  undo: 'A roll cannot be taken back.',
  keys: 'Space rolls, H holds.',
  refusals,
  rules,
};
