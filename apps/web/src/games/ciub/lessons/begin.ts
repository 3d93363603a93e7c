import type { Lesson } from '../../../table/model/lesson.ts';
import {
  ANY_REMOVAL,
  ANY_ROLL,
  ANY_STOP,
  ANY_TOKEN,
  END,
  fall,
  gain,
  position,
  roll,
  stop,
  stopWithMore,
  take,
  turnUp,
} from './position.ts';

/** Five white dice and nothing to decide before the roll. No swap falls. */
export const goal: Lesson = {
  id: 'goal',
  scenes: {
    a: position({ pool: 'w1 w2 w3 w4 w5', top: 'A8 A2 A6', bottom: 'A9 A10 A4', phase: 'toRoll' }),
    alone: position({
      pool: 'w1:1 w2:3 w3:1 w4:4 w5:2',
      top: 'A8 A2 A6',
      bottom: 'A9 A10 A7',
      phase: 'rolling',
    }),
  },
  steps: [
    {
      id: 'aim',
      scene: 'a',
      ask: { tap: 'card-A9' },
      point: ['card-A9'],
      others: [
        { taps: ['card-A10', 'card-A4'], say: 'likelier' },
        { taps: ['card-A8', 'card-A2', 'card-A6'], say: 'top' },
      ],
    },
    {
      id: 'roll',
      ask: { act: [roll()] },
      point: ['do-roll'],
      follows: [fall('w1:4 w2:1 w3:2 w4:1 w5:3')],
    },
    {
      id: 'aside',
      ask: { act: [roll('w:1 w:1')] },
      point: ['die-w2', 'die-w4', 'do-roll'],
      follows: [fall('w1:3 w3:2 w5:1')],
      others: [
        { act: [ANY_STOP], say: 'stop' },
        { act: [roll('w:1')], say: 'both' },
        { act: [ANY_ROLL], say: 'ones' },
      ],
      refused: { 'nothing-moved-since-roll': 'nothing' },
    },
    {
      id: 'stop',
      ask: { act: [stop('w:1')] },
      point: ['die-w5', 'do-stop'],
      go: 'take',
      others: [
        { act: [roll('w:1')], say: 'fine', fine: { follows: [fall('w1:2 w3:4')], go: 'stop-now' } },
        { act: [ANY_STOP], say: 'outside' },
      ],
    },
    {
      id: 'stop-now',
      aside: true,
      ask: { act: [stop()] },
      point: ['tray', 'do-stop'],
      press: ['do-stop'],
      others: [{ act: [ANY_ROLL], say: 'enough' }],
    },
    {
      id: 'take',
      ask: { act: [gain('A9', '*')] },
      point: ['card-A9', 'row-top', 'do-gain'],
      press: ['card-A8', 'do-gain'],
      follows: [turnUp('B2')],
      others: [{ act: [take('*')], say: 'die' }],
      refused: { 'card-must-move-down': 'down', 'numbers-missing': 'ones', 'card-not-gainable': 'ones' },
    },
    { id: 'end', ask: { act: [END] }, point: ['do-endTurn'] },
    {
      id: 'challenge',
      scene: 'alone',
      challenge: true,
      point: [],
      ask: { act: [roll('w:1 w:1')] },
      press: ['die-w1', 'die-w3', 'do-roll'],
      follows: [fall('w2:1 w4:2 w5:4')],
      others: [
        { act: [roll('w:1')], say: 'one' },
        { act: [roll('w:1 w:1 w:2'), roll('w:1 w:1 w:3'), roll('w:1 w:1 w:4')], say: 'extra' },
        { act: [roll('w:1 w:1 w:2 w:3'), roll('w:1 w:1 w:2 w:4'), roll('w:1 w:1 w:3 w:4')], say: 'four' },
        { act: [roll('w:4')], say: 'fours' },
        { act: [roll('w:3')], say: 'threes' },
        { act: [ANY_ROLL], say: 'less' },
        { act: [ANY_STOP], say: 'stop' },
      ],
    },
  ],
};

/** Rolling is over and the tray shows 2 4 6. */
export const rows: Lesson = {
  id: 'rows',
  scenes: {
    a: position({
      pool: 'w1:3 r2:5',
      tray: 'r1:6 o1:2 o2:4',
      top: 'A6 A10 A1',
      bottom: 'A2 A7 A9',
      phase: 'gaining',
    }),
    alone: position({
      pool: 'w2:1',
      tray: 'w1:3 y1:3 y2:3 y3:3',
      ada: 'w6 w7 w8 o1 o2',
      top: 'A5 A9 A4',
      bottom: 'A10 A6 A8',
      phase: 'gaining',
    }),
  },
  steps: [
    {
      id: 'match',
      scene: 'a',
      ask: { tap: 'card-A2' },
      point: ['row-bottom', 'tray'],
      press: ['card-A2'],
      others: [
        { taps: ['card-A6', 'card-A10', 'card-A1'], say: 'top' },
        { taps: ['card-A7', 'card-A9'], say: 'other' },
      ],
    },
    {
      id: 'down',
      ask: { act: [gain('A2', 'A6')] },
      point: ['card-A6', 'do-gain'],
      follows: [turnUp('B1')],
      others: [
        { act: [gain('A2', 'A1')], say: 'equal' },
        { act: [gain('A2', 'A10')], say: 'threes' },
        { act: [take('*')], say: 'die' },
      ],
    },
    { id: 'pile', ask: 'look', point: ['pile'], others: [{ act: [END], say: 'first' }] },
    {
      id: 'watch',
      ask: { act: [END] },
      point: ['do-endTurn'],
      follows: [
        { seat: 1, do: { kind: 'roll' } },
        fall('w6:1 w7:3 w8:swap w9:4 w10:2'),
        { seat: 1, do: { kind: 'stop' } },
        { seat: 1, do: { kind: 'decline', take: 'yellow' } },
        { seat: 1, do: { kind: 'endTurn' } },
      ],
    },
    {
      id: 'roll',
      ask: { act: [roll()] },
      point: ['card-A6', 'do-roll'],
      press: ['do-roll'],
      follows: [fall('w1:2 r1:6 r2:4 o1:6 o2:2')],
      others: [
        { act: [ANY_TOKEN], say: 'token' },
        { act: [ANY_REMOVAL], say: 'remove' },
      ],
    },
    {
      id: 'stop',
      ask: { act: [stop('r:6 o:6')] },
      point: ['die-r1', 'die-o1', 'do-stop'],
      others: [
        { act: stopWithMore('r:6 o:6', 'w:2 r:4 o:2'), say: 'extra', fine: { go: 'take' } },
        { act: [ANY_ROLL], say: 'enough' },
        { act: [ANY_STOP], say: 'both' },
      ],
    },
    {
      id: 'take',
      ask: { act: [gain('A6', '*')] },
      point: ['card-A6', 'row-top', 'do-gain'],
      press: ['card-A6', 'card-A10', 'do-gain'],
      follows: [turnUp('B2')],
      refused: { 'card-not-gainable': 'top' },
    },
    {
      id: 'challenge',
      scene: 'alone',
      challenge: true,
      point: [],
      ask: { act: [gain('A10', 'A5')] },
      press: ['card-A5', 'do-gain'],
      follows: [turnUp('B3')],
      others: [
        { act: [gain('A10', 'A9')], say: 'shared' },
        { act: [gain('A10', 'A4')], say: 'theirs' },
        { act: [take('*')], say: 'die' },
      ],
    },
  ],
};
