import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptStore, readEach, readRecord } from './kept.ts';

const device = new Map<string, string>();
beforeEach(() => {
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([null, '', '{', '[]', '7', 'null'])('%j says nothing', (text) => {
  expect(readRecord(text)).toEqual({});
  expect(readEach(text, () => 1)).toEqual({});
});

test('of many, those are left out that make no sense', () => {
  const read = ({ n }: Readonly<Record<string, unknown>>) => (typeof n === 'number' ? n : null);
  expect(readEach('{"a":{"n":1},"b":3,"c":{"n":"2"},"d":{"n":0}}', read)).toEqual({ a: 1, d: 0 });
});

test('what is set is there the next time, and what another tab wrote is found', () => {
  const read = (text: string | null) => Number(readRecord(text).n ?? 0);
  const first = keptStore('counted', (text) => ({ n: read(text) }));
  const told = vi.fn<() => void>();
  first.subscribe(told);
  first.set({ n: 7 });
  expect([first.get(), first.stored(), told.mock.calls.length]).toEqual([{ n: 7 }, { n: 7 }, 1]);
  expect(keptStore('counted', read).get()).toBe(7);
  device.set('counted', '{"n":8}');
  expect([first.get(), first.stored()]).toEqual([{ n: 7 }, { n: 8 }]);
});
