import { seededRng } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS } from '../cards.ts';
import { COLOURS, DIE_FACES } from '../dice.ts';
import { ciub } from '../game.ts';
import { inSupply } from '../position.ts';
import { after, refusal } from '../position.testkit.ts';
import type { CiubAction, CiubOptions, CiubState } from '../types.ts';
import { cardsOfLetter, unseenCards } from './s-setup.ts';

function options(raw: Record<string, unknown>): CiubOptions {
  const parsed = ciub.parseOptions(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
const dealt = (raw: Record<string, unknown>, seed = 'deal'): CiubState => {
  const state = ciub.setup(options(raw));
  return after(state, ciub.drawChance(state, seededRng(seed)) as CiubAction);
};

describe('players and dice', () => {
  test.each([2, 3, 4])(
    '[ciub S1] %i seats: five white dice each, 42 power dice and no white one in the supply',
    (seats) => {
      const state = dealt({ seats });
      expect(state.seats).toHaveLength(seats);
      expect(state.seats.map((seat) => seat.pool.map((die) => die.colour))).toEqual(
        Array.from({ length: seats }, () => Array.from({ length: 5 }, () => 'white')),
      );
      expect(state.seats.every((seat) => seat.token === null && seat.tray.length === 0)).toBe(true);
      expect(COLOURS.map((colour) => inSupply(state, colour))).toEqual([0, 7, 7, 7, 7, 7, 7]);
    },
  );

  test('[ciub S1] white dice are numbered through the seats', () => {
    expect(dealt({ seats: 3 }).seats[2]?.pool.map((die) => die.id)).toEqual([
      'w11',
      'w12',
      'w13',
      'w14',
      'w15',
    ]);
  });

  test.each([0, 1, 5, 2.5, -2])('[ciub S1] %d seats are refused', (seats) => {
    expect(ciub.parseOptions({ seats })).toMatchObject({ ok: false, error: { clause: 'S1' } });
  });

  test('[ciub S1] every die has six faces, and white ones swap on two of them', () => {
    expect(COLOURS.map((colour) => DIE_FACES[colour].length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(DIE_FACES.white.filter((face) => face === 'swap')).toHaveLength(2);
  });
});

describe('cards', () => {
  const ids = (letter: string): readonly string[] => CARD_IDS.filter((id) => CARDS[id].letter === letter);

  test('[ciub S2] 33 cards: 10 A, 11 B and 11 C with five owls each, one D', () => {
    expect(CARD_IDS).toHaveLength(33);
    expect(['A', 'B', 'C', 'D'].map((letter) => ids(letter).length)).toEqual([10, 11, 11, 1]);
    const owls = CARD_IDS.filter((id) => CARDS[id].owl).map((id) => CARDS[id].letter);
    expect(owls.toSorted().join('')).toBe('BBBBBCCCCC');
    expect(CARDS.D1).toMatchObject({ points: 5, task: null });
  });

  test('[ciub S3] a short game has no owl, a normal one has all', () => {
    expect(cardsOfLetter('B', 'short')).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6']);
    expect(cardsOfLetter('C', 'short')).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(cardsOfLetter('C', 'normal')).toHaveLength(11);
  });

  test.each([
    ['normal', 2, 7],
    ['normal', 3, 9],
    ['normal', 4, 11],
    ['short', 2, 4],
    ['short', 3, 5],
    ['short', 4, 6],
  ])('[ciub S4] %s, %i seats: %i B and as many C cards in the pile', (length, seats, count) => {
    expect(dealt({ length, seats }).pile).toEqual({ B: count, C: count });
  });

  test('[ciub S5] B cards come up first, then C cards, any unseen one of the letter', () => {
    const state = { ...dealt({ seats: 2 }), pile: { B: 1, C: 1 } };
    const first = after(state, { kind: 'removeCard', card: state.top[0] as 'A1' });
    expect(first.turn.chance).toEqual({ kind: 'turnUp', letter: 'B' });
    expect(refusal(first, { kind: 'turnUp', card: 'C1' })).toBe('impossible-card');
    const second = after(first, { kind: 'turnUp', card: 'B11' });
    expect(second.pile).toEqual({ B: 0, C: 1 });
    expect(unseenCards(second, 'B')).not.toContain('B11');
    const third = after(
      { ...second, turn: { ...second.turn, phase: 'foresight' } },
      { kind: 'removeCard', card: 'B11' },
    );
    expect(third.turn.chance).toEqual({ kind: 'turnUp', letter: 'C' });
    expect(refusal(third, { kind: 'turnUp', card: 'B11' })).toBe('impossible-card');
  });

  test('[ciub S5] the drawn card is uniform over the unseen ones', () => {
    const state = dealt({ seats: 2 });
    const open = after(state, { kind: 'removeCard', card: state.top[0] as 'A1' });
    const rng = seededRng('S5');
    const seen = new Map<string, number>();
    for (let i = 0; i < 11_000; i++) {
      const action = ciub.drawChance(open, rng);
      if (action?.kind === 'turnUp') seen.set(action.card, (seen.get(action.card) ?? 0) + 1);
    }
    expect(seen.size).toBe(11);
    // Each of the 11 is expected 1000 times, with a standard deviation of 30.
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('[ciub S6] %i seats: two rows of %i A cards', (seats, size) => {
    const { top, bottom } = dealt({ seats });
    expect([top.length, bottom.length]).toEqual([size, size]);
    expect(new Set([...top, ...bottom]).size).toBe(2 * size);
    expect([...top, ...bottom].every((card) => card?.startsWith('A'))).toBe(true);
  });

  test('[ciub S6] a deal with a wrong card, a card twice or a short row is refused', () => {
    const state = ciub.setup(options({ seats: 2 }));
    const top = ['A1', 'A2', 'A3'] as const;
    const deal = (bottom: readonly ('A1' | 'A4' | 'A5' | 'B1')[]): CiubAction => ({
      kind: 'deal',
      first: 0,
      top,
      bottom,
    });
    expect(refusal(state, deal(['A4', 'A5', 'B1']))).toBe('impossible-card');
    expect(refusal(state, deal(['A4', 'A5', 'A1']))).toBe('impossible-card');
    expect(refusal(state, deal(['A4', 'A5']))).toBe('impossible-card');
  });
});

describe('who begins', () => {
  test('[ciub S7] drawn at random unless the host chose', () => {
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => dealt({ seats: 4 }, `first ${i}`).turn.seat));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(dealt({ seats: 4, first: 2 }).turn).toEqual({
      seat: 2,
      phase: 'foresight',
      moved: false,
      chance: null,
    });
  });

  test('[ciub S7] a deal that names another first player than the host is refused', () => {
    const state = ciub.setup(options({ seats: 2, first: 1 }));
    const deal = { kind: 'deal', first: 0, top: ['A1', 'A2', 'A3'], bottom: ['A4', 'A5', 'A6'] } as const;
    expect(refusal(state, deal)).toBe('S7 first-is-set');
    expect(after(state, { ...deal, first: 1 }).turn.seat).toBe(1);
  });

  test('[ciub S7] the first player must sit at the table', () => {
    expect(ciub.parseOptions({ seats: 2, first: 2 })).toMatchObject({ ok: false, error: { clause: 'S7' } });
  });
});
