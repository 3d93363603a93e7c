import type { Seat } from '../seat.ts';

/** What somebody wants of a table. `seat` is the seat that asks, and must be held by who sends it. */
export type Command =
  /** `link`: the next link of the seat's hash chain, when the action asks for dice or a card. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: unknown; readonly link?: string }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'skip'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'agree'; readonly seat: Seat }
  /** No to a proposal to end, or no longer yes. */
  | { readonly kind: 'playOn'; readonly seat: Seat }
  | { readonly kind: 'takeOver'; readonly seat: Seat; readonly target: Seat; readonly level: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Has looked long enough at what happened: when all have, the table goes on. */
  | { readonly kind: 'goOn'; readonly seat: Seat }
  /** Commits to a new hash chain. */
  | { readonly kind: 'chain'; readonly seat: Seat; readonly anchor: string }
  | SeatingCommand;

/** What changes the record, before the start (`chat`: at any time). */
export type SeatingCommand =
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string }
  /** By the host also for somebody else: frees the seat. */
  | { readonly kind: 'stand'; readonly seat: Seat }
  /** By the host: frees the seat, and its person neither sits nor says anything at this table again. */
  | { readonly kind: 'ban'; readonly seat: Seat }
  | { readonly kind: 'addBot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'removeBot'; readonly seat: Seat }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly target: Seat }
  /** `chain`: the anchor of the seat's hash chain. */
  | { readonly kind: 'ready'; readonly seat: Seat; readonly nonce: string; readonly chain?: string }
  | { readonly kind: 'unready'; readonly seat: Seat }
  | { readonly kind: 'chat'; readonly on: boolean }
  | { readonly kind: 'close' };

const SEATING_KINDS: ReadonlySet<Command['kind']> = new Set<SeatingCommand['kind']>([
  'sit',
  'stand',
  'ban',
  'addBot',
  'removeBot',
  'swap',
  'ready',
  'unready',
  'chat',
  'close',
]);

export const isSeating = (command: Command): command is SeatingCommand => SEATING_KINDS.has(command.kind);
