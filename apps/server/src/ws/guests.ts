import type { Attendants } from '../limits/attendants.ts';
import type { Limits } from '../limits/limits.ts';
import type { Visitor } from './session.ts';

const MOST = {
  ofPerson: 12,
  /** Of people the server knows: a club behind one address. */
  fromAddress: 200,
  strangersFromAddress: 50,
};

/** Who is inside, by person and by address. */
export class Guests {
  readonly #people: Attendants;
  readonly #households: Attendants;
  readonly #strangers: Attendants;

  constructor(limits: Limits) {
    this.#people = limits.attendants(MOST.ofPerson);
    this.#households = limits.attendants(MOST.fromAddress);
    this.#strangers = limits.attendants(MOST.strangersFromAddress);
  }

  /** How many people. */
  get people(): number {
    return this.#people.size;
  }

  /** Counts a visitor in; gives the way to count them out, or null when there are too many of them. */
  enter({ person, address }: Visitor): (() => void) | null {
    if (!person) return this.#strangers.enter(address) ? () => this.#strangers.leave(address) : null;
    if (!this.#households.enter(address)) return null;
    if (this.#people.enter(person.id))
      return () => {
        this.#people.leave(person.id);
        this.#households.leave(address);
      };
    this.#households.leave(address);
    return null;
  }
}
