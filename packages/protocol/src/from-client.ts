// What a client says: exactly this, and nothing more.
import * as Type from 'typebox';
import { choice, exact, level, link, maybe, name, record, seat, whole, type Of } from './shapes.ts';
import { time } from './table.ts';
import { EMOTES, LIMITS } from './version.ts';

const kind = <const K extends string>(word: K) => ({ kind: Type.Literal(word) });
const bySeat = <const K extends string>(word: K) => Type.Object({ ...kind(word), seat }, exact);

/** What somebody wants of a table; the type of core's `Command`, which a test holds against it. */
export const Command = Type.Union([
  // What the game makes of the action is decided by the game's own parser.
  Type.Object({ ...kind('act'), seat, action: Type.Unknown(), link: Type.Optional(link) }, exact),
  bySeat('undo'),
  bySeat('resign'),
  bySeat('agree'),
  bySeat('playOn'),
  bySeat('back'),
  bySeat('goOn'),
  Type.Object({ ...kind('chain'), seat, anchor: link }, exact),
  Type.Object({ ...kind('skip'), seat, target: seat }, exact),
  Type.Object({ ...kind('takeOver'), seat, target: seat, level }, exact),
  Type.Object({ ...kind('sit'), seat, name: Type.String({ maxLength: 4 * LIMITS.name }) }, exact),
  bySeat('stand'),
  bySeat('ban'),
  Type.Object({ ...kind('addBot'), seat, level }, exact),
  bySeat('removeBot'),
  Type.Object({ ...kind('swap'), seat, target: seat }, exact),
  Type.Object(
    {
      ...kind('ready'),
      seat,
      nonce: Type.String({ minLength: 1, maxLength: LIMITS.nonce }),
      chain: Type.Optional(link),
    },
    exact,
  ),
  bySeat('unready'),
  Type.Object({ ...kind('chat'), on: Type.Boolean() }, exact),
  Type.Object(kind('close'), exact),
]);

const id = Type.String({ minLength: 1, maxLength: LIMITS.id });
/** The channel that `joined` gave the table on this connection. */
const c = whole;
const t = <const K extends string>(word: K) => ({ t: Type.Literal(word) });

/** Every message of a client, by its kind. */
export const CLIENT_MESSAGES = {
  // A client of another version may say more: it has to hear that it should reload.
  hello: Type.Object({ ...t('hello'), v: whole }),
  // `after`: how many entries the client has; null for one that knows nothing yet.
  join: Type.Object({ ...t('join'), table: name, after: maybe(whole) }, exact),
  part: Type.Object({ ...t('part'), c }, exact),
  do: Type.Object({ ...t('do'), c, id, after: whole, command: Command }, exact),
  rematch: Type.Object({ ...t('rematch'), c, id }, exact),
  say: Type.Object({ ...t('say'), c, text: Type.String({ minLength: 1, maxLength: LIMITS.chat }) }, exact),
  emote: Type.Object({ ...t('emote'), c, emote: choice(EMOTES) }, exact),
  // For the eyes of the others right now, never kept: dice being laid out.
  live: Type.Object({ ...t('live'), c, data: Type.String({ maxLength: LIMITS.live }) }, exact),
  // `changes`: after the first look, tell only what is different.
  lobby: Type.Object({ ...t('lobby'), on: Type.Boolean(), changes: Type.Optional(Type.Boolean()) }, exact),
  // Play somebody, whoever comes, who wishes for the same; null: no longer.
  seek: Type.Object(
    { ...t('seek'), wish: maybe(Type.Object({ game: name, time, options: record() }, exact)) },
    exact,
  ),
  // No to an invitation: the seat that was kept is free again.
  decline: Type.Object({ ...t('decline'), table: name }, exact),
  ping: Type.Object({ ...t('ping'), at: Type.Number() }, exact),
};

export type ClientMessage = {
  [T in keyof typeof CLIENT_MESSAGES]: Of<(typeof CLIENT_MESSAGES)[T]>;
}[keyof typeof CLIENT_MESSAGES];
