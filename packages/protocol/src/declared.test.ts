import { isRecord, type Command as CoreCommand, type MatchSnapshot, type TableInfo } from '@cubarium/core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Compile } from 'typebox/compile';
import type { Static } from 'typebox';
import { fits, SERVER_MESSAGES, type CatchUp, type Command, type ServerMessage } from './index.ts';
import type { Frozen } from './shapes.ts';

type Joined = Extract<ServerMessage, { readonly t: 'joined' }>;

test('what is declared here and what core and tables work with are the same types', () => {
  type Declared = Frozen<Static<typeof Command>>;
  expectTypeOf<Declared>().toExtend<CoreCommand>();
  expectTypeOf<CoreCommand>().toExtend<Declared>();
  expectTypeOf<Joined['table']>().toExtend<TableInfo>();
  expectTypeOf<TableInfo>().toExtend<Joined['table']>();
  expectTypeOf<CatchUp['snapshot']>().toExtend<MatchSnapshot | null>();
  expectTypeOf<MatchSnapshot>().toExtend<NonNullable<CatchUp['snapshot']>>();
});

/** The schemas inside a schema, itself included. */
function parts(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isRecord(schema)) return [];
  const { anyOf, items, properties } = schema;
  const alternatives: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const fields = isRecord(properties) ? Object.values(properties) : [];
  return [schema, ...[...alternatives, items, ...fields].flatMap(parts)];
}

describe('the reader of schemas', () => {
  test('knows every word that is used in what the server says', () => {
    const words = Object.values(SERVER_MESSAGES).flatMap((schema) => parts(schema).flatMap(Object.keys));
    const known =
      'additionalProperties anyOf const description enum items maximum minimum properties required type';
    expect([...new Set(words)].toSorted()).toEqual(known.split(' '));
    const types = Object.values(SERVER_MESSAGES).flatMap((schema) => parts(schema).map(({ type }) => type));
    expect(new Set(types)).toEqual(
      new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null', undefined]),
    );
    const bounded = Object.values(SERVER_MESSAGES)
      .flatMap(parts)
      .filter(({ minimum }) => minimum !== undefined);
    expect(new Set(bounded.map(({ type }) => type))).toEqual(new Set(['integer']));
  });

  const line = { t: 'said', c: 1, name: 'Ann', seat: null, text: 'hi', at: 5 };
  const odd = [null, true, 0, -1, 0.5, 3, 4, 2 ** 53, '', 'x', [], {}, undefined];

  test('says the same as the compiler of the server', () => {
    const compiled = Compile(SERVER_MESSAGES.said);
    for (const [name, value] of Object.keys(line).flatMap((each) => odd.map((one) => [each, one] as const))) {
      const said: unknown = JSON.parse(JSON.stringify({ ...line, [name]: value }));
      expect([name, value, fits(SERVER_MESSAGES.said, said)]).toEqual([name, value, compiled.Check(said)]);
    }
  });
});
