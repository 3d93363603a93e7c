import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from './keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what nobody holds any more is closed once', async () => {
  const closed: string[] = [];
  const kept = keeper(
    (id) => Promise.resolve(id),
    (value) => closed.push(value),
  );
  const release = kept.hold('a');
  release();
  await vi.runAllTimersAsync();
  expect(closed).toEqual(['a']);
});

test('what is taken up again at once stays open', async () => {
  const closed: string[] = [];
  let opened = 0;
  const kept = keeper(
    (id) => Promise.resolve(`${id}${opened++}`),
    (value) => closed.push(value),
  );
  kept.hold('a')();
  kept.hold('a');
  await vi.runAllTimersAsync();
  expect(closed).toEqual([]);
  expect(await kept.get('a')).toBe('a0');
});

test('what could not be opened is tried again later', async () => {
  const open = vi
    .fn<(id: string) => Promise<string>>((id) => Promise.resolve(id))
    .mockRejectedValueOnce(new Error('no network'));
  const kept = keeper(open, () => undefined);
  await expect(kept.get('a')).rejects.toThrow('no network');
  await expect(kept.get('a')).rejects.toThrow('no network');
  expect(open).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(await kept.get('a')).toBe('a');
});
