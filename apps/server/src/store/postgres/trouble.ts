import { StartError } from '../../base/start-error.ts';

/** Why a database takes or gives nothing at the moment, in a word. */
export type Trouble = 'away' | 'full' | 'slow' | 'readOnly' | 'taken';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error came from the database itself: it has a state of five characters. */
const isState = (code: string): boolean => /^[0-9A-Z]{5}$/u.test(code);

/** What is wrong with the database or the way to it; null for what is wrong with what was asked. */
export function troubleOf(error: unknown): Trouble | null {
  const code = codeOf(error);
  // Of sockets and waiting too long, by the client: without a state, and often without a code.
  if (!isState(code)) return error instanceof TypeError || error instanceof RangeError ? null : 'away';
  if (code === '57014' || code === '55P03') return 'slow';
  if (code === '25006') return 'readOnly';
  if (code === '53100' || code === '53200' || code === '53400') return 'full';
  // Connection exceptions, too many connections, shutting down or starting up.
  return /^(?:08|53|57P)/u.test(code) ? 'away' : null;
}

/** Somebody else was first in a way that is settled by doing it once more. */
export const isRace = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Where a database is, without what opens it. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

/** Why a server cannot start on a database, in words for who started it. */
export function atConnecting(error: unknown, url: string): unknown {
  if (error instanceof StartError) return error;
  const place = placeOf(url);
  const code = codeOf(error);
  if (code.startsWith('28')) return new StartError(`the database ${place} refuses the user or the password.`);
  if (code === '3D000') return new StartError(`there is no database ${place}. createdb makes one.`);
  if (code === '42501') return new StartError(`our user may not make tables in the database ${place}.`);
  if (code === '42P07')
    return new StartError(
      `the database ${place} has tables that Cubarium did not make. Give it an empty one.`,
    );
  if (troubleOf(error) !== null)
    return new StartError(`the database ${place} does not answer${code === '' ? '' : ` (${code})`}.`);
  return error;
}

export const takenBySomebody = (url: string): StartError =>
  new StartError(`another server uses the database ${placeOf(url)}.`);

export const madeLater = (url: string): StartError =>
  new StartError(`the database ${placeOf(url)} was made by a later version of Cubarium. Use that version.`);
