import type { ServerMessage } from '@cubarium/protocol';
import type { Member } from '../tables/followers.ts';

/**
 * Who can be told something wherever in the app they are, over whichever connections they have. What is told is lost
 * where nobody listens: whatever has to last is stored, and found by asking.
 */
export class Reach {
  readonly #elsewhere: (person: string, text: string) => void;
  readonly #connections = new Map<string, ReadonlySet<Member>>();

  /** `elsewhere` tells whoever is connected to other nodes. */
  constructor(elsewhere: (person: string, text: string) => void = () => undefined) {
    this.#elsewhere = elsewhere;
  }

  enter(member: Member): void {
    const others = this.#connections.get(member.person) ?? [];
    this.#connections.set(member.person, new Set([...others, member]));
  }

  leave(member: Member): void {
    const left = [...(this.#connections.get(member.person) ?? [])].filter((each) => each !== member);
    if (left.length > 0) this.#connections.set(member.person, new Set(left));
    else this.#connections.delete(member.person);
  }

  isHere(person: string): boolean {
    return this.#connections.has(person);
  }

  tell(person: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    this.tellHere(person, text);
    this.#elsewhere(person, text);
  }

  /** What is told everywhere, as far as it is our affair. */
  tellHere(person: string, text: string): void {
    for (const member of this.#connections.get(person) ?? []) member.send(text);
  }
}
