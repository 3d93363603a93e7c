import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured, one line an event. Names, identities, addresses and what people say never get in here. */
export const createLog = (level: string): Log => pino({ level, base: null });

/** What may be said about an error: never the data that caused it. */
export function describe(error: unknown): { readonly error: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  // What could not be parsed is quoted in the message, and the message in the stack.
  const told = error instanceof SyntaxError ? error.name : error.message;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /u.test(line));
  return { error: told, ...(stack === undefined ? {} : { stack: stack.join('\n') }) };
}
