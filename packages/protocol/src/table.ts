// A table and its match, as they are told to clients and over HTTP.
import {
  ACCESS,
  MATCH_VERSION,
  TIMES,
  type Entry as CoreEntry,
  type MatchVersion,
  type TimeName,
} from '@cubarium/core';
import * as Type from 'typebox';
import {
  anyField,
  choice,
  exact,
  list,
  maybe,
  moment,
  record,
  seat,
  text,
  whole,
  type Frozen,
} from './shapes.ts';

/** The names of the thinking times. */
export const time = choice(Object.keys(TIMES) as TimeName[]);
export const bot = maybe(Type.String(), 'The level of a bot (see /api/games); null for a person');

export const language = text('Of who set the table up, as in ISO 639');

const SeatOfTable = Type.Object(
  {
    name: maybe(Type.String(), 'Null for who has no name'),
    taken: Type.Boolean(),
    bot,
    ready: Type.Boolean(),
    nonce: maybe(Type.String(), 'What the seat adds to the dice (docs/fair-dice.md)'),
    anchor: Type.Optional(maybe(Type.String(), 'Where its hash chain begins; null for a seat without one')),
  },
  exact,
);

const ABOUT_TABLE = {
  id: Type.String(),
  game: Type.String(),
  options: record('As the game has them: see /api/games'),
  access: choice(ACCESS),
  time,
  chat: Type.Boolean(),
  awayMs: Type.Integer({ description: 'How long somebody may be away before others go on' }),
  code: Type.Optional(text('Short, to be spoken and typed: see /api/codes')),
  language: Type.Optional(language),
  createdAt: moment('Milliseconds since 1970'),
  version: Type.Optional(
    Type.Unsafe<MatchVersion>({
      type: 'integer',
      minimum: 1,
      maximum: MATCH_VERSION,
      description: 'Of the match file, from the start of the match on',
    }),
  ),
  commitment: text('The hash of the secret, told before anybody adds to the dice'),
  secret: maybe(Type.String(), 'Of the dice; null until the match is over'),
  seats: list(SeatOfTable),
  host: maybe(whole, 'The seat of who set the table up'),
  status: choice(['open', 'running', 'ended', 'closed']),
  zero: maybe(Type.Integer(), 'When the match began, in milliseconds since 1970'),
  next: maybe(Type.String(), 'The table of the rematch'),
};

/** What everybody may know about a table. */
export const Table = Type.Object(ABOUT_TABLE, exact);
/** The same, for who does not follow its log. */
export const TableWithSeq = Type.Object(
  { ...ABOUT_TABLE, seq: Type.Integer({ minimum: 0, description: 'How many entries the log has' }) },
  exact,
);

/** One of somebody's own. */
export const OwnTable = Type.Object(
  {
    ...TableWithSeq.properties,
    yours: Type.Boolean({ description: 'Whether the match waits for you right now' }),
  },
  exact,
);

export const Entry = Type.Unsafe<CoreEntry>(
  Type.Object(
    {
      seq: Type.Integer({ minimum: 0, description: 'Its place in the log' }),
      at: moment('Milliseconds since the start of the match'),
      actor: Type.Union([seat, choice(['chance', 'clock', 'table'])], { description: 'A seat, or who else' }),
      action: Type.Object(
        { kind: Type.String() },
        { ...anyField, description: 'docs/engine-protocol.md, docs/match-file.md' },
      ),
      link: Type.Optional(text('In an entry of chance: the link revealed by who asked for it')),
    },
    exact,
  ),
);

/** The fields that say who is at the table right now. */
export const ATTENDANCE = {
  you: maybe(seat),
  here: list(Type.Boolean()),
  watching: whole,
  watchers: list(Type.String(), { description: 'Names of some of those who watch' }),
};
export type Attendance = Frozen<{ [K in keyof typeof ATTENDANCE]: Type.Static<(typeof ATTENDANCE)[K]> }>;

export const CHAT_LINE = { name: Type.String(), seat: maybe(seat), text: Type.String(), at: whole };
export type ChatLine = Frozen<{ [K in keyof typeof CHAT_LINE]: Type.Static<(typeof CHAT_LINE)[K]> }>;
