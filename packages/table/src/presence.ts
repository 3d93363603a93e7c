/** Who is at the table right now. Nobody is, when a table has just been loaded. */
export class Presence {
  readonly #here = new Map<string, number>();
  readonly #left = new Map<string, number>();
  readonly #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  /** True when the person was not here before. */
  arrive(person: string): boolean {
    const connections = this.#here.get(person) ?? 0;
    this.#here.set(person, connections + 1);
    return connections === 0;
  }

  /** True when that was the person's last connection. */
  leave(person: string, now: number): boolean {
    const connections = this.#here.get(person) ?? 0;
    if (connections > 1) {
      this.#here.set(person, connections - 1);
      return false;
    }
    if (!this.#here.delete(person)) return false;
    this.#left.set(person, now);
    return true;
  }

  isHere(person: string): boolean {
    return this.#here.has(person);
  }

  /** Since when somebody is away; null for who is here. */
  awaySince(person: string): number | null {
    return this.#here.has(person) ? null : (this.#left.get(person) ?? this.#since);
  }

  get people(): number {
    return this.#here.size;
  }

  /** Spectators come and go; only the seats' absences are worth remembering. */
  forgetOthers(seated: readonly (string | null)[]): void {
    for (const person of this.#left.keys()) if (!seated.includes(person)) this.#left.delete(person);
  }
}
