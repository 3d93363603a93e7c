import type { ChatLine, ServerMessage } from '@cubarium/protocol';
import type { Chat, People, SaidLine } from '../ports/stores.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { Shared } from '../tables/shared.ts';

interface TalkParts {
  readonly chat: Chat;
  readonly people: Pick<People, 'apartFrom'>;
}

/** What is said at tables; a crowd that comes in reads it once. Two who are kept apart do not hear each other. */
export class Talk {
  readonly #parts: TalkParts;
  readonly #recent = new Shared<Promise<readonly SaidLine[]>>();

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  /** The last lines, oldest first: the same promise as long as nothing is said. */
  recent(table: string): Promise<readonly SaidLine[]> {
    const coming = this.#recent.get(table, () => this.#parts.chat.recent(table));
    coming.catch(() => this.#recent.forget(table));
    return coming;
  }

  /** What of it somebody may hear. */
  async heardBy(person: string, said: Promise<readonly SaidLine[]>): Promise<readonly ChatLine[]> {
    const [lines, apart] = await Promise.all([said, this.#parts.people.apartFrom(person)]);
    return lines.flatMap((each) => (apart.has(each.person) ? [] : [each.line]));
  }

  /** A sign that is seen for a moment, and kept nowhere. */
  async show(hosted: HostedTable, person: string, message: ServerMessage): Promise<void> {
    const apart = await this.#parts.people.apartFrom(person);
    hosted.broadcast(message, (member) => apart.has(member.person));
  }

  /** Kept first, then told to everybody there. */
  async say(hosted: HostedTable, person: string, line: ChatLine): Promise<void> {
    const { chat, people } = this.#parts;
    const [apart] = await Promise.all([people.apartFrom(person), chat.add(hosted.table.id, person, line)]);
    // In one go: who comes in now either reads the line or is told it.
    this.#recent.forget(hosted.table.id);
    hosted.broadcast({ t: 'said', c: hosted.channel, ...line }, (member) => apart.has(member.person));
  }
}
