import { seededRng, type Action, type Seat } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { LEVELS, type BotKit, type Level } from './bot.ts';
import {
  acquainted,
  botNamed,
  isLikely,
  playable,
  strengthNamed,
  STRANGER,
  suitedName,
  type Acquaintance,
} from './suited.ts';

/** Says of every decision who made it. */
const kit: BotKit<string, Action & { readonly by: Level }> = {
  bot: (level) => ({ choose: () => ({ action: { kind: 'x', by: level }, waitMs: 0 }) }),
  thought: (state) => state.slice(0, 4),
};

const asked = (name: string, state: string, seat: Seat = 0): Level | undefined => {
  const request = { state, seat, at: 0, rng: seededRng(state), shouldStop: () => false };
  return botNamed(kit, name)?.choose(request)?.action.by;
};

const thoughts = Array.from({ length: 2000 }, (_, i) => String(i).padStart(4, '0'));

describe('a partner between two levels', () => {
  test.each([
    [0, 'novice'],
    [1, 'casual'],
    [3, 'expert'],
  ] as const)('of strength %d is %s', (strength, level) => {
    expect(new Set(thoughts.map((state) => asked(suitedName(strength), state)))).toEqual(new Set([level]));
  });

  test('thinks as often like the one above as it is nearer to it, and like nobody else', () => {
    const by = thoughts.map((state) => asked(suitedName(1.3), state));
    const skilled = by.filter((level) => level === 'skilled').length;
    expect(skilled / by.length).toBeCloseTo(0.3, 1);
    expect(by.filter((level) => level === 'casual')).toHaveLength(by.length - skilled);
  });

  test('is of one mind through a train of thought, each seat of its own', () => {
    for (const state of thoughts.slice(0, 50))
      expect(asked('suited-1.50', `${state} later`)).toBe(asked('suited-1.50', state));
    expect(thoughts.some((state) => asked('suited-1.50', state, 1) !== asked('suited-1.50', state))).toBe(
      true,
    );
  });

  test('never gets worse in a thought when it gets stronger', () => {
    const rank = (strength: number, state: string) =>
      LEVELS.findIndex((level) => level === asked(suitedName(strength), state));
    for (const state of thoughts.slice(0, 50))
      for (let i = 1; i < 20; i++)
        expect(rank(1 + i / 20, state)).toBeGreaterThanOrEqual(rank(1 + (i - 1) / 20, state));
  });
});

test('what cannot be is not believed', () => {
  for (const strength of [-0.3, 0, 1.7, 3.3]) expect(isLikely({ strength, games: 3 })).toBe(true);
  for (const strength of [-0.4, 3.4, NaN, Infinity]) expect(isLikely({ strength, games: 3 })).toBe(false);
  expect(isLikely({ strength: 1, games: -1 })).toBe(false);
});

test('a name tells the strength, and nothing else is one', () => {
  for (const strength of [0, 0.07, 1.5, 2.99, 3])
    expect(strengthNamed(suitedName(strength))).toBeCloseTo(strength, 9);
  for (const name of ['casual', 'suited', 'suited-3.01', 'suited-1.5', 'suited-1.500', 'xsuited-1.50'])
    expect(strengthNamed(name)).toBeNull();
  expect(botNamed(kit, 'toString')).toBeNull();
});

describe('getting acquainted', () => {
  test('goes up by a win, down by a loss, less and less, and by a quarter of a level at the most', () => {
    let known = STRANGER;
    const steps = Array.from({ length: 30 }, (_, i) => {
      const next = acquainted(known, { share: i % 2, seats: 2 });
      const step = next.strength - known.strength;
      known = next;
      return step;
    });
    expect(steps.every((step, i) => (i % 2 === 0 ? step < 0 : step > 0))).toBe(true);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(0.25);
    expect(Math.abs(steps.at(-1) ?? 1)).toBeLessThan(0.07);
  });

  test('stays between the weakest and the strongest, and as it is after a shared win', () => {
    const often = (share: number): Acquaintance =>
      Array.from({ length: 100 }).reduce<Acquaintance>(
        (known) => acquainted(known, { share, seats: 2 }),
        STRANGER,
      );
    expect(suitedName(often(0).strength)).toBe('suited-0.00');
    expect(suitedName(often(1).strength)).toBe('suited-3.00');
    expect(suitedName(often(0.5).strength)).toBe('suited-1.00');
  });

  test('an end is not left by one game against the odds', () => {
    const lost = Array.from({ length: 100 }).reduce<Acquaintance>(
      (known) => acquainted(known, { share: 0, seats: 2 }),
      STRANGER,
    );
    expect(playable(acquainted(lost, { share: 1, seats: 2 }).strength)).toBe(0);
  });

  /** The chance to win falls with what the partner is stronger: a level more wins nine games of ten. */
  const STEEPNESS = Math.log(9);

  test.each([
    { skill: 0.4, seats: 2 },
    { skill: 1.1, seats: 2 },
    { skill: 2.6, seats: 2 },
    { skill: 1.7, seats: 4 },
  ])('somebody of skill $skill at $seats seats comes to win a fair share', ({ skill, seats }) => {
    const rng = seededRng(`skill ${skill}`);
    let known = STRANGER;
    let won = 0;
    const [settling, counted] = [40, 2000];
    for (let game = 0; game < settling + counted; game++) {
      const others = (seats - 1) * Math.exp(STEEPNESS * (known.strength - skill));
      const share = rng.below(1e6) / 1e6 < 1 / (1 + others) ? 1 : 0;
      if (game >= settling) won += share;
      known = acquainted(known, { share, seats });
    }
    expect(Math.abs(won / counted - 1 / seats)).toBeLessThan(0.03);
    expect(Math.abs(known.strength - skill)).toBeLessThan(0.6);
  });
});
