import { useState } from 'react';

/** Long enough for what waits to be told of a failure, so that it does not ask again by itself, over and over. */
const FORGET_MS = 1000;

/** Forgets a load that failed, once everybody who waited for it knows. */
export function forgetFailed(load: Promise<unknown>, forget: () => void): void {
  load.catch(() => setTimeout(forget, FORGET_MS));
}

/** Loads each thing once. A load that failed is not remembered for ever: who comes back later asks anew. */
export function loadOnce<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loading = new Map<K, Promise<T>>();
  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const promise = load(key);
    loading.set(key, promise);
    forgetFailed(promise, () => loading.delete(key));
    return promise;
  };
}

/** Hands what failed after a press to whoever shows that a page failed. */
export function useFailure(): (error: unknown) => void {
  const [, setFailure] = useState<never>();
  return (error) =>
    setFailure(() => {
      throw error;
    });
}
