import { pig, type Pig, type PigAction } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import type { GameDefinition } from './game.ts';
import { playout, playRandom } from './playout.ts';
import { seededRng } from './rng.ts';

const OPTIONS = { seats: 2, target: 20, mercy: false, limitMs: 1000 };
const start = pig.setup(OPTIONS);

/** Whoever rolls loses what was added, and the turn. */
const unlucky = ({ due }: Pig): PigAction =>
  due === 'deal' ? { kind: 'deal', first: 0 } : { kind: 'fall', face: 1 };

describe('a playout', () => {
  test('lets the clock act at the very moment of its deadline, and people before it', () => {
    const { log } = playRandom(pig, { ...OPTIONS, target: 60 }, seededRng('clock'));
    const waited = log.map(({ at, actor }, i) => ({ actor, ms: at - (log[i - 1]?.at ?? 0) }));
    const late = waited.filter(({ actor }) => actor === 'clock');
    expect(late.length).toBeGreaterThan(3);
    for (const { ms } of late) expect(ms).toBe(OPTIONS.limitMs);
    const timely = waited.filter(({ actor }) => typeof actor === 'number');
    for (const { ms } of timely) expect(ms).toBeLessThan(OPTIONS.limitMs);
  });

  test('begins at the moment it is given, and gives chance what its driver says', () => {
    const chance = (_: Pig, seq: number): PigAction =>
      seq === 0 ? { kind: 'deal', first: 1 } : { kind: 'fall', face: 6 };
    const { log, state } = playout(pig, start, { rng: seededRng('from'), from: 5000, chance });
    expect(log[0]).toEqual({ seq: 0, at: 5000, actor: 'chance', action: { kind: 'deal', first: 1 } });
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
    expect(pig.result(state)).not.toBeNull();
  });

  test('takes no time in a game without a clock', () => {
    const timeless: GameDefinition<Pig, PigAction> = { ...pig, deadline: () => null, timeUp: null };
    const { log } = playout(timeless, start, { rng: seededRng('timeless') });
    expect(log.every(({ at }) => at === 0)).toBe(true);
  });

  test('that never ends is a bug, and so is one in which nobody acts or chance draws nothing', () => {
    const rng = seededRng('bug');
    const { log } = playout(pig, start, { rng: seededRng('long') });
    expect(() => playout(pig, start, { rng: seededRng('long'), longest: log.length - 1 })).toThrow(
      'no end after',
    );
    expect(playout(pig, start, { rng: seededRng('long'), longest: log.length }).log).toEqual(log);
    expect(() => playout({ ...pig, deadline: () => null }, start, { rng, choose: () => null })).toThrow(
      'none does',
    );
    expect(() => playout(pig, start, { rng, chance: () => null })).toThrow('draws nothing');
    const ever = { choose: () => ({ kind: 'roll' }) as const, chance: unlucky };
    expect(() => playout(pig, start, { rng, ...ever })).toThrow('no end after 100000 entries');
    const wrong = (): PigAction => ({ kind: 'fall', face: 7 });
    expect(() => playout(pig, start, { rng, chance: wrong })).toThrow('playout refused');
  });
});
