// What others ask over HTTP, and the app does not: apart from what it asks, so that it does not load this.
import { MATCH_FORMAT } from '@cubarium/core';
import * as Type from 'typebox';
import type { Route } from './api.ts';
import { Blocks, OwnReport } from './conduct.ts';
import { anyField, exact, list, maybe, moment, record, text } from './shapes.ts';
import { Entry, TableWithSeq } from './table.ts';

/** What is kept about a person. */
const Export = Type.Object(
  {
    name: Type.String(),
    cameAt: moment('When you first said your name, in milliseconds since 1970'),
    namedAt: moment('When you last did'),
    tables: list(
      Type.Object(
        {
          table: maybe(TableWithSeq, 'Null for one that is damaged'),
          id: Type.String(),
          seat: maybe(Type.Integer(), 'Yours; null where you host, stood up or may not come in'),
          match: maybe(Type.String(), 'Where the match can be read as a file; null for one that never began'),
        },
        exact,
      ),
    ),
    chat: list(
      Type.Object(
        {
          table: maybe(Type.String(), 'Null for one that is gone'),
          name: text('As you were called'),
          seat: maybe(Type.Integer(), 'Null for who watched'),
          text: Type.String(),
          at: moment('Milliseconds since 1970'),
        },
        exact,
      ),
    ),
    ...Blocks.properties,
    reports: list(OwnReport, { description: 'What you have reported; what others did is theirs' }),
  },
  exact,
);

const clause = text('The rule that a value outside offends');
const span = { min: Type.Number(), max: Type.Number() };
const values = list(Type.String());
const Option = Type.Union([
  Type.Object({ kind: Type.Literal('choice'), values, default: Type.String(), clause }, exact),
  Type.Object({ kind: Type.Literal('whole'), ...span, default: Type.Integer(), clause }, exact),
  Type.Object({ kind: Type.Literal('switch'), default: Type.Boolean(), clause }, exact),
  Type.Object({ kind: Type.Literal('seat'), default: Type.Null(), clause }, exact),
  Type.Object({ kind: Type.Literal('factors'), ...span, default: Type.Null(), clause }, exact),
]);

const Games = Type.Object(
  {
    levels: list(Type.String(), { description: 'Of bots, from the weakest' }),
    games: list(Type.Object({ id: Type.String(), options: Type.Record(Type.String(), Option) }, exact)),
  },
  exact,
);

const MatchFile = Type.Object(
  {
    format: Type.Literal(MATCH_FORMAT),
    version: Type.Integer(),
    game: Type.String(),
    options: record(),
    players: list(Type.Object({ name: Type.String(), bot: maybe(Type.String()) }, exact)),
    time: Type.Union([Type.Object({ bankMs: Type.Integer(), creditMs: Type.Integer() }, exact), Type.Null()]),
    dice: Type.Object({ kind: Type.String() }, anyField),
    log: list(Entry),
    result: maybe(
      Type.Object({ winners: list(Type.Integer()), why: Type.String() }, anyField),
      'Null while the match is not over',
    ),
  },
  { ...exact, description: 'docs/match-file.md' },
);

export const FILES_API = {
  exportMe: { method: 'GET', path: '/api/me/export', answer: Export },
  forgetMe: { method: 'DELETE', path: '/api/me', answer: Type.Null() },
  games: { method: 'GET', path: '/api/games', answer: Games },
  match: { method: 'GET', path: '/api/tables/:id/match', answer: MatchFile },
} as const satisfies Record<string, Route>;
