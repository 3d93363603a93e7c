/** A command of `cubarium`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** Does it, and gives the exit code. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** Arguments that make no sense: the message is printed and the exit code is 2. */
export class UsageError extends Error {}

/** A whole number given as an argument. */
export function wholeNumber(
  name: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

/** What cannot be done here, in a sentence: it is printed and the exit code is 1. */
export class NotHere extends Error {}

/** The server stands on what only this Node brings (its SQLite, its timers); the other commands do not. */
const SERVER_NODE = 24;

const canServe = Number(process.versions.node.split('.')[0]) >= SERVER_NODE;

/** The server, on a Node that has what it needs. */
export function loadServer() {
  if (canServe) return import('@cubarium/server');
  throw new NotHere(
    `This command needs Node ${SERVER_NODE} or later; this is Node ${process.versions.node}.`,
  );
}
