import { isRecord, isSeat } from '@cubarium/core';
import type { ServerMessage } from './messages.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isList: Check = (value) => Array.isArray(value);
const isObject: Check = (value) => isRecord(value);
const isSeatOrNull: Check = (value) => value === null || isSeat(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const isCatchUp: Check = (value) =>
  isRecord(value) &&
  isNumber(value.from) &&
  isEntries(value.entries) &&
  (value.snapshot === null || isRecord(value.snapshot));

const isEntries = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (entry) => isRecord(entry) && isNumber(entry.seq) && isNumber(entry.at) && isRecord(entry.action),
  );

const isInfo: Check = (value) =>
  isRecord(value) && isText(value.id) && isText(value.game) && isRecord(value.options) && isList(value.seats);

const isLobby: Check = (value) =>
  isRecord(value) && isList(value.open) && isList(value.running) && isRecord(value.counts);

const ATTENDANCE = { you: isSeatOrNull, here: isList, watching: isNumber };

/**
 * The fields that a client relies on. Unknown fields are let through, so that a server may add some within a
 * version. By hand and without code generation: this runs in a browser under a strict policy.
 */
const SHAPES: Readonly<Record<ServerMessage['t'], Readonly<Record<string, Check>>>> = {
  welcome: { v: isNumber, now: isNumber, name: orNull(isText) },
  joined: {
    c: isNumber,
    table: isInfo,
    match: orNull(isCatchUp),
    chat: isList,
    now: isNumber,
    ...ATTENDANCE,
  },
  table: { c: isNumber, table: isInfo, ...ATTENDANCE },
  entries: { c: isNumber, id: optional(isText), e: isEntries },
  soon: { c: isNumber, seat: isSeat, action: isObject, at: isNumber },
  ok: { id: isText, seq: isNumber },
  no: { id: isText, error: isObject },
  rematch: { id: isText, table: isText },
  said: { c: isNumber, name: isText, seat: isSeatOrNull, text: isText, at: isNumber },
  emoted: { c: isNumber, seat: isSeat, emote: isText },
  live: { c: isNumber, seat: isSeat, data: isText },
  lobby: { lobby: isLobby },
  lobbyChanged: { open: isList, running: isList, gone: isList, counts: isObject },
  gone: { c: isNumber },
  error: { code: isText, table: optional(isText) },
  pong: { at: isNumber, now: isNumber },
};

const isKnown = (t: unknown): t is ServerMessage['t'] => typeof t === 'string' && Object.hasOwn(SHAPES, t);

/** A message of the server; null for what this client does not understand. */
export function parseServerMessage(text: string): ServerMessage | null {
  const raw = parseJson(text);
  if (!isRecord(raw) || !isKnown(raw.t)) return null;
  const fits = Object.entries(SHAPES[raw.t]).every(([name, check]) => check(raw[name]));
  // Checked field by field against the shape of its kind.
  return fits ? (raw as unknown as ServerMessage) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
