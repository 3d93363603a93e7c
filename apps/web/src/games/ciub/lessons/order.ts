import type { Lesson } from '../../../table/model/lesson.ts';
import {
  ANY_KEEP,
  ANY_ROLL,
  ANY_STOP,
  ANY_TRADE,
  END,
  OTHERS_THAN_RED,
  adjust,
  fall,
  gain,
  keep,
  position,
  reroll,
  roll,
  stop,
  take,
  turnUp,
  whiten,
} from './position.ts';

/** Only green has a 7. */
export const order: Lesson = {
  id: 'order',
  scenes: {
    a: position({ pool: 'w1 w2 g1 p1 b1', top: 'A6 A4 A3', bottom: 'A8 A1 A9', phase: 'toRoll' }),
  },
  steps: [
    {
      id: 'roll',
      scene: 'a',
      ask: { act: [roll()] },
      point: ['card-A8', 'do-roll'],
      press: ['do-roll'],
      follows: [fall('w1:1 w2:3 g1:skull p1:adjust b1:reroll')],
    },
    {
      id: 'skull',
      ask: { act: [reroll('b:reroll', 'g:skull')] },
      point: ['die-b1', 'die-g1'],
      follows: [fall('g1:reroll')],
      others: [
        { act: [ANY_ROLL], say: 'along' },
        { act: [adjust('p:adjust', 'g:skull', '7')], say: 'last' },
        { act: [reroll('b:reroll', '*')], say: 'hurts' },
      ],
    },
    {
      id: 'fresh',
      ask: { act: [reroll('g:reroll', 'w:3')] },
      point: ['die-g1', 'die-w2'],
      follows: [fall('w2:4')],
      others: [{ act: [adjust('p:adjust', 'g:reroll', '7')], say: 'lost' }],
      refused: { 'symbol-spent': 'spent' },
    },
    {
      id: 'adjust',
      ask: { act: [adjust('p:adjust', '*', '7')] },
      point: ['die-p1', 'die-g1', 'face-7'],
      others: [{ act: [adjust('p:adjust', 'p:adjust', '*')], say: 'itself' }],
      refused: { 'face-not-on-die': 'seven' },
    },
    {
      id: 'stop',
      ask: { act: [stop('w:1 w:4 g:7')] },
      point: ['die-w1', 'die-w2', 'die-g1', 'do-stop'],
      others: [
        { act: [stop('w:1 w:4 g:7 b:reroll*')], say: 'extra', fine: { go: 'take' } },
        { act: [ANY_STOP], say: 'three' },
      ],
      refused: { 'die-in-tray': 'used' },
    },
    {
      id: 'take',
      ask: { act: [gain('A8', '*')] },
      point: ['card-A8', 'card-A1', 'do-gain'],
      press: ['card-A8', 'card-A6', 'do-gain'],
      follows: [turnUp('B5')],
      refused: { 'too-few-equal': 'equal' },
    },
  ],
};

/** a: stopped with 3 3, and no card matches. b: some turns later, seven dice, 6 6 and a 2 for 1 in the tray. */
export const between: Lesson = {
  id: 'between',
  scenes: {
    a: position({
      pool: 'w3:1 w4:2 w5:4',
      tray: 'w1:3 w2:3',
      top: 'A8 A2 A6',
      bottom: 'A10 A9 A4',
      phase: 'gaining',
    }),
    b: position({
      pool: 'w1:2 r3:4 r4:5 r5:3',
      tray: 'r1:6 r2:6 g1:two',
      cards: 'A2',
      top: 'B1 A8 B5',
      bottom: 'A6 A10 A9',
      pile: { B: 3, C: 4 },
      phase: 'gaining',
    }),
  },
  steps: [
    {
      id: 'die',
      scene: 'a',
      ask: { act: [take('yellow')] },
      point: ['card-A10', 'colour-yellow'],
      press: ['colour-yellow'],
      others: [
        { act: [take('red'), take('purple')], say: 'strong', fine: { go: 'six' } },
        { act: [take('orange'), take('blue'), take('green')], say: 'weak', fine: { go: 'six' } },
      ],
      refused: { 'numbers-missing': 'two' },
    },
    {
      id: 'six',
      ask: { act: [END] },
      point: ['pool', 'do-endTurn'],
      press: ['do-endTurn'],
      refused: { 'not-a-coloured-die': 'coloured' },
    },
    {
      id: 'price',
      scene: 'b',
      ask: { act: [gain('A6', '*')] },
      point: ['card-A6', 'card-B1', 'do-gain'],
      follows: [turnUp('B2')],
      others: [{ act: [take('*')], say: 'wait' }],
    },
    {
      id: 'keep',
      ask: { act: [keep('g:two r r r r')] },
      point: ['die-g1', 'die-r1', 'die-r2', 'die-r3', 'die-r4', 'do-keep'],
      others: [
        { act: [keep('r r r r r')], say: 'five' },
        { act: [keep('g:two r r r w')], say: 'white', fine: { go: 'trade' } },
        { act: [ANY_KEEP], say: 'two' },
      ],
      refused: { 'keep-exactly-five': 'exactly' },
    },
    {
      id: 'trade',
      ask: { act: [OTHERS_THAN_RED] },
      point: ['die-g1', 'supply'],
      press: ['die-g1', 'colour-blue', 'colour-purple'],
      others: [
        { act: [ANY_TRADE], say: 'reds' },
        { act: [END], say: 'now' },
      ],
      refused: { 'own-colour': 'own', 'not-a-tray-two': 'tray' },
    },
    {
      id: 'whiten',
      ask: { act: [whiten('r')] },
      point: ['die-r1', 'die-r2', 'die-r3', 'die-r4', 'do-whiten'],
      press: ['die-r1', 'do-whiten'],
      others: [{ act: [END], say: 'fine', fine: { go: 'finish' } }],
    },
    { id: 'limits', ask: { act: [END] }, point: ['pool', 'do-endTurn'], press: ['do-endTurn'] },
  ],
};
