import { isSeat, playRandom, playout, seededRng, type Actor } from '@cubarium/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cubo, type CuboState } from './index.ts';

const SEED = 20_260_102;
const RUNS = { seed: SEED, numRuns: 3000 };

function options(raw: unknown) {
  const parsed = cubo.parseOptions(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** States from all over random games. */
const states: readonly CuboState[] = [
  { seats: 2 },
  { seats: 3, capMs: 3000, timeFactor: [1, 3, 1] },
  { seats: 2, coverMs: 3000 },
  { seats: 4, pace: 'calm' },
].flatMap((raw, i) => {
  const start = cubo.setup(options(raw));
  const { log } = playRandom(cubo, start.options, seededRng(`fuzz ${i}`));
  const all = [start];
  for (const move of log) {
    const next = cubo.apply(all.at(-1) ?? start, move);
    if (next.ok) all.push(next.value);
  }
  return all;
});
const someState = fc.constantFrom(...states);
const someActor = fc.constantFrom<Actor>(0, 1, 2, 3, 'chance', 'clock', 'table');

const ids = ['r1', 'r2', 'r5', 'r9', 'b1', 'b4', 'b10', 'j1', 'j2', 'r99', ''];
const someId = fc.constantFrom(...ids);
const someValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  someId,
  fc.array(someId, { maxLength: 10 }),
  fc.integer({ min: -1, max: 9 }),
);
/** Often nearly an action, sometimes anything. */
const someAction = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      kind: fc.constantFrom(
        'call',
        'pickUp',
        'throw',
        'cover',
        'take',
        'exchange',
        'deal',
        'fall',
        'timeUp',
        'x',
      ),
      square: someValue,
      die: someValue,
      cell: someValue,
      first: someValue,
      faces: someValue,
    },
    { requiredKeys: ['kind'] },
  ),
);

describe(`seed ${SEED}`, () => {
  test('no action throws, and none that is refused changes anything', () => {
    fc.assert(
      fc.property(someState, someActor, someAction, (state, actor, raw) => {
        const before = JSON.stringify(state);
        const action = cubo.parseAction(actor, raw);
        const after = action.ok ? cubo.apply(state, { at: state.at, actor, action: action.value }) : action;
        expect(JSON.stringify(state)).toBe(before);
        expect(after.ok || typeof after.error.code === 'string').toBe(true);
      }),
      RUNS,
    );
  });

  test('legal is accepted, and what is not listed is refused', () => {
    fc.assert(
      fc.property(
        someState,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 9000 }),
        (state, n, wait) => {
          const seat = isSeat(n) ? n : 0;
          const asking = { seat, at: state.at + wait };
          const listed = JSON.stringify(cubo.legal(state, asking));
          const middle = state.middle.map((die) => ({ kind: 'take', die: die.id }));
          const cells = [null, 0, 4, 8].map((cell) => ({ kind: 'exchange', cell }));
          const plain = ['call', 'pickUp', 'throw'].map((kind) => ({ kind }));
          for (const raw of [...plain, ...middle, { kind: 'take', die: null }, ...cells]) {
            const action = cubo.parseAction(seat, raw);
            const accepted =
              action.ok && cubo.apply(state, { at: asking.at, actor: seat, action: action.value }).ok;
            expect([raw, accepted]).toEqual([raw, listed.includes(JSON.stringify(raw))]);
          }
        },
      ),
      { seed: SEED, numRuns: 1500 },
    );
  });

  test('a damaged state is refused or can be played to its end', () => {
    fc.assert(
      fc.property(someState, fc.nat(), fc.oneof(someValue, fc.constant(null)), (state, where, value) => {
        const parsed = cubo.parse(damaged(cubo.print(state), where, value));
        if (!parsed.ok) return parsed.error.code === 'impossible-state';
        const printed: unknown = JSON.parse(JSON.stringify(cubo.print(parsed.value)));
        expect(cubo.parse(printed)).toEqual(parsed);
        const driver = { rng: seededRng(where), from: parsed.value.at, longest: 5000 };
        return playout(cubo, parsed.value, driver).state.stage === 'over';
      }),
      { seed: SEED, numRuns: 4000 },
    );
    expect.hasAssertions();
  });
});

/** The state with one value, somewhere in it, replaced. */
function damaged(state: unknown, where: number, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  const places: { readonly holder: object; readonly key: string }[] = [];
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      visit(inner);
    }
  };
  visit(copy);
  const place = places[where % places.length];
  if (place) Reflect.set(place.holder, place.key, value);
  return copy;
}
