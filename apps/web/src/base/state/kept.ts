import { isRecord } from '@cubarium/core';
import { createStore, type Store } from './store.ts';

type Raw = Readonly<Record<string, unknown>>;

/** What a text says that was kept; nothing when it cannot be read. */
export function readRecord(text: string | null): Raw {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return isRecord(raw) ? raw : {};
  } catch {
    return {};
  }
}

/** The same of a record of many, such as one a game; what makes no sense by itself (null) is left out. */
export const readEach = <T>(text: string | null, read: (raw: Raw) => T | null): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(readRecord(text)).flatMap(([key, raw]) => {
      const one = isRecord(raw) ? read(raw) : null;
      return one === null ? [] : [[key, one]];
    }),
  );

/** A value that this device keeps under a name. */
export interface KeptStore<T> extends Store<T> {
  /** As it lies there now: another tab may have written meanwhile. */
  readonly stored: () => T;
}

export function keptStore<T>(name: string, read: (text: string | null) => T): KeptStore<T> {
  const stored = (): T => read(typeof localStorage === 'undefined' ? null : localStorage.getItem(name));
  const store = createStore(stored());
  return {
    ...store,
    stored,
    set(next) {
      store.set(next);
      localStorage.setItem(name, JSON.stringify(next));
    },
  };
}
