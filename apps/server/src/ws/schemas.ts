import { isRecord } from '@cubarium/core';
import { EMOTES, LIMITS, type ClientMessage } from '@cubarium/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const exact = { additionalProperties: false } as const;
const seat = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
const whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const level = Type.String({ minLength: 1, maxLength: 20 });
/** A link of a hash chain, or its anchor. */
const link = Type.String({ pattern: '^[0-9a-f]{32}$' });
const id = Type.String({ minLength: 1, maxLength: LIMITS.id });

const command = Type.Union([
  // What the game makes of the action is decided by the game's own parser.
  Type.Object({ kind: Type.Literal('act'), seat, action: Type.Unknown(), link: Type.Optional(link) }, exact),
  Type.Object({ kind: Type.Literal('undo'), seat }, exact),
  Type.Object({ kind: Type.Literal('resign'), seat }, exact),
  Type.Object({ kind: Type.Literal('agree'), seat }, exact),
  Type.Object({ kind: Type.Literal('back'), seat }, exact),
  Type.Object({ kind: Type.Literal('chain'), seat, anchor: link }, exact),
  Type.Object({ kind: Type.Literal('skip'), seat, target: seat }, exact),
  Type.Object({ kind: Type.Literal('takeOver'), seat, target: seat, level }, exact),
  Type.Object({ kind: Type.Literal('sit'), seat, name: Type.String({ maxLength: 4 * LIMITS.name }) }, exact),
  Type.Object({ kind: Type.Literal('stand'), seat }, exact),
  Type.Object({ kind: Type.Literal('ban'), seat }, exact),
  Type.Object({ kind: Type.Literal('addBot'), seat, level }, exact),
  Type.Object({ kind: Type.Literal('removeBot'), seat }, exact),
  Type.Object({ kind: Type.Literal('swap'), seat, target: seat }, exact),
  Type.Object(
    {
      kind: Type.Literal('ready'),
      seat,
      nonce: Type.String({ minLength: 1, maxLength: LIMITS.nonce }),
      chain: Type.Optional(link),
    },
    exact,
  ),
  Type.Object({ kind: Type.Literal('unready'), seat }, exact),
  Type.Object({ kind: Type.Literal('chat'), on: Type.Boolean() }, exact),
  Type.Object({ kind: Type.Literal('close') }, exact),
]);

const SCHEMAS = {
  hello: Type.Object({ t: Type.Literal('hello'), v: whole }),
  join: Type.Object(
    {
      t: Type.Literal('join'),
      table: Type.String({ minLength: 1, maxLength: 40 }),
      after: Type.Union([whole, Type.Null()]),
    },
    exact,
  ),
  part: Type.Object({ t: Type.Literal('part'), c: whole }, exact),
  do: Type.Object({ t: Type.Literal('do'), c: whole, id, after: whole, command }, exact),
  rematch: Type.Object({ t: Type.Literal('rematch'), c: whole, id }, exact),
  say: Type.Object(
    { t: Type.Literal('say'), c: whole, text: Type.String({ minLength: 1, maxLength: LIMITS.chat }) },
    exact,
  ),
  emote: Type.Object(
    { t: Type.Literal('emote'), c: whole, emote: Type.Union(EMOTES.map((value) => Type.Literal(value))) },
    exact,
  ),
  live: Type.Object(
    { t: Type.Literal('live'), c: whole, data: Type.String({ maxLength: LIMITS.live }) },
    exact,
  ),
  lobby: Type.Object(
    { t: Type.Literal('lobby'), on: Type.Boolean(), changes: Type.Optional(Type.Boolean()) },
    exact,
  ),
  ping: Type.Object({ t: Type.Literal('ping'), at: Type.Number() }, exact),
} satisfies Record<ClientMessage['t'], unknown>;

const CHECKS = new Map<string, (raw: unknown) => boolean>(
  Object.entries(SCHEMAS).map(([t, schema]) => {
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
  // Checked against the schema of its kind, which describes exactly this union.
  return check?.(raw) === true ? (raw as unknown as ClientMessage) : null;
}

/** What the schema lets through; a test holds it against the type. */
export type CheckedCommand = Type.Static<typeof command>;
