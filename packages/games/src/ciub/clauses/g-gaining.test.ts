import { describe, expect, test } from 'vitest';
import type { CardId } from '../cards.ts';
import { ciub } from '../game.ts';
import { inSupply } from '../position.ts';
import { after, position, refusal, shown, type Sketch } from '../position.testkit.ts';

const gaining = (tray: string, more: Sketch = {}): ReturnType<typeof position> =>
  position({ phase: 'gaining', pool: '', tray, ...more });
const gain = (card: CardId, down: CardId = 'A1') => ({ kind: 'gain', card, down }) as const;

describe('which card', () => {
  test('[ciub G1] one of the bottom row whose task is met; dice are not used up', () => {
    const gained = after(gaining('w1:1 w2:1 w3:1 w4:2 w5:4'), gain('A9'));
    expect(shown(gained)).toMatchObject({
      cards: ['A9', ''],
      tray: 'w1:1 w2:1 w3:1 w4:2 w5:4',
      phase: 'trading',
    });
    expect(refusal(after(gained, { kind: 'turnUp', card: 'B1' }), gain('A4'))).toBe('G1 not-time-to-gain');
  });

  test('[ciub G1] not of the top row, not the D card, not one that is not displayed', () => {
    const state = gaining('w1:1 w2:1 w3:1', { top: 'A9 A2 A3', bottom: 'A1 A4 A10' });
    for (const card of ['A9', 'D1', 'B1'] as const) {
      expect(refusal(state, gain(card, 'A2'))).toBe('G1 card-not-gainable');
    }
  });

  test('[ciub G1] only dice in the tray count, and only after stopping', () => {
    expect(refusal(gaining('w1:1 w2:1', { pool: 'w3:1' }), gain('A9'))).toBe('G2 numbers-missing');
    const rolling = position({ phase: 'rolling', pool: 'w4:1', tray: 'w1:1 w2:1 w3:1' });
    expect(refusal(rolling, gain('A9'))).toBe('G1 not-time-to-gain');
  });
});

describe('tasks', () => {
  const meets = (tray: string, card: CardId, bottom: string): string => {
    const top = ['A1', 'A2', 'A5', 'A7'].filter((each) => !bottom.includes(each)).slice(0, 3);
    return refusal(gaining(tray, { bottom, top: top.join(' ') }), gain(card, top[0] as CardId));
  };

  test('[ciub G2] numbers: each as often as asked; nothing stands for another', () => {
    expect(meets('r1:6 o1:6 w1:1 w2:1', 'B11', 'B11 A4 A10')).toBe('');
    expect(meets('r1:6 o1:6 w1:1 w2:2', 'B11', 'B11 A4 A10')).toBe('G2 numbers-missing');
    expect(meets('r1:6 g1:7', 'A6', 'A6 A4 A10')).toBe('G2 numbers-missing');
    expect(meets('r1:6 r2:6 r3:6', 'A6', 'A6 A4 A10')).toBe('');
  });

  test('[ciub G2] the refusal names what is missing', () => {
    const state = gaining('r1:6 w1:1', { bottom: 'B11 A4 A10' });
    expect(ciub.apply(state, { at: 0, actor: 0, action: gain('B11') })).toMatchObject({
      error: { missing: [1, 6] },
    });
  });

  test('[ciub G3] the refusal names how much is missing', () => {
    const state = gaining('g1:7 g2:7 r1:5', { top: 'A1 A2 A5', bottom: 'A3 A4 A10' });
    expect(ciub.apply(state, { at: 0, actor: 0, action: gain('A3') })).toMatchObject({
      error: { missing: 1 },
    });
  });

  test('[ciub G3] total: the sum of all numbers in the tray, 7 counts seven', () => {
    expect(meets('g1:7 g2:7 r1:6', 'A3', 'A3 A4 A10')).toBe('');
    expect(meets('g1:7 g2:7 r1:5 b1:skull', 'A3', 'A3 A4 A10')).toBe('G3 total-too-low');
    expect(meets('g1:7 g2:7 r1:6 r2:6 r3:6', 'A3', 'A3 A4 A10')).toBe('');
  });

  test('[ciub G4] equal: so many of one number, or so many skulls, never mixed', () => {
    expect(meets('w1:3 w2:3 r1:3 y1:3', 'A1', 'A1 A4 A10')).toBe('');
    expect(meets('w1:3 w2:3 r1:3 y1:3 p1:3', 'A1', 'A1 A4 A10')).toBe('');
    expect(meets('g1:skull g2:skull p1:skull b1:skull', 'A1', 'A1 A4 A10')).toBe('');
    expect(meets('g1:skull g2:skull p1:skull w1:3', 'A1', 'A1 A4 A10')).toBe('G4 too-few-equal');
    expect(meets('w1:3 w2:3 r1:3 g1:skull', 'A1', 'A1 A4 A10')).toBe('G4 too-few-equal');
    expect(meets('g1:two g2:two p1:two p2:two', 'A1', 'A1 A4 A10')).toBe('G4 too-few-equal');
  });
});

