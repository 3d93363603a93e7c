import { StartError } from '../base/start-error.ts';

/** The store takes or gives nothing at the moment: nobody's mistake, and none of what was to be written is there. */
export class Unavailable extends Error {}

/** What is stored could not be read. The sentence is for who runs the server. */
export class Unreadable extends Error {
  /** It comes from the stored data itself and will not be otherwise next time. */
  readonly isLasting: boolean;

  constructor(sentence: string, isLasting: boolean) {
    super(sentence);
    this.isLasting = isLasting;
  }
}

/** What is stored of a table makes no sense. It is told of by its id: what was found may be names, or a secret. */
export class Damaged extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`table ${table} is damaged`);
    this.table = table;
  }
}

/** True for an error, while a table is read, that comes from what is stored of it; also when it reads well and makes no sense. */
export function isDamage(error: unknown): boolean {
  if (error instanceof Unreadable) return error.isLasting;
  return !(error instanceof Unavailable);
}

/** Stored text that was JSON when it was written. */
export function parseStored(table: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new Damaged(table);
  }
}

/** An error while the data is first read: what the store says becomes a sentence, anything else is a bug. */
export const atStart = (error: unknown): unknown =>
  error instanceof Unreadable ? new StartError(error.message) : error;
