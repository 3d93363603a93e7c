import { isRecord, type Refusal } from '@cubarium/core';
import type { ClientCode } from '@cubarium/client';
import {
  API,
  fits,
  type AnswerOf,
  type ReportBody,
  type Route,
  type TableBody,
  type Whom,
} from '@cubarium/protocol';

/** What the server said, or why not; a server that cannot be reached says `offline`. */
export type Said<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

interface Question {
  /** Of a table, or of a block. */
  readonly id?: string;
  readonly query?: string;
  readonly body?: unknown;
}

const no = (code: string): Said<never> => ({ ok: false, error: { code } });

async function ask<R extends Route>(route: R, question: Question = {}): Promise<Said<AnswerOf<R>>> {
  const { id = '', query = '', body } = question;
  const path = route.path.replace(':id', encodeURIComponent(id)) + query;
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(path, { method: route.method, ...(body === undefined ? {} : sent) });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    // Something else answers in the server's place: a captive portal, a proxy that has lost it.
    if (!isJson) return no('offline');
    return read(route, answer.ok, await answer.json());
  } catch {
    return no('offline');
  }
}

function read<R extends Route>({ answer }: R, ok: boolean, said: unknown): Said<AnswerOf<R>> {
  if (ok)
    return fits<R['answer']>(answer, said) ? { ok, value: said } : no('not-understood' satisfies ClientCode);
  const error = isRecord(said) && isRecord(said.error) ? said.error : {};
  return no(typeof error.code === 'string' ? error.code : 'offline');
}

export const api = {
  /** Null for a device that the server does not know, or has forgotten. */
  me: () => ask(API.whoAmI),
  /** Be somebody: a guest needs no more than a name. */
  introduce: (name: string) => ask(API.beSomebody, { body: { name } }),
  create: (table: TableBody) => ask(API.setUpTable, { body: table }),
  byCode: (code: string) => ask(API.byCode, { id: code }),
  table: (id: string) => ask(API.table, { id }),
  /** A page of the log; `next` is where the one after it begins. */
  log: (id: string, from: number) => ask(API.log, { id, query: `?from=${from}` }),
  myTables: () => ask(API.myTables),
  myBlocks: () => ask(API.myBlocks),
  block: (whom: Whom) => ask(API.block, { body: whom }),
  unblock: (id: string) => ask(API.unblock, { id }),
  report: (report: ReportBody) => ask(API.report, { body: report }),
  /** Where other devices reach the server; it tells only who sits at its own machine. */
  here: () => ask(API.here),
  lobby: () => ask(API.lobby),
};
