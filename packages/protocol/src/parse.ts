import { isRecord } from '@cubarium/core';
import { fits } from './fits.ts';
import { SERVER_MESSAGES, type ServerMessage } from './from-server.ts';

const isKnown = (t: unknown): t is ServerMessage['t'] =>
  typeof t === 'string' && Object.hasOwn(SERVER_MESSAGES, t);

/**
 * A message of the server. `unknown`: of a kind that a later server has; nothing is missed without it. `unfit`: what
 * a server of this version never says.
 */
export function parseServerMessage(text: string): ServerMessage | 'unknown' | 'unfit' {
  const raw = parseJson(text);
  if (!isRecord(raw) || typeof raw.t !== 'string') return 'unfit';
  if (!isKnown(raw.t)) return 'unknown';
  return fits(SERVER_MESSAGES[raw.t], raw) ? raw : 'unfit';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
