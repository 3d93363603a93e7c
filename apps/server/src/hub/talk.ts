import type { ChatLine } from '@cubarium/protocol';
import type { Chat } from '../ports/stores.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { Shared } from '../tables/shared.ts';

/** What is said at tables; a crowd that comes in reads it once. */
export class Talk {
  readonly #chat: Chat;
  readonly #recent = new Shared<Promise<readonly ChatLine[]>>();

  constructor(chat: Chat) {
    this.#chat = chat;
  }

  /** The last lines, oldest first: the same promise as long as nothing is said. */
  recent(table: string): Promise<readonly ChatLine[]> {
    const coming = this.#recent.get(table, () => this.#chat.recent(table));
    coming.catch(() => this.#recent.forget(table));
    return coming;
  }

  /** Kept first, then told to everybody there. */
  async say(hosted: HostedTable, person: string, line: ChatLine): Promise<void> {
    await this.#chat.add(hosted.table.id, person, line);
    // In one go: who comes in now either reads the line or is told it.
    this.#recent.forget(hosted.table.id);
    hosted.broadcast({ t: 'said', c: hosted.channel, ...line });
  }
}
