import { expect, test } from 'vitest';
import { diceKeep } from './dice-keep.ts';

/** A storage of the browser, as far as it is used; it may be full. */
function storageOf(full = false): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new Error('no room');
      items.set(key, value);
    },
  } as Storage;
}

test('keeps a line a table beyond a reload', () => {
  const storage = storageOf();
  diceKeep(storage).set('a', 'one');
  diceKeep(storage).set('b', 'two');
  diceKeep(storage).set('a', 'three');
  expect([diceKeep(storage).get('a'), diceKeep(storage).get('b'), diceKeep(storage).get('c')]).toEqual([
    'three',
    'two',
    null,
  ]);
});

test('forgets the tables that were not used for the longest time', () => {
  const keep = diceKeep(storageOf());
  for (let i = 0; i <= 200; i++) keep.set(`t${i}`, 'x');
  expect(keep.get('t0')).toBeNull();
  expect(keep.get('t1')).toBe('x');
});

test('does without a storage that is full or holds something else', () => {
  const keep = diceKeep(storageOf(true));
  keep.set('a', 'one');
  expect(keep.get('a')).toBe('one');
  const broken = storageOf();
  broken.setItem('cubarium.dice', '{"a":');
  expect(diceKeep(broken).get('a')).toBeNull();
});
