import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Muting, othersAt } from './muting.ts';

const BO = { seat: 1, name: 'Bo' } as const;
const WATCHER = { seat: null, name: 'Cleo' } as const;
const seat = { ready: true, nonce: null };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a seat is muted whatever its person is called, a watcher by name', () => {
  const muting = new Muting('t');
  muting.set(BO, true);
  muting.set(WATCHER, true);
  expect(muting.has({ seat: 1, name: 'Bo the Second' })).toBe(true);
  expect(muting.has({ seat: 0, name: 'Bo' })).toBe(false);
  expect(muting.has({ seat: null, name: 'Bo' })).toBe(false);
  expect(muting.has({ seat: null, name: 'Cleo' })).toBe(true);
  muting.set(BO, false);
  expect(muting.voices).toEqual([WATCHER]);
});

test('who is muted stays so when the page is loaded anew, at this table', () => {
  new Muting('t').set(BO, true);
  expect(new Muting('t').has(BO)).toBe(true);
  expect(new Muting('another').has(BO)).toBe(false);
});

test.each(['{', '7', '[null,{"seat":"1","name":"Bo"},{"seat":1}]'])(
  'what is kept may be nonsense: %s',
  (kept) => {
    sessionStorage.setItem('cubarium.muted.t', kept);
    expect(new Muting('t').voices).toEqual([]);
  },
);

test('people on other seats can be muted, and whoever wrote while watching; bots and empty seats not', () => {
  const seats = [
    { ...seat, name: 'Ada', taken: true, bot: null },
    { ...seat, name: 'Bo', taken: true, bot: null },
    { ...seat, name: null, taken: true, bot: 'skilled' },
    { ...seat, name: null, taken: false, bot: null },
  ];
  const lines = [
    { ...BO, text: 'hi', at: 1 },
    { ...WATCHER, text: 'ho', at: 2 },
    { ...WATCHER, text: 'hum', at: 3 },
    { seat: 3, name: 'Gone', text: 'bye', at: 4 },
    { seat: null, name: 'Ada', text: 'before I sat down', at: 5 },
  ] as const;
  expect(othersAt(seats, lines, 0)).toEqual([
    { ...BO, said: null },
    { ...WATCHER, said: 3 },
    { seat: null, name: 'Gone', said: 4 },
  ]);
});
