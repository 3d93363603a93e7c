import type { Lesson } from '../../../table/model/lesson.ts';
import {
  ANY_KEEP,
  ANY_ROLL,
  ANY_STOP,
  ANY_TOKEN,
  ANY_WHITEN,
  END,
  adjust,
  fall,
  gain,
  keep,
  position,
  reroll,
  roll,
  stop,
  swap,
  turnUp,
  whiten,
} from './position.ts';

/** The worked example of the rulebooks; faces that they leave open are chosen here. */
export const example: Lesson = {
  id: 'example',
  scenes: {
    a: position({
      pool: 'w1 w2 w3 w4 o1 b1 b2',
      top: 'A1 A2 A3',
      bottom: 'B11 A4 A10',
      pile: { B: 6, C: 7 },
      phase: 'foresight',
      length: 'normal',
    }),
  },
  steps: [
    {
      id: 'token',
      scene: 'a',
      ask: { act: [{ kind: 'placeToken', card: 'A1' }] },
      point: ['card-A1', 'do-placeToken'],
      others: [
        { act: [ANY_TOKEN], say: 'first' },
        { act: [ANY_ROLL], say: 'free' },
      ],
    },
    {
      id: 'roll',
      ask: { act: [roll()] },
      point: ['card-B11', 'do-roll'],
      press: ['do-roll'],
      follows: [fall('w1:swap w2:swap w3:2 w4:3 o1:4 b1:reroll b2:2')],
    },
    {
      id: 'red',
      ask: { act: [swap('red')] },
      point: ['die-w1', 'die-w2', 'colour-red'],
      press: ['die-w1', 'colour-red'],
      others: [
        { act: [swap('orange')], say: 'orange' },
        { act: [swap('*')], say: 'none' },
      ],
    },
    {
      id: 'again',
      ask: { act: [swap('red')] },
      point: ['die-w1', 'die-w2', 'colour-red'],
      press: ['die-w2', 'colour-red'],
    },
    {
      id: 'reroll',
      ask: { act: [reroll('b:reroll', 'o:4')] },
      point: ['die-b1', 'die-o1'],
      follows: [fall('o1:6')],
      others: [
        { act: [reroll('b:reroll', 'r:?')], say: 'wake' },
        { act: [reroll('b:reroll', 'w:2'), reroll('b:reroll', 'w:3')], say: 'white' },
      ],
    },
    {
      id: 'six',
      ask: { act: [roll('o:6')] },
      point: ['die-o1', 'do-roll'],
      follows: [fall('w3:swap w4:4 r1:5 r2:4 b1:reroll b2:adjust')],
      others: [{ act: [roll()], say: 'outside' }],
    },
    {
      id: 'yellow',
      ask: { act: [swap('yellow')] },
      point: ['die-w3', 'colour-yellow'],
      others: [{ act: [swap('*')], say: 'twice' }],
    },
    {
      id: 'wake',
      ask: { act: [reroll('b:reroll', 'y:?')] },
      point: ['die-b1', 'die-y1'],
      follows: [fall('y1:1')],
      refused: { 'die-is-inactive': 'blank' },
    },
    {
      id: 'adjust',
      ask: { act: [adjust('b:adjust', 'r:5', '6')] },
      point: ['die-b2', 'die-r1', 'face-6'],
      others: [
        { act: [adjust('b:adjust', 'r:4', '6')], say: 'four' },
        { act: [adjust('b:adjust', 'b:adjust', '1')], say: 'itself' },
      ],
    },
    {
      id: 'both',
      ask: { act: [roll('y:1 r:6')] },
      point: ['die-y1', 'die-r1', 'do-roll'],
      follows: [fall('w4:1 r2:3 b1:skull')],
      others: [{ act: [roll('y:1'), roll('r:6')], say: 'needed' }],
    },
    {
      id: 'stop',
      ask: { act: [stop('w:1')] },
      point: ['die-w4', 'do-stop'],
      others: [
        { act: [stop('w:1 r:3')], say: 'extra', fine: { go: 'take' } },
        { act: [ANY_STOP], say: 'tray' },
      ],
    },
    {
      id: 'take',
      ask: { act: [gain('B11', 'A1')] },
      point: ['card-B11', 'card-A1', 'do-gain'],
      follows: [turnUp('B1')],
      others: [{ act: [gain('B11', '*')], say: 'carries' }],
    },
    {
      id: 'keep',
      ask: { act: [keep('b b r w y')] },
      point: ['die-w4', 'die-r1', 'die-y1', 'die-b1', 'die-b2', 'do-keep'],
      others: [{ act: [ANY_KEEP], say: 'book' }],
    },
    {
      id: 'whiten',
      ask: { act: [whiten('r y')] },
      point: ['die-r1', 'die-y1', 'do-whiten'],
      others: [
        { act: [ANY_WHITEN], say: 'two' },
        { act: [END], say: 'trade' },
      ],
    },
    { id: 'end', ask: { act: [END] }, point: ['do-endTurn'] },
  ],
};
