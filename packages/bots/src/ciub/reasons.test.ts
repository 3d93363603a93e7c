import { ciub, type CiubState } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { newOdds, reasonFor } from './reasons.ts';

/** Half of a turn is done: few dice are left, so that chances are found at once. */
function position(): CiubState {
  const parsed = ciub.parse({
    game: 'ciub',
    options: { seats: 2, length: 'short', selfAdjust: 'no-actions', first: 0 },
    seats: [
      { pool: ['r1:4', 'w3:2'], tray: ['w1:1', 'w2:1', 'r2:6'], cards: [], token: null },
      { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null },
    ],
    top: ['A4', 'A5', 'A6'],
    bottom: ['A1', 'A2', 'A3'],
    removed: [],
    pile: { B: 4, C: 4 },
    turn: { seat: 0, phase: 'rolling', moved: false },
    opus: null,
    finals: null,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const rollsOn = { kind: 'roll', aside: ['w3'] } as const;
const stops = { kind: 'stop', aside: ['r1', 'w3'] } as const;
const stopsWithout = { kind: 'stop', aside: ['w3'] } as const;

test('what was better is told by the card whose chance it would have raised', () => {
  const reason = reasonFor(newOdds(), position(), { did: rollsOn, better: stops });
  expect(reason).toMatchObject({ about: 'A2', better: 1 });
  expect(reason?.did).toBeGreaterThan(0);
  expect(reason?.did).toBeLessThan(1);
});

test('stopping either meets a task or does not', () => {
  const reason = reasonFor(newOdds(), position(), { did: stopsWithout, better: stops });
  expect(reason).toEqual({ about: 'A2', did: 0, better: 1 });
});

test('nothing is told where no card is better off, or nobody rolls', () => {
  expect(reasonFor(newOdds(), position(), { did: stops, better: stops })).toBeNull();
  const state = position();
  const gaining: CiubState = { ...state, turn: { ...state.turn, phase: 'gaining' } };
  const choice = { did: { kind: 'decline', take: 'red' }, better: { kind: 'gain', card: 'A2' } } as const;
  expect(reasonFor(newOdds(), gaining, choice)).toBeNull();
});
