import { describe, expect, test } from 'vitest';
import { ciub } from './game.ts';
import { after, position, type Sketch } from './position.testkit.ts';

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

describe('what the supply has', () => {
  test('white dice limit how many are traded for them', () => {
    // One white die is left: w10.
    const others = ['w5 w6 w7 w8 w9'];
    expect(legal({ phase: 'trading', pool: 'w1:1 w2:1 w3:1 w4:1 r1:3 r2:3', others })).toEqual([
      { kind: 'whiten', dice: ['r1'] },
      { kind: 'whiten', dice: ['r2'] },
      { kind: 'endTurn' },
    ]);
  });

  test('without a die left, taking none is the only way besides a card', () => {
    const all = ['r', 'o', 'y', 'g', 'p', 'b'].flatMap((colour) =>
      [1, 2, 3, 4, 5, 6, 7].map((n) => `${colour}${n}:?`),
    );
    const sketch = { phase: 'gaining', pool: ['w1:1 w2:1 w3:1 w4:1 w5:1', ...all].join(' ') } as const;
    expect(legal(sketch)).toEqual([{ kind: 'decline', take: null }]);
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

  test('1,024 subsets are listed', () => {
    const ten = eleven.slice(0, eleven.lastIndexOf(' '));
    expect(kinds({ phase: 'rolling', pool: ten })).toEqual({ roll: 1022, stop: 1024 });
  });

  test('keeping five of thirteen is listed, of fourteen described', () => {
    const dice = `${eleven} b1:1 b2:1`;
    expect(kinds({ phase: 'keeping', pool: dice })).toEqual({ keep: 1287 });
    expect(legal({ phase: 'keeping', pool: `${dice} b3:1` })).toMatchObject([
      { kind: 'keep', choose: [5, 5] },
    ]);
  });
});

test('nobody acts while chance is due', () => {
  const due = after(position({ phase: 'toRoll' }), { kind: 'roll' });
  expect(ciub.legal(due, { seat: 0, at: 0 })).toEqual([]);
  expect(ciub.sample(due, { seat: 0, at: 0 }, { below: () => 0 })).toBe(null);
});

test('who cannot act gets nothing', () => {
  expect(ciub.legal(position(), { seat: 1, at: 0 })).toEqual([]);
  expect(ciub.sample(position(), { seat: 1, at: 0 }, { below: () => 0 })).toBe(null);
});
