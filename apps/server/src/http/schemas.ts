import { ACCESS, TIMES } from '@cubarium/core';
import { LIMITS } from '@cubarium/protocol';
import { PAGE } from '@cubarium/table';
import { Type } from 'typebox';
import { Entry } from './answers.ts';

const exact = { additionalProperties: false } as const;
const choice = (values: readonly string[]) => Type.String({ enum: [...values] });

export const NameBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 4 * LIMITS.name }) },
  exact,
);
export const Me = Type.Object({ name: Type.String() });
export const MaybeMe = Type.Object({ name: Type.Union([Type.String(), Type.Null()]) });
export const Refused = Type.Object(
  { error: Type.Object({ code: Type.String() }, { additionalProperties: true }) },
  { description: 'What is wrong, as a code' },
);

export const TableBody = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    options: Type.Optional(Type.Object({}, { additionalProperties: true })),
    access: Type.Optional(choice(ACCESS)),
    time: Type.Optional(choice(Object.keys(TIMES))),
    chat: Type.Optional(Type.Boolean()),
    awayMs: Type.Optional(Type.Integer({ minimum: 1000, maximum: 86_400_000 })),
  },
  exact,
);
export const TableId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });
export const LogQuery = Type.Object(
  {
    from: Type.Integer({ minimum: 0, default: 0, description: 'The first entry wanted' }),
    limit: Type.Integer({ minimum: 1, maximum: PAGE, default: PAGE, description: 'How many at most' }),
  },
  exact,
);
export const LogPage = Type.Object({
  entries: Type.Array(Entry),
  next: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Where the next page begins: ask again with this as `from`. Null: that was all by now',
  }),
});
export const Here = Type.Object({ addresses: Type.Array(Type.String()) });
export const TableCreated = Type.Object({ id: Type.String() });
