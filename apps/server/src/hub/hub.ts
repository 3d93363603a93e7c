import type { ChatLine } from '@cubarium/protocol';
import type { LobbyBoard } from '../lobby/lobby.ts';
import type { Metrics } from '../base/metrics.ts';
import type { ChatLog } from '../store/chat.ts';
import type { SqliteStore } from '../store/sqlite-store.ts';
import type { Traces } from '../store/traces.ts';
import type { Allowances } from '../limits/allowances.ts';
import type { Limits } from '../limits/limits.ts';
import type { CatchUps } from '../tables/catch-up.ts';
import type { Forgetting } from '../tables/forgetting.ts';
import { Shared } from '../tables/shared.ts';
import type { Retention } from '../tables/retention.ts';
import type { Tables } from '../tables/tables.ts';

/** What every connection needs of the server. */
export interface Hub {
  readonly now: () => number;
  readonly tables: Tables;
  readonly store: SqliteStore;
  readonly traces: Traces;
  readonly forgetting: Forgetting;
  readonly retention: Retention;
  readonly lobby: LobbyBoard;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly allowances: Allowances;
  readonly catchUps: CatchUps;
  readonly onError: (error: unknown) => void;
  readonly chatOf: (table: string) => readonly ChatLine[];
  readonly keepChat: (table: string, person: string, line: ChatLine) => Promise<void>;
}

/** The chat of tables by their id; a crowd that comes in reads it once. */
export function chatPorts(store: SqliteStore, chat: ChatLog): Pick<Hub, 'chatOf' | 'keepChat'> {
  const recent = new Shared<readonly ChatLine[]>();
  return {
    chatOf: (table) =>
      recent.get(table, () => {
        const key = store.keyOf(table);
        return key === null ? [] : chat.recent(key);
      }),
    keepChat: async (table, person, line) => {
      const key = store.keyOf(table);
      if (key !== null) await chat.add(key, person, line);
      recent.forget(table);
    },
  };
}
