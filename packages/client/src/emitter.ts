/** Tells listeners that something changed. */
export class Emitter<E> {
  readonly #listeners = new Set<(event: E) => void>();

  subscribe(listener: (event: E) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(event: E): void {
    for (const listener of this.#listeners) listener(event);
  }
}
