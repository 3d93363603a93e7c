import type { Actor } from './seat.ts';

/** Every action is plain JSON with a `kind`. */
export interface Action {
  readonly kind: string;
}

/** An action by somebody at a time: what `apply` takes. `at` is whole milliseconds since the table started. */
export interface Move<A extends Action = Action> {
  readonly at: number;
  readonly actor: Actor;
  readonly action: A;
}

/** A move that was accepted, at its place in the log. */
export interface Entry<A extends Action = Action> extends Move<A> {
  readonly seq: number;
  /** Only in a chance entry: the link revealed by the person who asked for it. */
  readonly link?: string;
}
