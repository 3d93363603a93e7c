import { expect, test } from 'vitest';
import { inSupply } from './position.ts';
import { after, fell, position, shown } from './position.testkit.ts';

/** The turn that every rulebook prints, step for step; faces it leaves open are chosen so that nothing depends on them. */
test('[ciub F1 R1 R2 R3 R4 R5 R7 R8 R9 G2 G6 G7 T2] the worked example, face for face', () => {
  const start = position({ pool: 'w1 w2 w3 w4 o1 b1 b2', bottom: 'B11 A4 A10', others: ['w6 w7 w8 w9 w10'] });
  const marked = after(start, { kind: 'placeToken', card: 'A1' });
  expect(shown(marked)).toMatchObject({ tokens: ['A1', null], phase: 'toRoll' });

  const first = after(marked, { kind: 'roll' }, fell('swap swap 2 3 4 reroll 1'));
  expect(shown(first).pool).toBe('w1:swap w2:swap w3:2 w4:3 o1:4 b1:reroll b2:1');
  const swapped = after(
    first,
    { kind: 'swap', die: 'w1', colour: 'red' },
    { kind: 'swap', die: 'w2', colour: 'red' },
  );
  expect(shown(swapped).pool).toBe('w3:2 w4:3 r1:? r2:? o1:4 b1:reroll b2:1');
  expect([inSupply(swapped, 'white'), inSupply(swapped, 'red')]).toEqual([3, 5]);
  const orange = after(swapped, { kind: 'reroll', die: 'b1', target: 'o1' }, fell('6'));
  expect(shown(orange).pool).toBe('w3:2 w4:3 r1:? r2:? o1:6 b1:reroll* b2:1');

  const second = after(orange, { kind: 'roll', aside: ['o1'] }, fell('swap 4 5 4 reroll adjust'));
  expect(shown(second)).toMatchObject({ tray: 'o1:6', pool: 'w3:swap w4:4 r1:5 r2:4 b1:reroll b2:adjust' });
  const yellow = after(
    second,
    { kind: 'swap', die: 'w3', colour: 'yellow' },
    { kind: 'reroll', die: 'b1', target: 'y1' },
    fell('1'),
  );
  expect(shown(yellow).pool).toBe('w4:4 r1:5 r2:4 y1:1 b1:reroll* b2:adjust');
  const six = after(yellow, { kind: 'adjust', die: 'b2', target: 'r1', face: '6' });
  expect(shown(six)).toMatchObject({ tray: 'o1:6 b2:adjust', pool: 'w4:4 r1:6 r2:4 y1:1 b1:reroll*' });

  const third = after(six, { kind: 'roll', aside: ['r1', 'y1'] }, fell('1 3 skull'));
  expect(shown(third)).toMatchObject({ tray: 'r1:6 o1:6 y1:1 b2:adjust', pool: 'w4:1 r2:3 b1:skull' });
  const stopped = after(third, { kind: 'stop', aside: ['w4'] });
  expect(shown(stopped)).toMatchObject({
    tray: 'w4:1 r1:6 o1:6 y1:1 b1:skull b2:adjust',
    pool: 'r2:3',
    phase: 'gaining',
  });

  const gained = after(stopped, { kind: 'gain', card: 'B11', down: 'A1' }, { kind: 'turnUp', card: 'B1' });
  expect(shown(gained)).toMatchObject({
    cards: ['B11', ''],
    bottom: 'A1 A4 A10',
    top: 'B1 A2 A3',
    tokens: ['A1', null],
    phase: 'keeping',
  });
  const kept = after(gained, { kind: 'keep', dice: ['w4', 'r1', 'y1', 'b1', 'b2'] });
  const white = after(kept, { kind: 'whiten', dice: ['r1', 'y1'] });
  expect(shown(white).dice[0]).toBe('w1 w2 w4 b1 b2');
  const next = after(white, { kind: 'endTurn' });
  expect(shown(next)).toMatchObject({ seat: 1, phase: 'foresight' });
});
