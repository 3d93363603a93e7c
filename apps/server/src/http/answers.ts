// What the routes answer, for the document at /api/docs. `openapi.test.ts` holds real answers against it.
import { LEVELS } from '@cubarium/bots/kit';
import { ACCESS, MATCH_FORMAT, TIMES } from '@cubarium/core';
import { Type, type TSchema } from 'typebox';

/** Answers hold exactly what is told here: a field that nobody wrote down is a mistake. */
const exact = { additionalProperties: false } as const;
const anyField = { additionalProperties: true } as const;
const choice = (values: readonly string[]) => Type.String({ enum: [...values] });
const list = <T extends TSchema>(items: T, about: { readonly description?: string } = {}) =>
  Type.Immutable(Type.Array(items, about));
const maybe = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const moment = (description: string) => Type.Integer({ minimum: 0, description });
const text = (description: string) => Type.String({ description });

const Seat = Type.Object(
  {
    name: maybe(Type.String(), 'Null for who has no name'),
    taken: Type.Boolean(),
    bot: maybe(choice(LEVELS), 'The level of a bot; null for a person'),
    ready: Type.Boolean(),
    nonce: maybe(Type.String(), 'What the seat adds to the dice (docs/fair-dice.md)'),
    anchor: Type.Optional(maybe(Type.String(), 'Where its hash chain begins; null for a seat without one')),
  },
  exact,
);

/** The fields of a table that everybody may know. */
export const Table = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    options: Type.Object({}, { ...anyField, description: 'As the game has them: see /api/games' }),
    access: choice(ACCESS),
    time: choice(Object.keys(TIMES)),
    chat: Type.Boolean(),
    awayMs: Type.Integer({ description: 'How long somebody may be away before others go on' }),
    createdAt: moment('Milliseconds since 1970'),
    version: Type.Optional(
      Type.Integer({ description: 'Of the match file, from the start of the match on' }),
    ),
    commitment: text('The hash of the secret, told before anybody adds to the dice'),
    secret: maybe(Type.String(), 'Of the dice; null until the match is over'),
    seats: list(Seat),
    host: maybe(Type.Integer(), 'The seat of who set the table up'),
    status: choice(['open', 'running', 'ended', 'closed']),
    zero: maybe(Type.Integer(), 'When the match began, in milliseconds since 1970'),
    next: maybe(Type.String(), 'The table of the rematch'),
    seq: Type.Integer({ minimum: 0, description: 'How many entries the log has' }),
  },
  exact,
);

export const Tables = Type.Object({ tables: list(Table) }, exact);

/** What is kept about a person. */
export const Export = Type.Object(
  {
    name: Type.String(),
    cameAt: moment('When you first said your name, in milliseconds since 1970'),
    namedAt: moment('When you last did'),
    tables: list(
      Type.Object(
        {
          table: maybe(Table, 'Null for one that is damaged'),
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
  },
  exact,
);

const ListedTable = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    seats: list(
      Type.Object(
        {
          name: Type.Union([Type.String(), Type.Null()]),
          bot: maybe(choice(LEVELS), 'The level of a bot; null for a person'),
          taken: Type.Boolean(),
        },
        exact,
      ),
    ),
    time: choice(Object.keys(TIMES)),
    createdAt: moment('Milliseconds since 1970'),
    watching: Type.Integer({ minimum: 0, description: 'How many look on' }),
  },
  exact,
);

const count = Type.Integer({ minimum: 0 });

export const Lobby = Type.Object(
  {
    open: list(ListedTable),
    running: list(ListedTable),
    counts: Type.Object({ people: count, open: count, running: count }, exact),
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

export const Games = Type.Object(
  {
    levels: list(choice(LEVELS), { description: 'Of bots, from the weakest' }),
    games: list(Type.Object({ id: Type.String(), options: Type.Record(Type.String(), Option) }, exact)),
  },
  exact,
);

export const Entry = Type.Object(
  {
    seq: Type.Integer({ minimum: 0, description: 'Its place in the log' }),
    at: moment('Milliseconds since the start of the match'),
    actor: Type.Union([Type.Integer(), choice(['chance', 'clock', 'table'])], {
      description: 'A seat, or who else',
    }),
    action: Type.Object(
      { kind: Type.String() },
      { ...anyField, description: 'docs/engine-protocol.md, docs/match-file.md' },
    ),
  },
  anyField,
);

export const MatchFile = Type.Object(
  {
    format: Type.Literal(MATCH_FORMAT),
    version: Type.Integer(),
    game: Type.String(),
    options: Type.Object({}, anyField),
    players: list(Type.Object({ name: Type.String(), bot: Type.Union([Type.String(), Type.Null()]) }, exact)),
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
