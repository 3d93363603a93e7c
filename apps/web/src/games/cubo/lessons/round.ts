import type { Lesson, LessonEvent } from '../../../table/model/lesson.ts';

/** `r1:4 b2:3`: what each die shows when it falls. */
const fall = (text: string): LessonEvent => ({
  fall: Object.fromEntries(text.split(' ').map((die) => die.split(':'))) as Readonly<Record<string, string>>,
});

/** Four reds and four blues around the joker, in the square that the lesson lays. */
const SQUARE = ['r1', 'r2', 'r3', 'b1', 'j1', 'b2', 'b3', 'b4', 'r4'];
const ADA = ['r5', 'r6', 'r7', 'b5', 'j2', 'r8', 'b6', 'b7', 'b8'];

/** One round of two. The clock stands still: nothing runs away while somebody reads. */
export const round: Lesson = {
  id: 'round',
  scenes: {
    a: {
      options: { seats: 2, first: 0, pace: 'race' },
      entries: [{ chance: { kind: 'deal', first: 0 } }, fall('r9:6 r10:2 b9:1 b10:4')],
    },
    /** Ada was faster and has taken a die; a square worth 17 is covered. */
    alone: {
      options: { seats: 2, first: 0, pace: 'race' },
      entries: [
        { chance: { kind: 'deal', first: 0 } },
        fall('r9:6 r10:4 b9:1 b10:5'),
        { seat: 0, do: { kind: 'call' } },
        { seat: 0, do: { kind: 'throw' } },
        fall('r1:1 r2:2 r3:3 r4:6 b1:2 b2:4 b3:3 b4:6 j1:3'),
        { seat: 1, do: { kind: 'throw' } },
        fall('r5:2 r6:5 r7:5 r8:1 b5:6 b6:4 b7:3 b8:3 j2:4'),
        { seat: 1, wait: 10_000, do: { kind: 'cover', square: ADA } },
        { seat: 1, do: { kind: 'take', die: 'b10' } },
        { seat: 0, do: { kind: 'cover', square: SQUARE } },
      ],
    },
  },
  steps: [
    {
      id: 'call',
      scene: 'a',
      ask: { act: [{ kind: 'call' }] },
      point: ['middle', 'do-call'],
      press: ['do-call'],
      follows: [{ seat: 1, do: { kind: 'throw' } }, fall('r5:2 r6:5 r7:5 r8:1 b5:6 b6:4 b7:3 b8:3 j2:4')],
    },
    {
      id: 'throw',
      ask: { act: [{ kind: 'throw' }] },
      point: ['do-throw'],
      follows: [fall('r1:6 r2:4 r3:1 r4:2 b1:1 b2:2 b3:4 b4:2 j1:1')],
    },
    {
      id: 'again',
      ask: { act: [{ kind: 'pickUp' }] },
      point: ['do-pickUp-throw'],
    },
    {
      id: 'fall',
      ask: { act: [{ kind: 'throw' }] },
      point: ['do-throw'],
      press: [],
      follows: [fall('r1:4 r2:5 r3:6 r4:1 b1:3 b2:3 b3:2 b4:3 j1:3')],
    },
    {
      id: 'straight',
      ask: { show: 'r:4 r:5 r:6 - - - - - -' },
      point: ['die-r1', 'die-r2', 'die-r3'],
      others: [
        { show: 'r:6 - - - - - - - -', say: 'falling' },
        { show: 'r:4 r:6 - - - - - - -', say: 'order' },
        { show: 'b:3 - - - - - - - -', say: 'first' },
        { show: 'b:2 - - - - - - - -', say: 'first' },
        { show: 'r:1 - - - - - - - -', say: 'first' },
      ],
    },
    {
      id: 'joker',
      ask: { show: 'r:4 r:5 r:6 b:3 - b:3 - - -' },
      point: ['cell-4', 'die-b1', 'die-b2', 'die-b4'],
      press: ['die-b1', 'die-b2'],
      others: [{ show: '- - - b:2 - - - - -', say: 'two' }],
    },
    {
      id: 'column',
      ask: { show: 'r:4 r:5 r:6 b:3 - b:3 b:2 b:3 r:1' },
      point: ['die-b3', 'die-b4', 'die-r4'],
      others: [
        { show: '- - - - - - b:3 - -', say: 'two' },
        { show: '- - - - - - r:1 - -', say: 'two' },
        { show: '- - - - - - b:2 r:1 -', say: 'corner' },
      ],
    },
    {
      id: 'cover',
      ask: { act: [{ kind: 'cover', square: SQUARE }] },
      point: ['do-cover'],
      others: [{ act: [{ kind: 'pickUp' }], say: 'sixth' }],
    },
    {
      id: 'grab',
      ask: { act: [{ kind: 'take', die: 'b:4' }] },
      point: ['die-b10'],
      others: [
        { act: [{ kind: 'take', die: 'r:6' }], say: 'high' },
        { act: [{ kind: 'take', die: '*' }], say: 'nothing' },
      ],
    },
    {
      id: 'seconds',
      ask: 'look',
      point: ['others'],
      follows: [
        { seat: 1, wait: 4000, do: { kind: 'cover', square: ADA } },
        { seat: 1, wait: 500, do: { kind: 'take', die: 'r9' } },
      ],
    },
    {
      id: 'exchange',
      ask: { act: [{ kind: 'exchange', cell: 8 }] },
      point: ['cell-8', 'do-exchange'],
      follows: [{ seat: 1, do: { kind: 'exchange', cell: null } }, fall('r4:3 r9:5 r10:2 b9:6')],
      others: [
        { act: [{ kind: 'exchange', cell: null }], say: 'keep' },
        { act: [{ kind: 'exchange', cell: '*' }], say: 'nothing' },
      ],
      refused: { 'joker-stays': 'joker' },
    },
    { id: 'result', ask: 'look', point: ['scored'] },
    {
      id: 'challenge',
      scene: 'alone',
      challenge: true,
      point: [],
      ask: { act: [{ kind: 'take', die: 'r:4' }] },
      press: ['die-r10'],
      others: [
        { act: [{ kind: 'take', die: 'r:6' }], say: 'six' },
        { act: [{ kind: 'take', die: 'b:1' }], say: 'one' },
      ],
    },
  ],
};
