import { Client, type ClientPorts, type RemoteTable, type SocketEvents } from '@cubarium/client';
import type { Action, Entry, GameDefinition } from '@cubarium/core';
import { PROTOCOL_VERSION, type ClientMessage, type ServerMessage } from '@cubarium/protocol';
import { acting, handClock, sitDown } from './table-party.ts';

/** A server that a test plays by hand: every message is answered by the test itself. */
export function serverByHand(liveness?: ClientPorts['liveness'], keep?: ClientPorts['keep']) {
  const clock = handClock();
  const sent: ClientMessage[] = [];
  let events: SocketEvents | null = null;
  let ids = 0;
  let connections = 0;
  const client = new Client({
    connect: (listener) => {
      events = listener;
      connections++;
      return { send: (text) => void sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
    },
    now: clock.now,
    after: clock.after,
    newId: () => `id${ids++}`,
    randomHex: (bytes) => 'ab'.repeat(bytes),
    ...(liveness && { liveness }),
    ...(keep && { keep }),
  });
  /** Says any text, whether it makes sense or not. */
  const utter = (text: string) => events?.onMessage(text);
  const say = (message: ServerMessage) => utter(JSON.stringify(message));
  const welcome = () => {
    events?.onOpen();
    say({ t: 'welcome', v: PROTOCOL_VERSION, now: clock.now() + 500, name: 'Ann' });
  };
  return {
    client,
    clock,
    sent,
    say,
    utter,
    welcome,
    /** What the client hears of its present connection by. */
    connection: () => events,
    hangUp: (code = 1006) => events?.onClose(code),
    connections: () => connections,
    last: (t: ClientMessage['t']) => sent.findLast((message) => message.t === t),
  };
}

/** A running match of two people, its log, and what `joined` would say about it. */
export async function runningMatch<S, A extends Action>(
  game: GameDefinition<S, A>,
  about: Parameters<typeof sitDown>[1] = {},
) {
  const party = await sitDown(game, about);
  await party.ready();
  const log = (): Entry[] => party.events.flatMap((event) => (event.kind === 'entries' ? event.entries : []));
  const joined = (c: number, from = 0): ServerMessage => ({
    t: 'joined',
    c,
    table: party.table.info,
    match: { snapshot: null, from, entries: log().slice(from) },
    chat: [],
    now: party.clock.now(),
    you: acting(party.table),
    here: [true, true],
    watching: 0,
    watchers: [],
  });
  return { party, log, joined };
}

/** The fields of a value that JSON keeps: what came over the wire has lost the rest. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
export const shown = (table: RemoteTable) => plain(table.match);
