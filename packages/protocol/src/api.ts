// What the app asks over HTTP. Here stand the addresses and answers; how they are told in words, the server adds.
import { ACCESS } from '@cubarium/core';
import * as Type from 'typebox';
import { Blocks, ReportBody, Whom } from './conduct.ts';
import { Lobby } from './lobby.ts';
import { choice, exact, list, maybe, moment, name, record, type Of } from './shapes.ts';
import { Entry, OwnTable, TableWithSeq, time } from './table.ts';
import { LIMITS } from './version.ts';

/** A question over HTTP: where it is asked, what it takes, and what is answered when all is well. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` for the id of a table, or of a block. */
  readonly path: string;
  readonly body?: Type.TSchema;
  readonly answer: Type.TSchema;
}
export type AnswerOf<R extends Route> = Of<R['answer']>;

const NameBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 4 * LIMITS.name }) }, exact);

const TableBody = Type.Object(
  {
    game: name,
    options: Type.Optional(record()),
    access: Type.Optional(choice(ACCESS)),
    time: Type.Optional(time),
    language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$', description: 'As in ISO 639' })),
    chat: Type.Optional(Type.Boolean()),
    awayMs: Type.Optional(Type.Integer({ minimum: 1000, maximum: 86_400_000 })),
  },
  exact,
);
/** What somebody wants who sets up a table. */
export type TableBody = Of<typeof TableBody>;

const LogPage = Type.Object(
  {
    entries: list(Entry),
    next: maybe(
      Type.Integer(),
      'Where the next page begins: ask again with this as `from`. Null: that was all by now',
    ),
  },
  exact,
);

export const API = {
  whoAmI: {
    method: 'GET',
    path: '/api/me',
    answer: Type.Object({ name: maybe(Type.String()) }, exact),
  },
  beSomebody: {
    method: 'POST',
    path: '/api/me',
    body: NameBody,
    answer: Type.Object({ name: Type.String() }, exact),
  },
  myTables: {
    method: 'GET',
    path: '/api/me/tables',
    answer: Type.Object({ tables: list(OwnTable) }, exact),
  },
  myBlocks: { method: 'GET', path: '/api/me/blocks', answer: Blocks },
  block: { method: 'POST', path: '/api/me/blocks', body: Whom, answer: Blocks },
  unblock: { method: 'DELETE', path: '/api/me/blocks/:id', answer: Blocks },
  report: {
    method: 'POST',
    path: '/api/me/reports',
    body: ReportBody,
    answer: Type.Object({ at: moment('When it was written down, in milliseconds since 1970') }, exact),
  },
  here: {
    method: 'GET',
    path: '/api/here',
    answer: Type.Object({ addresses: list(Type.String()) }, exact),
  },
  lobby: { method: 'GET', path: '/api/lobby', answer: Lobby },
  setUpTable: {
    method: 'POST',
    path: '/api/tables',
    body: TableBody,
    answer: Type.Object({ id: Type.String() }, exact),
  },
  table: { method: 'GET', path: '/api/tables/:id', answer: TableWithSeq },
  /** A code in any case, with spaces or without. */
  byCode: { method: 'GET', path: '/api/codes/:id', answer: Type.Object({ id: Type.String() }, exact) },
  log: { method: 'GET', path: '/api/tables/:id/log', answer: LogPage },
} as const satisfies Record<string, Route>;
