// How people keep away from each other, and tell whoever runs the server of somebody.
import * as Type from 'typebox';
import { choice, exact, list, maybe, moment, name, seat, text, whole, type Of } from './shapes.ts';
import { LIMITS } from './version.ts';

/** Why somebody is reported. */
export const REASONS = ['words', 'name', 'play', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Somebody as they are seen at a table: ids of people are never told. */
const WHOM = {
  table: name,
  name: Type.String({ minLength: 1, maxLength: 4 * LIMITS.name, description: 'As they are called there' }),
  seat: maybe(seat, 'Where they sit; null for who does not'),
  said: maybe(whole, 'The moment of a line of theirs, `at`, for who has no seat; else null'),
};
export const Whom = Type.Object(WHOM, exact);
export type Whom = Of<typeof Whom>;

export const ReportBody = Type.Object(
  { ...WHOM, reason: choice(REASONS), note: Type.String({ maxLength: LIMITS.chat }) },
  exact,
);
export type ReportBody = Of<typeof ReportBody>;

export const Blocks = Type.Object(
  {
    blocks: list(
      Type.Object(
        {
          id: text('Of the block, not of the person'),
          name: text('As they were called'),
          at: moment('Milliseconds since 1970'),
        },
        exact,
      ),
    ),
  },
  exact,
);
export type Block = Of<typeof Blocks>['blocks'][number];

/** What somebody reported, as it is told to them. */
export const OwnReport = Type.Object(
  {
    table: Type.String(),
    name: text('Of whom they reported, as they were called'),
    reason: choice(REASONS),
    note: Type.String(),
    at: moment('Milliseconds since 1970'),
  },
  exact,
);
