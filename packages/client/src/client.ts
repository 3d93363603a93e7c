import type { Action, GameDefinition } from '@cubarium/core';
import {
  CLOSE_CODES,
  HELLO,
  parseServerMessage,
  type ClientMessage,
  type Lobby,
  type ServerMessage,
} from '@cubarium/protocol';
import type { Asked, ClientEvent, Status } from './client-events.ts';
import type { ClientCode } from './codes.ts';
import { DiceKeeper, memoryKeep, type Keep } from './dice-keeper.ts';
import { Emitter } from './emitter.ts';
import { Heartbeat } from './heartbeat.ts';
import { LobbyView } from './lobby-view.ts';
import { Patience } from './patience.ts';
import type { Answer } from './pending.ts';
import type { ClientPorts, Socket } from './ports.ts';
import { RemoteTable } from './remote-table.ts';
import { ServerClock } from './server-clock.ts';

/** As a browser says when a connection ends without a word. */
const ABNORMAL = 1006;

/** One connection for everything live: it comes back by itself, takes up every table where it left it. */
export class Client {
  readonly clock: ServerClock;
  readonly #ports: ClientPorts;
  readonly #keep: Keep;
  readonly #events = new Emitter<ClientEvent>();
  readonly #tables = new Map<string, RemoteTable>();
  readonly #channels = new Map<number, RemoteTable>();
  #socket: Socket | null = null;
  #status: Status = 'connecting';
  readonly #lobby = new LobbyView();
  readonly #patience = new Patience();
  #cancelRetry: () => void = () => undefined;
  /** Counts connections: what an old socket still says is not heard. */
  #generation = 0;
  /** Tables whose `join` is on its way. */
  readonly #joining = new Set<string>();
  readonly #heart: Heartbeat;

