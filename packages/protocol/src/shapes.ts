// The words in which messages and answers are declared. What they make is JSON Schema with its type: the server
// compiles it, the document of the API prints it, a browser reads it (`fits.ts`).
import type { JsonRecord, Refusal, Seat } from '@cubarium/core';
// As a namespace of single exports: a bundle gets the few that are used, not the whole of `Type`.
import * as Type from 'typebox';

/** Nothing but what is declared: what a client says, and what our own server answers. */
export const exact = { additionalProperties: false } as const;
/** What a game, or a later version, puts into it is not looked at here. */
export const anyField = { additionalProperties: true } as const;

/** As the type of whoever only reads it. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
export type Of<S extends Type.TSchema> = Frozen<Type.Static<S>>;

type About = Readonly<Record<'description', string>>;

export const whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const seat = Type.Unsafe<Seat>({ type: 'integer', minimum: 0, maximum: 3 });
/** Short, and never empty: the name of a table, of a game. */
export const name = Type.String({ minLength: 1, maxLength: 40 });
/** The level of a bot; which there are, the catalogue knows. */
export const level = Type.String({ minLength: 1, maxLength: 20 });
/** A link of a hash chain, or its anchor. */
export const link = Type.String({ pattern: '^[0-9a-f]{32}$' });

export const text = (description: string) => Type.String({ description });
export const moment = (description: string) => Type.Integer({ minimum: 0, description });
export const choice = <const T extends readonly string[]>(values: T, about?: About) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values, ...about });
export const list = <T extends Type.TSchema>(items: T, about?: About) =>
  Type.Immutable(Type.Array(items, { ...about }));
export const maybe = <T extends Type.TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
/** A JSON object whose fields belong to somebody else. */
export const record = (description?: string) =>
  Type.Unsafe<JsonRecord>({
    type: 'object',
    ...anyField,
    ...(description === undefined ? {} : { description }),
  });

/** Codes are open words: a server may know more of them than its client. */
export const refusal = Type.Unsafe<Refusal>(
  Type.Object({ code: Type.String(), clause: Type.Optional(Type.String()) }, anyField),
);
