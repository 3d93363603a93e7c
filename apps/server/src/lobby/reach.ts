import type { ServerMessage } from '@cubarium/protocol';
import type { Member } from '../tables/followers.ts';

/**
 * Who can be told something wherever in the app they are, over whichever connections they have. What is told is lost
 * where nobody listens: whatever has to last is stored, and found by asking.
 */
export class Reach {
  readonly #connections = new Map<string, ReadonlySet<Member>>();

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
    for (const member of this.#connections.get(person) ?? []) member.send(text);
  }
}