describe('after gaining', () => {
  const ones = 'w1:1 w2:1 w3:1';

  test('[ciub G5] the own token comes back from that card, and stays on any other', () => {
    expect(shown(after(gaining(ones, { tokens: ['A9', null] }), gain('A9'))).tokens).toEqual([null, null]);
    expect(shown(after(gaining(ones, { tokens: ['A2', 'A3'] }), gain('A9'))).tokens).toEqual(['A2', 'A3']);
  });

  test('[ciub G6] any top-row card moves into the gap, its token too, and the pile fills the top row', () => {
    const gained = after(gaining(ones, { tokens: [null, 'A3'] }), gain('A9', 'A3'));
    expect(shown(gained)).toMatchObject({ bottom: 'A3 A4 A10', top: 'A1 A2 -', tokens: [null, 'A3'] });
    expect(gained.turn.chance).toEqual({ kind: 'turnUp', letter: 'B' });
    expect(shown(after(gained, { kind: 'turnUp', card: 'B4' })).top).toBe('A1 A2 B4');
  });

  test('[ciub G6] is not optional, and takes a card of the top row', () => {
    expect(refusal(gaining(ones), { kind: 'gain', card: 'A9' })).toBe('G6 card-must-move-down');
    for (const down of ['A4', 'A9', 'B1'] as const) {
      expect(refusal(gaining(ones), gain('A9', down))).toBe('G6 not-a-top-row-card');
    }
  });

  test('[ciub G7] exactly five dice are kept, from tray and pool', () => {
    const six = after(gaining(ones, { pool: 'w4:2 r1:? b1:1' }), gain('A9'), { kind: 'turnUp', card: 'B1' });
    expect(shown(six).phase).toBe('keeping');
    const keep = (dice: string): string => refusal(six, { kind: 'keep', dice: dice.split(' ') });
    expect(keep('w1 w2 w3 w4')).toBe('G7 keep-exactly-five');
    expect(keep('w1 w2 w3 w4 r1 b1')).toBe('G7 keep-exactly-five');
    expect(keep('w1 w1 w2 w3 w4')).toBe('G7 keep-exactly-five');
    expect(keep('w1 w2 w3 w4 w6')).toBe('G7 keep-own-dice');
    const kept = after(six, { kind: 'keep', dice: ['w1', 'w2', 'w4', 'r1', 'b1'] });
    expect(shown(kept)).toMatchObject({ tray: 'w1:1 w2:1', pool: 'w4:2 r1:? b1:1', phase: 'trading' });
    expect(inSupply(kept, 'white')).toBe(2);
  });

  test('[ciub G7] with five or fewer all stay', () => {
    expect(shown(after(gaining(ones, { pool: 'w4:1 w5:1' }), gain('A9'))).phase).toBe('trading');
    const four = after(gaining(ones, { pool: 'w4:1' }), gain('A9'), { kind: 'turnUp', card: 'B1' });
    expect(shown(four).phase).toBe('trading');
    expect(refusal(four, { kind: 'keep', dice: ['w1', 'w2', 'w3', 'w4'] })).toBe('G7 not-time-to-keep');
  });
});

describe('gaining nothing', () => {
  test('[ciub G8] keeps all dice and takes one of any colour that is there, into the pool', () => {
    const state = gaining('w1:1 w2:1 w3:1', { pool: 'w4:1 w5:1 r1:3' });
    const declined = after(state, { kind: 'decline', take: 'red' });
    expect(shown(declined)).toMatchObject({
      pool: 'w4:1 w5:1 r1:3 r2',
      tray: 'w1:1 w2:1 w3:1',
      phase: 'trading',
    });
    expect(refusal(state, { kind: 'decline', take: 'white' })).toBe('G8 nothing-of-that-colour');
    expect(refusal(gaining('w1:1'), { kind: 'decline', take: 'white' })).toBe('');
  });

  test('[ciub G8] is not optional, and has its time', () => {
    expect(refusal(gaining('w1:1'), { kind: 'decline', take: null })).toBe('G8 must-take-a-die');
    expect(refusal(position(), { kind: 'decline', take: 'red' })).toBe('G8 not-time-to-decline');
  });

  test('[ciub G8] the last colour of the supply has to be taken', () => {
    const held = ['r', 'o', 'y', 'g', 'p', 'b'].flatMap((colour) =>
      [1, 2, 3, 4, 5, 6, 7].map((number) => `${colour}${number}:?`),
    );
    const state = gaining('w1:1 w2:1 w3:1 w4:1 w5:1', { pool: held.slice(0, -1).join(' ') });
    expect(refusal(state, { kind: 'decline', take: null })).toBe('G8 must-take-a-die');
    expect(refusal(state, { kind: 'decline', take: 'blue' })).toBe('');
  });

  test('[ciub G8] with an empty supply there is nothing to take', () => {
    const all = (numbers: readonly number[]): string =>
      ['r', 'o', 'y', 'g', 'p', 'b'].flatMap((colour) => numbers.map((number) => colour + number)).join(' ');
    const state = gaining('', {
      pool: `w1:1 w2:1 w3:1 w4:1 w5:1 ${all([1, 2, 3])}`
        .replaceAll(/([royp])(\d)/g, '$1$2:4')
        .replaceAll(/y\d:4/g, (y) => y.replace('4', '5'))
        .replaceAll(/([gb])(\d)/g, '$1$2:skull'),
      others: [`w6 w7 w8 w9 w10 ${all([4, 5, 6, 7])}`],
    });
    expect(refusal(state, { kind: 'decline', take: 'red' })).toBe('G8 nothing-of-that-colour');
    expect(shown(after(state, { kind: 'decline', take: null })).phase).toBe('trading');
    expect(ciub.legal(state, { seat: 0, at: 0 })).toEqual([{ kind: 'decline', take: null }]);
  });
});
