import { randomBytes } from 'node:crypto';
import {
  Client,
  until,
  type ClientPorts,
  type RemoteTable,
  type Socket,
  type SocketEvents,
} from '@cubarium/client';
import { seededRng, type Action, type GameDefinition, type Rng, type Seat } from '@cubarium/core';
import { WebSocket } from 'ws';

/** What can go wrong on the way, each in so many of a thousand messages. */
export interface Trouble {
  readonly rng: Rng;
  readonly twice: number;
  readonly hangUp: number;
  /** Every message is late by up to so many milliseconds, each by another time: so they overtake each other. */
  readonly lateMs: number;
}

export interface Guest {
  readonly name: string;
  readonly cookie: string;
}

/** Gets an identity from a server. */
export async function comeIn(url: string, name: string): Promise<Guest> {
  const answer = await post(`${url}/api/me`, { name });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`no identity: ${answer.status}`);
  return { name, cookie };
}

const post = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** Sets up a table and gives its id. */
export async function setUp(url: string, guest: Guest, body: object): Promise<string> {
  const answer = await post(`${url}/api/tables`, body, guest.cookie);
  const { id } = (await answer.json()) as { readonly id?: string };
  if (id === undefined) throw new Error(`no table: ${answer.status}`);
  return id;
}

let ids = 0;

/** A client over a real socket. `url` is asked at every attempt: a server may come back elsewhere. */
export function connect(url: () => string, guest: Guest, trouble?: Trouble): Client {
  const ports: ClientPorts = {
    connect: (events) => openSocket(`${url().replace('http', 'ws')}/ws`, guest, { events, trouble }),
    now: () => performance.now(),
    after,
    newId: () => `${guest.name}-${ids++}`,
    randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  };
  return new Client(ports);
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

function openSocket(
  url: string,
  guest: Guest,
  { events, trouble }: { events: SocketEvents; trouble: Trouble | undefined },
): Socket {
  const socket = new WebSocket(url, { headers: { cookie: guest.cookie } });
  const late = (call: () => void): void => {
    if (!trouble || trouble.lateMs === 0) return call();
    setTimeout(call, trouble.rng.below(trouble.lateMs + 1));
  };
  const happens = (inThousand: number): boolean =>
    trouble !== undefined && trouble.rng.below(1000) < inThousand;
  const sendNow = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  socket.on('open', () => events.onOpen());
  socket.on('message', (data: Buffer) => late(() => events.onMessage(data.toString())));
  socket.on('close', (code) => late(() => events.onClose(code)));
  socket.on('error', () => socket.terminate());
  return {
    send: (text) => {
      if (happens(trouble?.hangUp ?? 0)) return socket.terminate();
      late(() => sendNow(text));
      if (happens(trouble?.twice ?? 0)) late(() => sendNow(text));
    },
    close: () => socket.terminate(),
  };
}

/** Takes a seat and is ready. */
export async function sitAndReady(table: RemoteTable, seat: Seat): Promise<void> {
  await until(table, () => table.info !== null);
  await table.do({ kind: 'sit', seat, name: '' });
  await table.do({ kind: 'ready', seat, nonce: `nonce of ${seat}` });
}

/** Plays a seat by itself, any legal action at a time, until the match is over or it is told to stop. */
export function playAlone(table: RemoteTable, seat: Seat, seed: string): () => void {
  const rng = seededRng(seed);
  let stopped = false;
  let busy = false;
  const move = (): void => {
    const { match, game } = table;
    if (stopped || busy || !match || match.end || table.waiting > 0) return;
    const action = anyAction(game, match.state, { seat, at: table.at(), rng });
    if (!action) return;
    busy = true;
    void table.do({ kind: 'act', seat, action }).then(() => {
      busy = false;
      setImmediate(move);
    });
  };
  const unsubscribe = table.subscribe(move);
  // In a race something may become possible without anything happening.
  const clock = setInterval(move, 100);
  move();
  return () => {
    stopped = true;
    clearInterval(clock);
    unsubscribe();
  };
}

function anyAction(
  game: GameDefinition,
  state: unknown,
  { seat, at, rng }: { seat: Seat; at: number; rng: Rng },
): Action | null {
  const turn = game.turn(state);
  return turn.who === 'seats' && turn.seats.includes(seat) ? game.sample(state, { seat, at }, rng) : null;
}
