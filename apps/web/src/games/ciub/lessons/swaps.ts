import type { Lesson } from '../../../table/model/lesson.ts';
import { ANY_ROLL, ANY_STOP, fall, position, roll, stop, swap } from './position.ts';

/** White dice have no 6. */
export const swaps: Lesson = {
  id: 'swap',
  scenes: {
    a: position({ pool: 'w1 w2 w3 w4 w5', top: 'A8 A4 A3', bottom: 'A6 A10 A9', phase: 'toRoll' }),
    alone: position({
      pool: 'w1:2 w2:2 w3:swap w4:1 w5:3',
      top: 'A8 A2 A3',
      bottom: 'A4 A10 A9',
      phase: 'rolling',
    }),
  },
  steps: [
    {
      id: 'supply',
      scene: 'a',
      ask: 'look',
      point: ['card-A6', 'supply'],
      others: [
        {
          act: [roll()],
          say: 'fine',
          fine: { follows: [fall('w1:swap w2:swap w3:3 w4:1 w5:2')], go: 'first' },
        },
      ],
    },
    {
      id: 'roll',
      ask: { act: [roll()] },
      point: ['do-roll'],
      follows: [fall('w1:swap w2:swap w3:3 w4:1 w5:2')],
    },
    {
      id: 'first',
      ask: { act: [swap('red'), swap('orange')] },
      point: ['die-w1', 'die-w2', 'colour-red', 'colour-orange'],
      press: ['die-w1', 'colour-red'],
      others: [
        { act: [swap('*')], say: 'none' },
        { act: [ANY_ROLL], say: 'costs' },
      ],
      refused: { 'colour-not-in-supply': 'white' },
    },
    {
      id: 'second',
      ask: { act: [swap('red')] },
      point: ['die-w1', 'die-w2', 'colour-red'],
      press: ['die-w2', 'colour-red'],
      others: [
        { act: [swap('orange')], say: 'good' },
        { act: [swap('*')], say: 'none' },
        { act: [ANY_ROLL], say: 'free' },
      ],
    },
    {
      id: 'on',
      ask: { act: [roll()] },
      point: ['do-roll'],
      follows: [fall('w3:2 w4:4 w5:1 r1:6 r2:5 o1:4')],
      others: [
        { act: [ANY_ROLL], say: 'rolling' },
        { act: [ANY_STOP], say: 'empty' },
      ],
      refused: { 'die-is-inactive': 'blank' },
    },
    {
      id: 'six',
      ask: { act: [roll('r:6')] },
      point: ['die-r1', 'do-roll'],
      follows: [fall('w3:swap w4:3 w5:1 r2:6 o1:6')],
      others: [{ act: [ANY_ROLL], say: 'only' }],
      refused: { 'nothing-moved-since-roll': 'away' },
    },
    {
      id: 'stop',
      ask: { act: [stop('r:6'), stop('o:6')] },
      point: ['die-r2', 'die-o1', 'do-stop'],
      press: ['die-r2', 'do-stop'],
      others: [
        { act: [swap('*')], say: 'later', fine: { go: 'stop' } },
        { act: [ANY_STOP], say: 'tray' },
      ],
    },
    {
      id: 'challenge',
      scene: 'alone',
      challenge: true,
      point: [],
      ask: { act: [swap('orange')] },
      press: ['die-w3', 'colour-orange'],
      others: [
        { act: [swap('blue')], say: 'blue' },
        { act: [swap('red'), swap('yellow')], say: 'none' },
        { act: [swap('purple')], say: 'purple' },
        { act: [swap('green')], say: 'green' },
        { act: [ANY_ROLL], say: 'first' },
      ],
    },
  ],
};
