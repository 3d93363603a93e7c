/** What waits, by whom it is for: everybody in turn has one thing done, however much somebody asks for. */
export class FairQueue<T> {
  /** In the order of their turns: who has just been served goes to the end. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own) own.push(item);
    else this.#waiting.set(owner, [item]);
    this.#size++;
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [owner, own] = first;
    const item = own.shift();
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    this.#size--;
    return item;
  }

  remove(owner: string, item: T): void {
    const own = this.#waiting.get(owner) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(owner);
    this.#size--;
  }
}
