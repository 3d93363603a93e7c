import { isSeating, type Command, type Refusal, type Result, type SeatingCommand } from '@cubarium/core';

/** What is asked of a match that runs. */
export type MatchCommand = Exclude<Command, SeatingCommand>;

/** Of those, what makes entries. */
export type EnteredCommand = Exclude<MatchCommand, { readonly kind: 'goOn' }>;

/** Whether its entries tell that it was done; whatever else is asked needs an answer of its own. */
export const isEntered = (command: Command): command is EnteredCommand =>
  !isSeating(command) && command.kind !== 'goOn';

/** A command with its sender, or of the table's own bot, which needs no identity. */
export interface Asked {
  /** Who sends it: an identity, already proven. */
  readonly by: string | null;
  /** Chosen by the sender and sent again unchanged: a command that arrives twice is done once. */
  readonly id: string | null;
  /** How many entries the sender knew when it first sent this. */
  readonly after: number;
  readonly command: Command;
}

/** A command that somebody sent. */
export interface Request extends Asked {
  readonly by: string;
  readonly id: string;
}

/** Where the log stood after the command. */
export interface Receipt {
  readonly seq: number;
  /** The same command was done before; nothing happened now. */
  readonly repeated?: true;
}

export type Answer = Result<Receipt, Refusal>;

/** Refusals by the table, a closed list beside those of core and of the games. */
export const TABLE_CODES = [
  'wrong-seat',
  'wrong-phase',
  'seat-taken',
  'already-seated',
  'not-host',
  'banned',
  'not-away',
  'stale',
  'already-scheduled',
  'no-change',
  'too-many-undos',
  'table-full',
  'busy',
  'not-stored',
] as const;
export type TableCode = (typeof TABLE_CODES)[number];

export const tableRefusal = (code: TableCode): Refusal => ({ code });
