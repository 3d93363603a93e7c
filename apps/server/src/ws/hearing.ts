import { isRecord } from '@cubarium/core';
import { CLIENT_MESSAGES, type ClientMessage } from '@cubarium/protocol';
import { Compile } from 'typebox/compile';

const CHECKS = new Map<string, (raw: unknown) => boolean>(
  Object.entries(CLIENT_MESSAGES).map(([t, schema]) => {
    const compiled = Compile(schema);
    return [t, (raw) => compiled.Check(raw)];
  }),
);

/** A message of a client; null for anything else. */
export function parseClientMessage(text: string): ClientMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(raw) || typeof raw.t !== 'string') return null;
  const check = CHECKS.get(raw.t);
  // Checked against the schema of its kind, from which this union is made.
  return check?.(raw) === true ? (raw as unknown as ClientMessage) : null;
}
