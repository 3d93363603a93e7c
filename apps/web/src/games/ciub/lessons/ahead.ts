import type { Lesson, Pattern } from '../../../table/model/lesson.ts';
import {
  ANY_KEEP,
  ANY_REMOVAL,
  ANY_ROLL,
  ANY_STOP,
  ANY_TOKEN,
  ANY_TRADE,
  END,
  fall,
  gain,
  keep,
  position,
  roll,
  stop,
  stopWithMore,
  turnUp,
} from './position.ts';

const OTHERS_THAN_RED: Pattern = { kind: 'trade', die: 'g:two', for: ['!red', '!red'] };

/** a: Ada is after 6 6 6 too. b: two turns later, one card left, 12 points against 16. */
export const ahead: Lesson = {
  id: 'ahead',
  scenes: {
    a: position({
      pool: 'w1 w2 r1 r2 r3',
      cards: 'A6 A9',
      ada: 'w6 w7 r4 r5 o2',
      adaCards: 'A10 A1 A4',
      top: 'B4 B6 C2',
      bottom: 'B1 A8 B3',
      pile: { B: 0, C: 3 },
      phase: 'foresight',
    }),
    b: position({
      pool: 'w1 r1 r2 r3 o1 g1',
      cards: 'A6 A9 B2',
      token: 'B1',
      ada: 'w6 r4 o3 o4 o5 o6',
      adaCards: 'A10 A1 A4 B5',
      top: 'B6 C3 C2',
      bottom: 'B1 A8 B3',
      pile: { B: 0, C: 1 },
      phase: 'foresight',
    }),
  },
  steps: [
    {
      id: 'token',
      scene: 'a',
      ask: { act: [{ kind: 'placeToken', card: 'B1' }] },
      point: ['card-B1', 'do-placeToken'],
      others: [
        { act: [ANY_TOKEN], say: 'any' },
        { act: [ANY_REMOVAL], say: 'either' },
        { act: [ANY_ROLL], say: 'open' },
      ],
    },
    {
      id: 'remove',
      scene: 'b',
      ask: { act: [{ kind: 'removeCard', card: 'B6' }] },
      point: ['card-B6', 'do-removeCard'],
      press: ['card-B6', 'do-removeCard', 'do-removeCard'],
      follows: [turnUp('C1')],
      others: [{ act: [ANY_REMOVAL], say: 'hard' }],
      refused: { 'card-not-in-top-row': 'own', 'card-has-token': 'there' },
    },
    {
      id: 'roll',
      ask: { act: [roll()] },
      point: ['pile', 'do-roll'],
      press: ['do-roll'],
      follows: [fall('w1:2 r1:6 r2:6 r3:4 o1:6 g1:two')],
    },
    {
      id: 'stop',
      ask: { act: [stop('r:6 r:6 o:6 g:two')] },
      point: ['die-r1', 'die-r2', 'die-o1', 'die-g1', 'do-stop'],
      others: [
        { act: stopWithMore('r:6 r:6 o:6 g:two', 'w:2 r:4'), say: 'extra', fine: { go: 'take' } },
        { act: [ANY_ROLL], say: 'enough' },
        { act: [ANY_STOP], say: 'along' },
      ],
    },
    {
      id: 'take',
      ask: { act: [gain('B1')] },
      point: ['card-B1', 'pile', 'do-gain'],
      press: ['card-B1', 'do-gain'],
    },
    {
      id: 'keep',
      ask: { act: [keep('g:two o r r r'), keep('g:two r r r w'), keep('g:two o r r w')] },
      point: ['die-g1', 'do-keep'],
      press: ['die-g1', 'die-r1', 'die-r2', 'die-r3', 'die-o1', 'do-keep'],
      others: [{ act: [ANY_KEEP], say: 'two' }],
    },
    {
      id: 'trade',
      ask: { act: [OTHERS_THAN_RED] },
      point: ['die-g1', 'supply'],
      press: ['die-g1', 'colour-blue', 'colour-purple'],
      others: [
        { act: [ANY_TRADE], say: 'reds' },
        { act: [END], say: 'tie' },
      ],
    },
    {
      id: 'end',
      ask: { act: [END] },
      point: ['do-endTurn'],
      follows: [
        { seat: 1, do: { kind: 'roll' } },
        fall('w6:4 r4:6 o3:2 o4:2 o5:4 o6:6'),
        { seat: 1, do: { kind: 'stop', aside: ['w6', 'r4', 'o3', 'o4', 'o5', 'o6'] } },
        { seat: 1, do: { kind: 'gain', card: 'C1' } },
        { seat: 1, do: { kind: 'keep', dice: ['r4', 'o3', 'o4', 'o5', 'o6'] } },
        { seat: 1, do: { kind: 'endTurn' } },
      ],
    },
  ],
};
