import { EMPTY_SEAT, type SeatRecord } from '@cubarium/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { strengthFor } from '../base/state/suited.ts';
import { learnFrom, partnersAt, renewed } from './suiting.ts';

const person: SeatRecord = { ...EMPTY_SEAT, person: 'device', name: 'Ada' };
const bot = (level: string): SeatRecord => ({ ...EMPTY_SEAT, bot: level });
const partner = bot('suited-1.00');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const played = (game: string, seats: readonly SeatRecord[], winners: readonly (0 | 1 | 2)[]) =>
  learnFrom({ id: `${game} table`, game, seats }, { why: 'played', winners, points: [] });

test('only a table of one person with such partners has any', () => {
  expect(partnersAt([person, partner])).toBe(1);
  expect(partnersAt([partner, person, partner])).toBe(1);
  expect(partnersAt([person, bot('casual')])).toBeNull();
  expect(partnersAt([person, person])).toBeNull();
  expect(partnersAt([person, person, partner])).toBeNull();
});

test('who wins meets stronger partners in the next game, who loses weaker ones', () => {
  played('won', [person, partner], [0]);
  played('lost', [person, partner, partner], [2]);
  expect(strengthFor('won')).toBeGreaterThan(1);
  expect(strengthFor('lost')).toBeLessThan(1);
  expect(renewed('won', 'suited-1.00')).toBe(`suited-${strengthFor('won').toFixed(2)}`);
  expect(renewed('won', 'casual')).toBe('casual');
});

test('giving up counts as lost, agreeing to end not at all, other opponents neither', () => {
  const seats = [person, partner];
  learnFrom({ id: 'a', game: 'given up', seats }, { why: 'resigned', winners: [1], points: [] });
  learnFrom({ id: 'b', game: 'agreed', seats }, { why: 'agreed', winners: [], points: [] });
  played('other', [person, bot('expert')], [1]);
  expect(strengthFor('given up')).toBeLessThan(1);
  expect(strengthFor('agreed')).toBe(1);
  expect(strengthFor('other')).toBe(1);
});
