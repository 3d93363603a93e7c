import { isSeat, type MatchEntry } from '@cubarium/core';
import { expect, test } from 'vitest';
import type { OthersSpeed } from '../../base/state/settings.ts';
import type { Step } from './director.ts';
import { Follower, readingMs } from './following.ts';

const ROLL_MS: Readonly<Record<OthersSpeed, number>> = {
  instant: 0,
  fast: 250,
  normal: 700,
  ceremonial: 1600,
};

/** A step of which only whose and what matters. */
const step = (seat: 0 | 1 | 2 | 3, kind: string): Step => {
  const entry: MatchEntry = { seq: 0, at: 0, actor: seat, action: { kind } };
  // Nobody looks at the match.
  return { before: null, after: null, entry } as unknown as Step;
};

/** A turn of a bot: three rolls, twelve steps. */
const TURN = [
  'roll',
  'swap',
  'swap',
  'roll',
  'reroll',
  'adjust',
  'roll',
  'stop',
  'gain',
  'keep',
  'trade',
  'end',
];
const turn = (seat: 0 | 1 | 2 | 3): readonly Step[] => TURN.map((kind) => step(seat, kind));

function shownIn(speed: OthersSpeed, steps: readonly Step[]): readonly number[] {
  const follower = new Follower({
    turnOf: ({ entry }) => (isSeat(entry.actor) ? entry.actor : null),
    isMine: (seat) => seat === 0,
    speed: () => speed,
    natural: ({ entry }) => ({ lead: entry.action.kind === 'roll' ? ROLL_MS[speed] : 0, trail: 0 }),
    reading: () => (900 * ROLL_MS[speed]) / ROLL_MS.normal,
  });
  return steps.map((each, i) => {
    const { lead, trail } = follower.pace(each, () => steps.slice(i + 1));
    return lead + trail;
  });
}
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

test.each([
  ['instant', 600],
  ['fast', 2500],
  ['normal', 7000],
  ['ceremonial', 16_000],
] as const)('a turn of three rolls and twelve steps is shown in time (%s)', (speed, most) => {
  expect(sum(shownIn(speed, turn(1)))).toBeLessThanOrEqual(most);
});

test('three bots at “fast” take seven and a half seconds', () => {
  expect(sum(shownIn('fast', [...turn(1), ...turn(2), ...turn(3)]))).toBeLessThanOrEqual(7500);
});

test('a short turn is told at the pace of reading, and one’s own turn waits for nothing', () => {
  expect(shownIn('normal', [step(1, 'roll'), step(1, 'stop')])).toEqual([1600, 900]);
  expect(shownIn('normal', [step(0, 'roll'), step(0, 'stop')])).toEqual([700, 0]);
});

test('words stay as long as they take to be read', () => {
  expect(readingMs('Béla stops.')).toBe(700);
  expect(readingMs('Béla rolls five dice.')).toBe(960);
  expect(readingMs('Béla sets aside three ones and a skull and rolls two dice.')).toBe(1600);
});

test('what everybody looks at together takes its time at any speed', () => {
  const follower = new Follower({
    turnOf: () => 1,
    isMine: () => false,
    speed: () => 'instant',
    natural: ({ entry }) => ({ lead: 900, trail: 50, shared: entry.action.kind === 'count' }),
    reading: () => 0,
  });
  expect(follower.pace(step(1, 'roll'), () => [])).toEqual({ lead: 0, trail: 0 });
  expect(follower.pace(step(1, 'count'), () => [])).toMatchObject({ lead: 900, trail: 50 });
});
