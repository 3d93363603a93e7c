import { ciub } from '@cubarium/games/ciub';
import { applyEntry, dealDue, startMatch, textSeed, type Match, type MatchEntry } from '@cubarium/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Director } from './director.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROLL_MS = 700;

/** A short log: the deal, the first roll and what fell. */
function opening(): { readonly start: Match; readonly log: readonly MatchEntry[] } {
  const options = ciub.parseOptions({ seats: 2, first: 0 });
  if (!options.ok) throw new Error('no options');
  const start: Match = startMatch(ciub, { options: options.value, bots: [null, null], time: null });
  const log: MatchEntry[] = [];
  let match = start;
  const enter = (entry: MatchEntry | null): void => {
    if (!entry) throw new Error('nothing is due');
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(next.error.code);
    match = next.value;
    log.push(entry);
  };
  enter(dealDue(ciub, match, { seed: textSeed('opening'), secret: null }));
  enter({ seq: 1, at: 0, actor: 0, action: { kind: 'roll' } });
  enter(dealDue(ciub, match, { seed: textSeed('opening'), secret: null }));
  return { start, log };
}

const directed = () => {
  const { start, log } = opening();
  const director = new Director(ciub, start, ({ entry }) => ({
    lead: entry.action.kind === 'fall' ? ROLL_MS : 0,
    trail: 0,
  }));
  return { director, log };
};

test('what dice show is held back until they rest', () => {
  const { director, log } = directed();
  director.follow(log);
  expect(director.shown.get().match.seq).toBe(2);
  expect(director.shown.get().moving?.entry.action.kind).toBe('fall');
  vi.advanceTimersByTime(ROLL_MS - 1);
  expect(director.shown.get().settled).toBe(false);
  vi.advanceTimersByTime(1);
  expect(director.shown.get()).toMatchObject({ moving: null, settled: true });
  expect(director.shown.get().match.seq).toBe(3);
});

test('a roll can be skipped', () => {
  const { director, log } = directed();
  director.follow(log);
  director.skip();
  expect(director.shown.get().match.seq).toBe(3);
});

test('entries that are known already are not shown twice', () => {
  const { director, log } = directed();
  director.follow(log.slice(0, 2));
  director.follow(log);
  director.follow(log);
  vi.advanceTimersByTime(ROLL_MS);
  expect(director.shown.get().history.map(({ entry }) => entry.seq)).toEqual([0, 1, 2]);
});

test('what happened before is shown at once', () => {
  const { director, log } = directed();
  director.jump(log);
  expect(director.shown.get()).toMatchObject({ moving: null, settled: true });
  expect(director.shown.get().history).toHaveLength(3);
});

test('a move that is only on its way is shown, and not once more when it is confirmed', () => {
  const { director, log } = directed();
  const [deal, roll, fall] = log;
  if (!deal || !roll || !fall) throw new Error('no opening');
  director.follow([deal, roll]);
  expect(director.shown.get()).toMatchObject({ settled: true, match: { seq: 2, at: 0 } });
  const confirmed = { ...roll, at: 40 };
  director.follow([deal, confirmed, { ...fall, at: 40 }]);
  expect(director.shown.get()).toMatchObject({ settled: false, match: { seq: 2, at: 40 } });
  expect(director.shown.get().history.map(({ entry }) => entry)).toEqual([deal, confirmed]);
  expect(director.shown.get().moving?.entry.action.kind).toBe('fall');
});

test('a move that is refused after all is taken back', () => {
  const { director, log } = directed();
  const [deal, roll] = log;
  if (!deal || !roll) throw new Error('no opening');
  director.follow([deal]);
  const before = director.shown.get().match;
  director.follow([deal, roll]);
  director.follow([deal]);
  expect(director.shown.get()).toMatchObject({ settled: true, moving: null });
  expect(director.shown.get().match).toEqual(before);
  expect(director.shown.get().history).toHaveLength(1);
});

test('a move that somebody else was quicker than comes after theirs', () => {
  const { director, log } = directed();
  const [deal, roll] = log;
  if (!deal || !roll) throw new Error('no opening');
  director.follow([deal, roll]);
  const other: MatchEntry = { seq: 1, at: 10, actor: 'table', action: { kind: 'agree', seat: 1 } };
  const later = { ...roll, seq: 2, at: 20 };
  const seen: { readonly entries: number; readonly settled: boolean }[] = [];
  director.shown.subscribe(() => {
    const { history, settled } = director.shown.get();
    seen.push({ entries: history.length, settled });
  });
  director.follow([deal, other, later]);
  // In between nobody may think that this was all.
  expect(seen).toEqual([
    { entries: 1, settled: false },
    { entries: 2, settled: false },
    { entries: 3, settled: true },
  ]);
  expect(director.shown.get().history.map(({ entry }) => entry)).toEqual([deal, other, later]);
  expect(director.shown.get().settled).toBe(true);
});

test('who skips sees everything at once until a match is as wanted', () => {
  const { director, log } = directed();
  director.rush(({ seq }) => seq >= 3);
  director.follow(log);
  expect(director.shown.get()).toMatchObject({ moving: null, settled: true, match: { seq: 3 } });
});

test('who skips still sees what everybody looks at together', () => {
  const { start, log } = opening();
  const director = new Director(ciub, start, ({ entry }) => ({
    lead: entry.action.kind === 'fall' ? ROLL_MS : 0,
    trail: 0,
    shared: entry.action.kind === 'fall',
  }));
  director.rush(() => false);
  director.follow(log);
  expect(director.shown.get().moving?.entry.action.kind).toBe('fall');
  vi.advanceTimersByTime(ROLL_MS);
  expect(director.shown.get()).toMatchObject({ moving: null, settled: true, match: { seq: 3 } });
});
