import { randomBytes } from 'node:crypto';
import {
  applyEntry,
  applyMove,
  chainOf,
  startMatch,
  type Action,
  type Entry,
  type GameDefinition,
  type Match,
  type Seat,
} from '@cubarium/core';
import { HELLO } from '@cubarium/protocol';
import { WebSocket } from 'ws';
import type { Driver, LoadTable } from './load.ts';
import { GAME, nextMove, OPTIONS } from './play.ts';

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

export async function newPerson(url: string): Promise<string> {
  const answer = await post(`${url}/api/me`, { name: 'Load' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

interface Heard {
  readonly t: string;
  readonly c?: number;
  readonly e?: readonly Entry[];
}

/** Two people at a table of ours. The first one's connection follows the match for both. */
export async function ourTable(url: string, game: GameDefinition, driver: Driver): Promise<LoadTable> {
  const people = await Promise.all([newPerson(url), newPerson(url)]);
  const made = await post(`${url}/api/tables`, { game: GAME, options: OPTIONS }, people[0]);
  const { id } = (await made.json()) as { readonly id: string };
  const table = new OurTable(id, game, driver);
  for (const [seat, cookie] of people.entries()) await table.join(url, { id, seat, cookie });
  await table.started;
  return table;
}

/** Two people at a table who get ready and then only listen. */
export async function joinRace(url: string, body: object): Promise<LoadTable> {
  const people = await Promise.all([newPerson(url), newPerson(url)]);
  const made = await post(`${url}/api/tables`, body, people[0]);
  const { id } = (await made.json()) as { readonly id: string };
  const sockets = people.map((cookie, seat) => listen(url, { id, seat, cookie }));
  return {
    id,
    move: () => undefined,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

function listen(url: string, { id, seat, cookie }: { id: string; seat: number; cookie: string }): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  const say = (message: object): void => socket.send(JSON.stringify(message));
  socket.on('open', () => {
    say(HELLO);
    say({ t: 'join', table: id, after: null });
  });
  socket.on('message', (data: Buffer) => {
    const { t, c } = JSON.parse(data.toString()) as Heard;
    if (t !== 'joined') return;
    say({ t: 'do', c, id: `sit${seat}`, after: 0, command: { kind: 'sit', seat, name: '' } });
    say({ t: 'do', c, id: `ready${seat}`, after: 0, command: { kind: 'ready', seat, nonce: `n${seat}` } });
  });
  return socket;
}

const ENTRIES = Buffer.from('{"t":"entries"');
const isEntries = (data: Buffer): boolean =>
  data.compare(ENTRIES, 0, ENTRIES.length, 0, Math.min(data.length, ENTRIES.length)) === 0;

/** So many entries from the start are weighed: numbers grow longer as a match goes on. */
const WEIGHED = 200;

/** More throws than a match of the bench has. */
const LINKS = 2000;
const newChain = (): readonly string[] => chainOf(randomBytes(16).toString('hex'), LINKS);

class OurTable implements LoadTable {
  readonly id: string;
  readonly #game: GameDefinition;
  readonly #driver: Driver;
  readonly #sockets: WebSocket[] = [];
  /** Of both people: every throw takes a link, as in the app. */
  readonly #chains = [newChain(), newChain()];
  readonly started: Promise<void>;
  #begin: () => void = () => undefined;
  #match: Match;
  #channel = 0;
  #moves = 0;
  #mover = 0;
  #sentAt = 0;
  /** What was heard last, and what it said. */
  #heard: { readonly data: Buffer; readonly message: Heard } | null = null;
  /** Heard, and not read yet. */
  #unread: Buffer[] = [];

  constructor(id: string, game: GameDefinition, driver: Driver) {
    this.id = id;
    this.#game = game;
    this.#driver = driver;
    const options = game.parseOptions(OPTIONS);
    if (!options.ok) throw new Error(options.error.code);
    const anchors = this.#chains.map(([anchor = null]) => anchor);
    this.#match = startMatch(game, { options: options.value, bots: [null, null], time: null, anchors });
    this.started = new Promise((resolve) => {
      this.#begin = resolve;
    });
  }

  async join(url: string, { id, seat, cookie }: { id: string; seat: number; cookie: string }): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#sockets[seat] = socket;
    const ready = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => this.#hear(seat, data, resolve));
    });
    socket.on('open', () => {
      this.#say(seat, HELLO);
      this.#say(seat, { t: 'join', table: id, after: null });
    });
    await ready;
  }

  move(): void {
    this.#catchUp();
    const next = nextMove(this.#game, this.#match.state);
    if (!next) throw new Error('nobody acts');
    const { seat, action } = next;
    this.#mover = seat;
    this.#sentAt = performance.now();
    const id = `m${this.#moves++}`;
    this.#say(seat, {
      t: 'do',
      c: this.#channel,
      id,
      after: this.#match.seq,
      command: { kind: 'act', seat, action, ...this.#linkFor(seat, action) },
    });
  }

  /** The next link, for an action that asks for dice or a card. */
  #linkFor(seat: Seat, action: Action): { readonly link?: string } {
    const { seq, at, chances } = this.#match;
    const next = applyMove(this.#game, this.#match, { seq, at, actor: seat, action });
    if (!next.ok || this.#game.turn(next.value.state).who !== 'chance') return {};
    const chain = this.#chains[seat] ?? [];
    const link = chain[chain.indexOf(chances?.chains[seat]?.last ?? '') + 1];
    if (link === undefined) throw new Error('all links are used');
    return { link };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #say(seat: number, message: object): void {
    this.#sockets[seat]?.send(JSON.stringify(message));
  }

  /** An answer counts when it arrives: it is read only before the next move, or the others would wait for that. */
  #hear(seat: number, data: Buffer, ready: () => void): void {
    if (!isEntries(data)) return this.#listen(seat, data, ready);
    const isAnswer = seat === this.#mover && data.includes(`"id":"m${this.#moves - 1}"`);
    if (isAnswer) this.#driver.tally.took.push(performance.now() - this.#sentAt);
    this.#unread.push(data);
    if (this.#moves === 0) this.#begin();
    return isAnswer ? this.#driver.onAnswer(this) : undefined;
  }

  #listen(seat: number, data: Buffer, ready: () => void): void {
    const { t, c } = this.#parse(data);
    if (t === 'no') throw new Error(`refused: ${data.toString()}`);
    if (t !== 'joined') return undefined;
    this.#channel = c ?? 0;
    this.#say(seat, {
      t: 'do',
      c: this.#channel,
      id: `sit${seat}`,
      after: 0,
      command: { kind: 'sit', seat, name: '' },
    });
    const command = { kind: 'ready', seat, nonce: `n${seat}`, chain: this.#chains[seat]?.[0] };
    this.#say(seat, { t: 'do', c: this.#channel, id: `ready${seat}`, after: 0, command });
    return ready();
  }

  /** Both connections hear the same: reading it twice would only slow down whoever measures. */
  #parse(data: Buffer): Heard {
    if (this.#heard?.data.equals(data)) return this.#heard.message;
    const message = JSON.parse(data.toString()) as Heard;
    this.#heard = { data, message };
    return message;
  }

  #catchUp(): void {
    const { weight } = this.#driver;
    for (const data of this.#unread) {
      const { e = [] } = this.#parse(data);
      // The same stretch of every match, however fast the machine is.
      if ((e[0]?.seq ?? WEIGHED) < WEIGHED) {
        weight.bytes += data.length;
        weight.messages++;
        weight.entries += e.length;
      }
      for (const entry of e) this.#enter(entry);
    }
    this.#unread = [];
  }

  /** Both connections hear the same: whichever is first brings the match forward. */
  #enter(entry: Entry): void {
    if (entry.seq < this.#match.seq) return;
    const next = applyEntry(this.#game, this.#match, entry);
    if (!next.ok) throw new Error(next.error.code);
    this.#match = next.value;
  }
}
