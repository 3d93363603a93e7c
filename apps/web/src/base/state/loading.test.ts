import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from './loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was loaded is not loaded again', async () => {
  const load = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`${key}!`));
  const get = loadOnce(load);
  expect(get('a')).toBe(get('a'));
  expect(await get('a')).toBe('a!');
  await vi.runAllTimersAsync();
  expect(await get('b')).toBe('b!');
  await get('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what failed fails for everybody who waited, and is tried again later', async () => {
  const load = vi
    .fn<() => Promise<string>>(() => Promise.resolve('here'))
    .mockRejectedValueOnce(new Error('no network'));
  const get = loadOnce(load);
  await expect(get('a')).rejects.toThrow('no network');
  await expect(get('a')).rejects.toThrow('no network');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(await get('a')).toBe('here');
});
