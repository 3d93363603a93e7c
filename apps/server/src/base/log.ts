import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured, one line an event. Names, identities, addresses and what people say never get in here. */
export const createLog = (level: string): Log => pino({ level, base: null });

/** What may be said about an error: never the data that caused it. */
export const describe = (error: unknown): { readonly error: string; readonly stack?: string } =>
  error instanceof Error
    ? { error: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) }
    : { error: String(error) };
