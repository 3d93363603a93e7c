import { forgetFailed } from '../../base/state/loading.ts';

/** Keeps things open by id for as long as somebody looks at them. */
export interface Keeper<T> {
  get(id: string): Promise<T | null>;
  /** Until the returned function is called. */
  hold(id: string): () => void;
}

interface Kept<T> {
  readonly value: Promise<T | null>;
  holders: number;
}

export function keeper<T>(open: (id: string) => Promise<T | null>, close: (value: T) => void): Keeper<T> {
  const all = new Map<string, Kept<T>>();
  const keep = (id: string): Kept<T> => {
    const known = all.get(id);
    if (known) return known;
    const kept = { value: open(id), holders: 0 };
    all.set(id, kept);
    forgetFailed(kept.value, () => all.get(id) === kept && all.delete(id));
    return kept;
  };
  const release = (id: string, kept: Kept<T>): void => {
    if (kept.holders > 0 || all.get(id) !== kept) return;
    all.delete(id);
    kept.value.then(
      (value) => value !== null && close(value),
      () => undefined,
    );
  };
  return {
    get: (id) => keep(id).value,
    hold(id) {
      const kept = keep(id);
      kept.holders++;
      return () => {
        kept.holders--;
        // React may take a page down and put it up again at once: only what stays unused is closed.
        setTimeout(() => release(id, kept), 0);
      };
    },
  };
}
