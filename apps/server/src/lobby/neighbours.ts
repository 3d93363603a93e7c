import type { Lobby } from '@cubarium/protocol';
import type { Colleagues, Hearer } from '../nodes/colleagues.ts';
import type { BusMessage } from '../ports/bus.ts';

export interface NeighboursParts {
  readonly colleagues: Pick<Colleagues, 'add' | 'send'>;
  /** What this node has to show. */
  readonly own: () => Lobby;
  readonly onChange: () => void;
}

/** However much goes on: other nodes are told at most so often. */
const TELL_EVERY_MS = 300;

/** What other nodes have to show in the lobby. */
export class Neighbours implements Hearer {
  readonly #parts: NeighboursParts;
  readonly #lobbies = new Map<number, Lobby>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: NeighboursParts) {
    this.#parts = parts;
    parts.colleagues.add(this);
  }

  get lobbies(): readonly Lobby[] {
    return [...this.#lobbies.values()];
  }

  /** What this node shows is different. */
  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#parts.colleagues.send('all', { kind: 'lobby', lobby: this.#parts.own() });
    }, TELL_EVERY_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  heard(from: number, message: BusMessage): void {
    // Who has just come knows nothing of us.
    if (message.kind === 'here') this.changed();
    if (message.kind !== 'lobby') return;
    this.#lobbies.set(from, message.lobby);
    this.#parts.onChange();
  }

  lost(node: number): void {
    if (this.#lobbies.delete(node)) this.#parts.onChange();
  }
}
