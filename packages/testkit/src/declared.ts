import type { JsonRecord } from '@cubarium/core';
import { SERVER_MESSAGES } from '@cubarium/protocol';
import { Compile } from 'typebox/compile';

const COMPILED = new Map(Object.entries(SERVER_MESSAGES).map(([t, schema]) => [t, Compile(schema)]));

/** A server says what is declared and not a field more: several of its messages are put together as text. */
export function mustBeDeclared(message: JsonRecord): void {
  const schema = COMPILED.get(String(message.t));
  if (schema?.Check(message) === true) return;
  const why = schema ? JSON.stringify(schema.Errors(message)) : 'no such kind';
  throw new Error(`not as declared: ${why} in ${JSON.stringify(message)}`);
}
