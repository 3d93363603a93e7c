import { describe, expect, test } from 'vitest';
import { ciub } from './game.ts';
import { position, type Sketch } from './testing/position.ts';

const legal = (sketch: Sketch): readonly unknown[] => ciub.legal(position(sketch), { seat: 0, at: 0 });
const kinds = (sketch: Sketch): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const action of legal(sketch) as readonly { kind: string }[])
    counted[action.kind] = (counted[action.kind] ?? 0) + 1;
  return counted;
};

describe('lists', () => {
  test('foresight: a token on six cards, three cards to remove, or a roll', () => {
    expect(kinds({})).toEqual({ placeToken: 6, removeCard: 3, roll: 1 });
  });

  test('rolling: subsets without skulls, at least one die if nothing moved, one left to roll', () => {
    expect(legal({ phase: 'rolling', pool: 'w1:1 w2:2' })).toEqual([
      { kind: 'roll', aside: ['w1'] },
      { kind: 'roll', aside: ['w2'] },
      { kind: 'stop' },
      { kind: 'stop', aside: ['w1'] },
      { kind: 'stop', aside: ['w1', 'w2'] },
      { kind: 'stop', aside: ['w2'] },
    ]);
    expect(legal({ phase: 'rolling', pool: 'w1:1 g1:skull' })).toEqual([
      { kind: 'roll' },
      { kind: 'stop' },
      { kind: 'stop', aside: ['w1'] },
    ]);
  });

  test('rolling: an inactive die stays, so that all others may be set aside', () => {
    expect(legal({ phase: 'rolling', pool: 'w1:1 r1:?', moved: true })).toContainEqual({
      kind: 'roll',
      aside: ['w1'],
    });
  });

  test('actions: every colour of the supply, every pool die, every face of the target', () => {
    expect(kinds({ phase: 'rolling', pool: 'w1:swap g1:reroll p1:adjust' })).toMatchObject({
      swap: 7,
      reroll: 3,
      // White has 5 distinct faces, green 4, purple 5 without the actions (1) for itself: 4.
      adjust: 5 + 4 + 4,
    });
  });

  test('trading: pairs of other colours once each, subsets to whiten', () => {
    // Six colours besides green, alike or not: 21 pairs.
    expect(kinds({ phase: 'trading', pool: 'w1:1 r1:3 r2:3', tray: 'g1:two' })).toEqual({
      trade: 21,
      whiten: 7,
      endTurn: 1,
    });
  });
});

describe('descriptions', () => {
  const eleven = 'r1:3 r2:3 r3:3 o1:2 o2:2 o3:2 y1:1 y2:1 y3:1 p1:3 p2:3';

  test('more than 2,000 subsets are described', () => {
    const from = eleven.split(' ').map((die) => die.slice(0, 2));
    expect(legal({ phase: 'rolling', pool: eleven })).toEqual([
      { kind: 'roll', choose: [1, 10], from },
      { kind: 'stop', choose: [0, 11], from },
    ]);
  });

  test('keeping five of thirteen is listed, of fourteen described', () => {
    const dice = `${eleven} b1:1 b2:1`;
    expect(kinds({ phase: 'keeping', pool: dice })).toEqual({ keep: 1287 });
    expect(legal({ phase: 'keeping', pool: `${dice} b3:1` })).toMatchObject([
      { kind: 'keep', choose: [5, 5] },
    ]);
  });
});

test('who cannot act gets nothing', () => {
  expect(ciub.legal(position(), { seat: 1, at: 0 })).toEqual([]);
  expect(ciub.sample(position(), { seat: 1, at: 0 }, { below: () => 0 })).toBe(null);
});
