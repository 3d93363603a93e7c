import { isRecord, type Entry, type JsonRecord, type Refusal, type TableInfo } from '@cubarium/core';
import type { Lobby } from '@cubarium/protocol';

/** What the server said, or why not; a server that cannot be reached says `offline`. */
export type Said<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

async function ask<T>(path: string, init: RequestInit = {}): Promise<Said<T>> {
  try {
    const answer = await fetch(`/api${path}`, init);
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const body: unknown = isJson ? await answer.json() : null;
    // Our own server speaks the types of this module.
    if (answer.ok && body !== null) return { ok: true, value: body as T };
    const error = isRecord(body) && isRecord(body.error) ? body.error : {};
    return { ok: false, error: { code: typeof error.code === 'string' ? error.code : 'offline' } };
  } catch {
    return { ok: false, error: { code: 'offline' } };
  }
}

const post = <T>(path: string, body: JsonRecord): Promise<Said<T>> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export interface NewOnlineTable {
  readonly game: string;
  readonly options: JsonRecord;
  readonly access: 'link' | 'public';
  readonly chat: boolean;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Null for a device that the server does not know, or has forgotten. */
  me: () => ask<{ readonly name: string | null }>('/me'),
  /** Be somebody: a guest needs no more than a name. */
  introduce: (name: string) => post<{ readonly name: string }>('/me', { name }),
  create: (table: NewOnlineTable) => post<{ readonly id: string }>('/tables', { ...table }),
  table: (id: string) => ask<TableInfo>(at(id)),
  /** A page of the log; `next` is where the one after it begins. */
  log: (id: string, from: number) =>
    ask<{ readonly entries: readonly Entry[]; readonly next: number | null }>(`${at(id)}/log?from=${from}`),
  myTables: () => ask<{ readonly tables: readonly TableInfo[] }>('/me/tables'),
  /** Where other devices reach the server; it tells only who sits at its own machine. */
  here: () => ask<{ readonly addresses: readonly string[] }>('/here'),
  lobby: () => ask<Lobby>('/lobby'),
};
