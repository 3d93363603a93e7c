import type { ServerMessage, WireCode } from '@cubarium/protocol';
import type { Hub } from '../hub/hub.ts';
import type { Allowance, Deed } from '../limits/allowances.ts';
import type { Colleagues, Hearer } from '../nodes/colleagues.ts';
import type { BusMessage, Speaker } from '../ports/bus.ts';
import { Unavailable } from '../ports/failures.ts';
import { Participant, type AtTable, type ParticipantLine, type Participation } from './participant.ts';

/** Says the same to many lines of a node at once. */
interface Mouth {
  tell(line: number, text: string | Buffer): void;
}

/** A connection to another node that follows tables of this one. */
class RemoteLine implements ParticipantLine {
  readonly person: string;
  readonly name: string;
  readonly participant: Participant;
  readonly #number: number;
  readonly #mouth: Mouth;
  readonly #hub: Hub;
  readonly #allowance: Allowance;
  #isOpen = true;

  constructor(number: number, by: Speaker, { mouth, hub }: { mouth: Mouth; hub: Hub }) {
    this.person = by.id;
    this.name = by.name;
    this.#number = number;
    this.#mouth = mouth;
    this.#hub = hub;
    this.#allowance = hub.allowances.of(by.id, by.address);
    this.participant = new Participant({ id: by.id, name: by.name }, by.address, { line: this, hub });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  end(): void {
    this.#isOpen = false;
    this.participant.end();
  }

  /** Whether somebody may come to tables at all was asked where they are connected. */
  may(deed: Deed): boolean {
    return deed === 'join' || this.#allowance.may(deed);
  }

  send(text: string): void {
    if (this.#isOpen) this.#mouth.tell(this.#number, text);
  }

  sendBytes(text: Buffer): void {
    if (this.#isOpen) this.#mouth.tell(this.#number, text);
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  complain(code: WireCode, about: { readonly table?: string } = {}): void {
    this.#hub.metrics.refused(code);
    this.say({ t: 'error', code, ...about });
  }

  dismissed(channel: number): void {
    this.participant.dismissed(channel);
  }

  /** It was held here a moment ago: who relays finds out who holds it now. */
  elsewhere(): void {
    this.#hub.metrics.refused('elsewhere');
  }

  notJoined({ c }: AtTable): void {
    this.say({ t: 'gone', c });
  }

  guard(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.#hub.onError(error);
      this.say({ t: 'error', code: error instanceof Unavailable ? 'not-stored' : 'internal' });
    });
  }
}

/** The connections to other nodes that follow tables of this one, by node and number. */
export class RemoteLines implements Hearer {
  readonly #hub: Hub;
  readonly #colleagues: Colleagues;
  readonly #lines = new Map<number, Map<number, RemoteLine>>();
  /** What many lines are told is put into words once. */
  #last: { readonly bytes: Buffer; readonly text: string } | null = null;

  constructor(hub: Hub, colleagues: Colleagues) {
    this.#hub = hub;
    this.#colleagues = colleagues;
  }

  heard(from: number, message: BusMessage): void {
    if (message.kind === 'end') return this.#end(from, message.line);
    // Who stops takes nobody in any more: whoever asks will find another holder.
    if (message.kind !== 'say' || this.#hub.tables.isStopping) return;
    const line = this.#lineOf(from, message.line, message.by);
    // What the other node has checked: it relays nothing else.
    line.participant.handle(message.message as Participation);
  }

  lost(node: number): void {
    const lines = this.#lines.get(node);
    this.#lines.delete(node);
    for (const line of lines?.values() ?? []) line.end();
  }

  #end(node: number, number: number): void {
    this.#lines.get(node)?.get(number)?.end();
    this.#lines.get(node)?.delete(number);
  }

  #lineOf(node: number, number: number, by: Speaker): RemoteLine {
    const lines = this.#lines.get(node) ?? new Map<number, RemoteLine>();
    this.#lines.set(node, lines);
    const mouth = { tell: (line: number, text: string | Buffer) => this.#tell(node, line, text) };
    const line = lines.get(number) ?? new RemoteLine(number, by, { mouth, hub: this.#hub });
    lines.set(number, line);
    return line;
  }

  #tell(node: number, line: number, said: string | Buffer): void {
    const text = typeof said === 'string' ? said : this.#wordsOf(said);
    this.#colleagues.send(node, { kind: 'tell', lines: [line], text });
  }

  #wordsOf(bytes: Buffer): string {
    if (this.#last?.bytes !== bytes) this.#last = { bytes, text: bytes.toString() };
    return this.#last.text;
  }
}
