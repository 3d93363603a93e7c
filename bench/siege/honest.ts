import { randomBytes } from 'node:crypto';
import { Client, until, type RemoteTable, type Socket, type SocketEvents } from '@cubarium/client';
import type { GameDefinition, Seat } from '@cubarium/core';
import { WebSocket } from 'ws';
import { GAME, nextMove } from '../server/play.ts';
import { newPerson, newTable } from './asking.ts';
import type { Tally } from './tally.ts';

/** What all honest people have in common. */
export interface Evening {
  readonly url: string;
  readonly game: GameDefinition;
  readonly tally: Tally;
  /** Connections that ended, and moves that were refused: there should be none. */
  readonly trouble: { hangUps: number; refused: number };
}

/** As quick as two who know the game well. */
const MOVE_EVERY_MS = 500;
const OPTIONS = { seats: 2, first: 0 };
const SEATS: readonly Seat[] = [0, 1];
let ids = 0;

function openSocket(evening: Evening, who: Guest, events: SocketEvents): Socket {
  const socket = new WebSocket(`${evening.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: who.cookie },
    localAddress: who.from,
    perMessageDeflate: false,
  });
  let closing = false;
  socket.on('open', () => events.onOpen());
  socket.on('message', (data: Buffer) => events.onMessage(data.toString()));
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    if (!closing) evening.trouble.hangUps++;
    events.onClose(code);
  });
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      closing = true;
      socket.terminate();
    },
  };
}

interface Guest {
  readonly from: string;
  readonly cookie: string;
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Two people of one household who play match after match. */
export class Pair {
  readonly #evening: Evening;
  readonly #guests: readonly Guest[];
  readonly #clients: readonly Client[];
  /** Every table they have played at, as each of them saw it. */
  readonly played: RemoteTable[][] = [];
  readonly #timer: NodeJS.Timeout;
  #now: RemoteTable[] = [];
  #asked: number | null = null;

  private constructor(evening: Evening, guests: readonly Guest[]) {
    this.#evening = evening;
    this.#guests = guests;
    this.#clients = guests.map(
      (guest) =>
        new Client({
          connect: (events) => openSocket(evening, guest, events),
          now: () => performance.now(),
          after,
          newId: () => `honest${ids++}`,
          randomHex: (bytes) => randomBytes(bytes).toString('hex'),
        }),
    );
    this.#timer = setInterval(() => this.#move(), MOVE_EVERY_MS);
  }

  static async come(evening: Evening, from: string): Promise<Pair> {
    const cookies = [await newPerson(evening.url, from, 'Ann'), await newPerson(evening.url, from, 'Bob')];
    const guests = cookies.flatMap((cookie) => (cookie === null ? [] : [{ from, cookie }]));
    if (guests.length < cookies.length) throw new Error('honest people were not let in');
    const pair = new Pair(evening, guests);
    await pair.#begin();
    return pair;
  }

  get from(): string {
    return this.#guests[0]?.from ?? '';
  }

  leave(): void {
    clearInterval(this.#timer);
    // What was not answered by now counts with the time it has taken so far.
    if (this.#asked !== null) this.#evening.tally.add(performance.now() - this.#asked);
    for (const client of this.#clients) client.close();
  }

  async #begin(): Promise<void> {
    const { url, game } = this.#evening;
    const host = this.#guests[0];
    const body = { game: GAME, options: OPTIONS, access: 'public' };
    const id = host && (await newTable(url, { ...host, body }));
    if (!id) throw new Error('honest people got no table');
    this.#now = this.#clients.map((client) => client.table(id, game));
    this.played.push(this.#now);
    await Promise.all(
      this.#now.map(async (table, seat) => {
        await until(table, () => table.info !== null);
        await table.do({ kind: 'sit', seat: SEATS[seat] ?? 0, name: '' });
        await table.do({ kind: 'ready', seat: SEATS[seat] ?? 0, nonce: `nonce of ${seat}` });
      }),
    );
  }

  #move(): void {
    const match = this.#now[0]?.confirmed ?? null;
    if (this.#asked !== null || !match) return;
    const next = match.end ? null : nextMove(this.#evening.game, match.state);
    if (!next) return this.#goOn();
    const since = performance.now();
    this.#asked = since;
    const { seat, action } = next;
    void this.#now[seat]?.do({ kind: 'act', seat, action }).then((answer) => {
      this.#evening.tally.add(performance.now() - since);
      if (!answer.ok) this.#evening.trouble.refused++;
      this.#asked = null;
    });
  }

  /** The match is over: the next one. */
  #goOn(): void {
    for (const client of this.#clients) for (const { id } of this.#now) client.part(id);
    this.#now = [];
    this.#begin().catch(() => {
      this.#evening.trouble.refused++;
    });
  }
}
