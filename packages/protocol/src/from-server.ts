// What the server says. It says exactly this; a client lets fields through that it does not know, so that a server
// may add some within a version.
import type { Action } from '@cubarium/core';
import * as Type from 'typebox';
import { CatchUp } from './catch-up.ts';
import { Lobby, LOBBY } from './lobby.ts';
import { anyField, choice, exact, list, maybe, refusal, seat, whole, type Of } from './shapes.ts';
import { ATTENDANCE, CHAT_LINE, Entry, Table } from './table.ts';

const id = Type.String();
const c = whole;
/** A moment by the server's clock. */
const now = Type.Number();
const t = <const K extends string>(word: K) => ({ t: Type.Literal(word) });

/** Every message of the server, by its kind. */
export const SERVER_MESSAGES = {
  // `name` is null for somebody the server does not know: they may look at the lobby.
  welcome: Type.Object({ ...t('welcome'), v: whole, now, name: maybe(Type.String()) }, exact),
  joined: Type.Object(
    {
      ...t('joined'),
      c,
      table: Table,
      match: maybe(CatchUp),
      chat: list(Type.Object(CHAT_LINE, exact)),
      now,
      ...ATTENDANCE,
    },
    exact,
  ),
  table: Type.Object({ ...t('table'), c, table: Table, ...ATTENDANCE }, exact),
  // `id`: the command that caused them; for its sender this is the acknowledgement.
  entries: Type.Object({ ...t('entries'), c, id: Type.Optional(id), e: list(Entry) }, exact),
  // An action is announced for a moment of the match.
  soon: Type.Object(
    {
      ...t('soon'),
      c,
      seat,
      action: Type.Unsafe<Action>(Type.Object({ kind: Type.String() }, anyField)),
      at: whole,
    },
    exact,
  ),
  ok: Type.Object({ ...t('ok'), id, seq: whole }, exact),
  no: Type.Object({ ...t('no'), id, error: refusal }, exact),
  rematch: Type.Object({ ...t('rematch'), id, table: Type.String() }, exact),
  // Somebody would like to play with you, wherever in the app you are: a seat is kept for you at the table.
  // `again`: after a match that is over; `paired`: both were looking for somebody.
  invited: Type.Object(
    { ...t('invited'), table: id, game: id, name: Type.String(), why: choice(['again', 'paired']) },
    exact,
  ),
  // At a table where you have a seat it is your move now, or no longer; told wherever in the app you are.
  turn: Type.Object({ ...t('turn'), table: id, game: id, yours: Type.Boolean() }, exact),
  said: Type.Object({ ...t('said'), c, ...CHAT_LINE }, exact),
  // An open word: a server may know more signs than its client, which does not show them then.
  emoted: Type.Object({ ...t('emoted'), c, seat, emote: Type.String() }, exact),
  live: Type.Object({ ...t('live'), c, seat, data: Type.String() }, exact),
  lobby: Type.Object({ ...t('lobby'), lobby: Lobby }, exact),
  // Tables that are new or changed, and the ids of those that are gone.
  lobbyChanged: Type.Object({ ...t('lobbyChanged'), ...LOBBY, gone: list(id) }, exact),
  // The table has to be joined again.
  gone: Type.Object({ ...t('gone'), c }, exact),
  // Something that has no id was not done; `table` when it was about joining one.
  error: Type.Object({ ...t('error'), code: Type.String(), table: Type.Optional(Type.String()) }, exact),
  pong: Type.Object({ ...t('pong'), at: Type.Number(), now }, exact),
};

export type ServerMessage = {
  [T in keyof typeof SERVER_MESSAGES]: Of<(typeof SERVER_MESSAGES)[T]>;
}[keyof typeof SERVER_MESSAGES];