  constructor(ports: ClientPorts) {
    this.#ports = ports;
    this.#keep = ports.keep ?? memoryKeep();
    this.clock = new ServerClock(ports.now);
    this.#heart = new Heartbeat({
      ...ports,
      ping: () => this.#send({ t: 'ping', at: ports.now() }),
      onSilence: () => this.lost(),
    });
    this.#connect();
  }

  get status(): Status {
    return this.#status;
  }

  subscribe(listener: (event: ClientEvent) => void): () => void {
    return this.#events.subscribe(listener);
  }

  /** Follows a table; the same object as long as it is followed. */
  table<S, A extends Action>(id: string, game: GameDefinition<S, A>): RemoteTable<S, A> {
    const known = this.#tables.get(id);
    // Kept under its id together with its game: the same id brings the same types back.
    if (known) return known as unknown as RemoteTable<S, A>;
    const table = new RemoteTable(id, game, {
      send: (message) => this.#send(message),
      rejoin: () => this.#join(id),
      giveUp: () => this.#giveUp(id),
      newId: this.#ports.newId,
      now: () => this.clock.now(),
      keeper: new DiceKeeper(id, { keep: this.#keep, randomHex: this.#ports.randomHex }),
    });
    this.#tables.set(id, table);
    this.#join(id);
    return table;
  }

  /** Follows it no longer. */
  part(id: string): void {
    const table = this.#tables.get(id);
    if (!table) return;
    this.#tables.delete(id);
    if (table.channel === null) return;
    this.#channels.delete(table.channel);
    this.#send({ t: 'part', c: table.channel });
  }

  watchLobby(on: boolean): void {
    this.#lobby.wanted = on;
    this.#send({ t: 'lobby', on, changes: true });
  }

  /** Says something that concerns no table that is followed; lost without a connection. */
  tell(message: Asked): void {
    this.#send(message);
  }

  /** Try again at once, instead of waiting: the device is online again, or has an identity now. */
  retry(): void {
    if (this.#status === 'online' || this.#status === 'connecting' || this.#status === 'closed') return;
    this.#connect();
  }

  /** The connection must be gone, though its socket has not noticed: the device has lost its network. */
  lost(): void {
    if (this.#status === 'online') this.#closed(ABNORMAL);
  }

  close(): void {
    this.#setStatus('closed');
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    this.#setStatus('connecting');
    const generation = this.#generation;
    const current = (): boolean => generation === this.#generation;
    this.#socket = this.#ports.connect({
      onOpen: () => current() && this.#socket?.send(JSON.stringify(HELLO)),
      onMessage: (text) => {
        if (!current()) return;
        this.#heart.heard();
        this.#hear(text);
      },
      onClose: (code) => current() && this.#closed(code),
    });
  }

  #drop(): void {
    this.#generation++;
    this.#heart.stop();
    this.#cancelRetry();
    this.#joining.clear();
    this.#channels.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const table of this.#tables.values()) if (table.channel !== null) table.parted();
  }

  #closed(code: number): void {
    this.#drop();
    if (code === CLOSE_CODES.reload) return this.#setStatus('reload');
    if (code === CLOSE_CODES.unauthenticated) return this.#setStatus('refused');
    this.#setStatus('offline');
    this.#cancelRetry = this.#ports.after(this.#patience.next(), () => this.#connect());
  }

  #setStatus(status: Status): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#events.emit({ kind: 'status', status });
  }

  #send(message: ClientMessage): void {
    if (this.#status !== 'online') return;
    this.#socket?.send(JSON.stringify(message));
    if (message.t === 'do') this.#heart.wonder();
  }

  #join(id: string): void {
    const table = this.#tables.get(id);
    if (!table || this.#status !== 'online' || this.#joining.has(id)) return;
    this.#joining.add(id);
    this.#send({ t: 'join', table: id, after: table.known });
  }

  /** What a later server may say is not for us. What no server may say leaves us without a part of the truth. */
  #hear(text: string): void {
    const message = parseServerMessage(text);
    if (message === 'unknown') return;
    if (message === 'unfit') this.#giveUp(null);
    else this.#receive(message);
  }

  /** What the server says makes no sense: perhaps it does after a while. */
  #giveUp(table: string | null): void {
    this.#patience.inVain();
    this.#failed('not-understood' satisfies ClientCode, table);
    this.#closed(CLOSE_CODES['bad-message']);
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message.now);
      case 'pong':
        return this.clock.add(message.at, message.now);
      case 'joined':
        return this.#joined(message);
      case 'ok':
        return this.#answered(message.id, { ok: true, value: { seq: message.seq } });
      case 'no':
        return this.#answered(message.id, { ok: false, error: message.error });
      case 'rematch':
        return this.#events.emit({ kind: 'rematch', table: message.table });
      case 'invited':
      case 'turn':
        return this.#events.emit({ kind: 'personal', message });
      case 'lobby':
      case 'lobbyChanged':
        return this.#show(this.#lobby.hear(message));
      case 'error':
        return this.#failed(message.code, message.table ?? null);
      case 'table':
      case 'entries':
      case 'soon':
      case 'said':
      case 'emoted':
      case 'live':
      case 'gone':
        return this.#channels.get(message.c)?.receive(message);
    }
  }

  #welcome(now: number): void {
    this.#patience.succeeded();
    this.clock.guess(now);
    this.#setStatus('online');
    this.#heart.start();
    for (const id of this.#tables.keys()) this.#join(id);
    if (this.#lobby.wanted) this.#send({ t: 'lobby', on: true, changes: true });
  }

  #joined(message: Extract<ServerMessage, { readonly t: 'joined' }>): void {
    this.#joining.delete(message.table.id);
    const table = this.#tables.get(message.table.id);
    if (!table) return this.#send({ t: 'part', c: message.c });
    this.#channels.set(message.c, table);
    table.joined(message);
  }

  #show(lobby: Lobby | null): void {
    if (lobby) this.#events.emit({ kind: 'lobby', lobby });
  }

  #answered(id: string, answer: Answer): void {
    for (const table of this.#tables.values()) if (table.answered(id, answer)) return;
  }

  #failed(code: string, table: string | null): void {
    if (table !== null) this.#joining.delete(table);
    this.#events.emit({ kind: 'error', code, table });
  }
}
