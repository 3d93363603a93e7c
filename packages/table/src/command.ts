import type { Command, Refusal, Result } from '@cubarium/core';

/** A command with its sender. */
export interface Request {
  /** Who sends it: an identity, already proven. */
  readonly by: string;
  /** Chosen by the sender and sent again unchanged: a command that arrives twice is done once. */
  readonly id: string;
  /** How many entries the sender knew when it first sent this. */
  readonly after: number;
  readonly command: Command;
}

/** What a table knows of a command besides its words. */
export interface Asked {
  readonly arrived: number;
  /** Null: the table's own bot, which needs no identity. */
  readonly by: string | null;
  readonly id: string | null;
  readonly after: number;
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
  'not-away',
  'stale',
  'already-scheduled',
  'busy',
  'not-stored',
] as const;
export type TableCode = (typeof TABLE_CODES)[number];

export const tableRefusal = (code: TableCode): Refusal => ({ code });
