import { GENERAL_CODES, playRandom, seatsOf, seededRng, type Actor, type Refusal } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo, CUBO_REFUSALS, type CuboState } from './index.ts';

const OPTIONS = [
  { seats: 2 },
  { seats: 3, first: 1, capMs: 3000, timeFactor: [1, 3, 1] },
  { seats: 2, pace: 'calm', throws: 2 },
  { seats: 2, coverMs: 2000 },
];

function attempts(state: CuboState): readonly (readonly [Actor, unknown])[] {
  const seats = seatsOf(state.seats.length + 1);
  const ids = state.seats.map((seat) => seat.dice.map((die) => die.id).toSpliced(4, 0, seat.joker.id));
  const squares = ids.flatMap((square) => [square, square.with(0, square[1] ?? ''), square.toSorted()]);
  const raws: readonly unknown[] = [
    ...['call', 'pickUp', 'throw'].map((kind) => ({ kind })),
    ...squares.map((square) => ({ kind: 'cover', square })),
    ...['r1', 'r9', 'r13', null].map((die) => ({ kind: 'take', die })),
    ...[null, 4].map((cell) => ({ kind: 'exchange', cell })),
  ];
  const byOthers: readonly (readonly [Actor, unknown])[] = [
    ['clock', { kind: 'timeUp' }],
    ['chance', { kind: 'deal', first: 0 }],
    ['chance', { kind: 'fall', faces: ['1'] }],
    ['table', { kind: 'call' }],
  ];
  return [...seats.flatMap((seat) => raws.map((raw) => [seat, raw] as const)), ...byOthers];
}

function refusalsAt(state: CuboState): readonly Refusal[] {
  return [-1, 0, 400, 5000].flatMap((wait) =>
    attempts(state).flatMap(([actor, raw]) => {
      const action = cubo.parseAction(actor, raw);
      const next = action.ok
        ? cubo.apply(state, { at: state.at + wait, actor, action: action.value })
        : action;
      return next.ok ? [] : [next.error];
    }),
  );
}

test('the list of codes is closed, each has one clause, and every one is met in play', () => {
  const met = new Map<string, string | undefined>();
  for (const [i, raw] of OPTIONS.entries()) {
    const options = cubo.parseOptions(raw);
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    const { log } = playRandom(cubo, options.value, seededRng(`refusals ${i}`));
    let state = cubo.setup(options.value);
    for (const move of log) {
      for (const { code, clause } of refusalsAt(state)) met.set(code, clause);
      const next = cubo.apply(state, move);
      if (next.ok) state = next.value;
    }
    for (const { code, clause } of refusalsAt(state)) met.set(code, clause);
  }
  const general = new Set<string>(GENERAL_CODES);
  const byRule = [...met].filter(([code]) => !general.has(code));
  expect(Object.fromEntries(byRule)).toEqual(CUBO_REFUSALS);
  const withoutClause = [...met].filter(([code]) => general.has(code));
  expect(withoutClause.filter(([, clause]) => clause !== undefined)).toEqual([]);
});
