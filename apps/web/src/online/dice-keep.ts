import type { Keep } from '@cubarium/client';

const KEY = 'cubarium.dice';
/** Tables that began longer ago are over, or will do with a new hash chain. */
const MOST_TABLES = 200;

type Lines = ReadonlyMap<string, string>;

function read(storage: Storage): Lines {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(raw) ? (raw as readonly unknown[]).filter(isLine) : []);
  } catch {
    return new Map();
  }
}

const isLine = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/**
 * What this device adds to the dice of its tables, beyond a reload: the newest tables, in one record. Read anew each
 * time, since another tab may have written. Where nothing can be stored it lasts as long as the page.
 */
export function diceKeep(storage: Storage): Keep {
  const unstored = new Map<string, string>();
  return {
    get: (name) => unstored.get(name) ?? read(storage).get(name) ?? null,
    set(name, value) {
      const lines = new Map(read(storage));
      lines.delete(name);
      lines.set(name, value);
      try {
        storage.setItem(KEY, JSON.stringify([...lines].slice(-MOST_TABLES)));
        unstored.delete(name);
      } catch {
        unstored.set(name, value);
      }
    },
  };
}
