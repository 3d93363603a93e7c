import { pick, type Rng } from '@cubarium/core';
import { CLIENT_MESSAGES, Command, PROTOCOL_VERSION } from '@cubarium/protocol';

/** The fields of each kind, as they are declared: what is new there is spoiled here by itself. */
const MESSAGES = new Map<string, readonly string[]>(
  Object.entries(CLIENT_MESSAGES).map(([t, { properties }]) => [t, Object.keys(properties)]),
);
const COMMANDS = new Map<string, readonly string[]>(
  Command.anyOf.map(({ properties }) => [properties.kind.const, Object.keys(properties)]),
);
const WORDS: readonly string[] = [...MESSAGES.keys(), 'entries', 'toString'];
const KINDS: readonly string[] = [
  ...COMMANDS.keys(),
  'roll',
  'fall',
  'deal',
  'timeUp',
  '__proto__',
  'constructor',
];

/** Any value that JSON can hold, mostly of the wrong kind. */
function anything(rng: Rng, depth = 0): unknown {
  switch (rng.below(depth > 2 ? 8 : 11)) {
    case 0:
      return null;
    case 1:
      return rng.below(2) === 0;
    case 2:
      return rng.below(7) - 2;
    case 3:
      return pick(rng, [0.5, -1, 1e308, 2 ** 53, 4_294_967_296]);
    case 4:
      return pick(rng, ['', '0', 'a', '\u0000', '\u202E', '\u{1F3B2}', 'x'.repeat(300), '{"t":"do"}']);
    case 5:
      return pick(rng, KINDS);
    case 6:
      return pick(rng, WORDS);
    case 7:
      return `w${rng.below(20)}`;
    case 8:
      return Array.from({ length: rng.below(5) }, () => anything(rng, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.below(5) }, () => [
          pick(rng, ['kind', 'seat', 'action', 'target', 'die', 'faces', 'at', 'name', '__proto__']),
          anything(rng, depth + 1),
        ]),
      );
  }
}

export interface Address {
  readonly table: string;
  readonly channel: number;
}

/** A message that looks like one of a client and is wrong somewhere, or only comes at the wrong time. */
export function nonsense(rng: Rng, { table, channel }: Address): string {
  if (rng.below(20) === 0)
    return pick(rng, ['', '{', 'null', '[[[[', '"x"', '\u0000', 'x'.repeat(5000), '1e999']);
  const maybe = (right: unknown): unknown => (rng.below(4) === 0 ? anything(rng) : right);
  const seat = maybe(rng.below(5));
  const command = maybe({
    kind: pick(rng, KINDS),
    seat,
    target: maybe(rng.below(4)),
    level: maybe('casual'),
    name: maybe('Eve'),
    nonce: maybe('n'),
    chain: maybe('0'.repeat(32)),
    anchor: maybe('0'.repeat(32)),
    link: maybe('0'.repeat(32)),
    on: maybe(true),
    action: anything(rng),
  });
  const message: Record<string, unknown> = {
    t: maybe(pick(rng, WORDS)),
    v: maybe(PROTOCOL_VERSION),
    table: maybe(table),
    after: maybe(rng.below(50)),
    c: maybe(channel),
    id: maybe(`f${rng.below(1000)}`),
    text: maybe('hi'),
    emote: maybe('wow'),
    data: maybe('x'),
    on: maybe(true),
    changes: maybe(true),
    at: maybe(1),
    command: rng.below(2) === 0 ? command : trimmed(rng, command),
  };
  return JSON.stringify(trimmed(rng, message));
}

/** Some of the fields: a schema refuses what it does not know, so whole messages would never get further. */
function trimmed(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const record = value as Record<string, unknown>;
  const fields = MESSAGES.get(String(record.t)) ?? COMMANDS.get(String(record.kind)) ?? ['t', 'kind', 'seat'];
  const kept = fields.filter((name) => name in record && rng.below(30) > 0);
  return Object.fromEntries(kept.map((name) => [name, record[name]]));
}
